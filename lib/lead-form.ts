import { business } from '@/content/business'
import type { PhoneNumber } from '@/lib/content/types'
import { routes } from '@/lib/routes'
import { absoluteUrl, leadEndpoint, phoneFor } from '@/lib/site'

/** Names the form in the data layer: the home hero's, or the shared one. */
export type LeadFormName = 'homepage_contact_form' | 'global_contact_form'

/** Everything that a request form posts or links to besides what the visitor types. */
export type LeadFormSettings = {
  action: string
  formName: LeadFormName
  /** Absolute address of /thank-you. */
  next: string
  pageUrl: string
  pageTitle: string
  phone: PhoneNumber
  privacyHref: string
  thankYouHref: string
  /** The service asked about, on smart-home inquiry forms. */
  service?: string
}

/** The firm's name, for the line under the form. */
export const leadRecipient: string = business.name

/**
 * @param path the page's root-relative path
 * @param pageTitle the page's title, for page_source_title without JavaScript
 * @param service the service's name, for an inquiry form
 */
export function leadFormFor(path: string, pageTitle: string, service?: string): LeadFormSettings {
  return {
    action: leadEndpoint,
    formName: path === routes.home() ? 'homepage_contact_form' : 'global_contact_form',
    next: absoluteUrl(routes.thankYou()),
    pageUrl: absoluteUrl(path),
    pageTitle,
    phone: phoneFor(path),
    privacyHref: routes.privacy(),
    thankYouHref: routes.thankYou(),
    ...(service ? { service } : {}),
  }
}
