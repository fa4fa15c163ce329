import { formService } from '@/content/form-service'
import type { FormService, PhoneNumber } from '@/content/schema'
import { requestSubject } from '@/lib/requests/posted-fields'
import { routes } from '@/lib/routes'
import { absoluteUrl, type Office, requestEndpoint } from '@/lib/site'

/** What the settings depend on. */
type FormPage = { path: string; office: Office }

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
 * @param pageTitle the page's title, for page_source_title without JavaScript
 * @param service the service's name, on a page with `ownForm`
 * @returns the settings of the page's form
 */
export function requestFormSettings(page: FormPage, pageTitle: string, service?: string): RequestFormSettings {
  const { copyEmail }: FormService = formService
  return {
    action: requestEndpoint(),
    formName: page.path === routes.home() ? 'homepage_contact_form' : 'global_contact_form',
    next: absoluteUrl(routes.thankYou()),
    subject: requestSubject('', service, false),
    ...(copyEmail && { copyEmail }),
    pageUrl: absoluteUrl(page.path),
    pageTitle,
    phone: page.office.phone,
    privacyHref: routes.privacy(),
    ...(service && { service }),
  }
}
