import { formService } from '@/content/form-service'
import type { FormService, PhoneNumber } from '@/content/schema'
import { requestSubject } from '@/lib/requests/posted-fields'
import { routes } from '@/lib/routes'
import { absoluteUrl, phoneFor, requestEndpoint } from '@/lib/site'

/** What a request form posts and links to, besides the visitor's input. */
export type RequestFormSettings = {
  action: string
  /** Its name in the data layer: one for the home page, one for all other pages. */
  formName: 'homepage_contact_form' | 'global_contact_form'
  /** Absolute URL of /thank-you. */
  next: string
  /** The subject without JavaScript; with it, the subject includes the visitor's name. */
  subject: string
  /** A second inbox for the form service. */
  copyEmail?: string
  pageUrl: string
  pageTitle: string
  phone: PhoneNumber
  privacyHref: string
  /** The service of a page with `ownForm`. */
  service?: string
}

/**
 * @param path the page's root-relative path
 * @param pageTitle the page's title, for page_source_title without JavaScript
 * @param service the service's name, on a page with `ownForm`
 * @returns the form's settings
 */
export function requestFormSettings(path: string, pageTitle: string, service?: string): RequestFormSettings {
  const { copyEmail }: FormService = formService
  return {
    action: requestEndpoint(),
    formName: path === routes.home() ? 'homepage_contact_form' : 'global_contact_form',
    next: absoluteUrl(routes.thankYou()),
    subject: requestSubject('', service, false),
    ...(copyEmail && { copyEmail }),
    pageUrl: absoluteUrl(path),
    pageTitle,
    phone: phoneFor(path),
    privacyHref: routes.privacy(),
    ...(service && { service }),
  }
}
