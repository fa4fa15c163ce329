import type { PhoneNumber } from '@/content/types'
import { leadSubject } from '@/lib/leads/fields'
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
  /** The subject without JavaScript; with it, the visitor's name stands in it. */
  subject: string
  pageUrl: string
  pageTitle: string
  phone: PhoneNumber
  privacyHref: string
  /** The service asked about, on smart-home inquiry forms. */
  service?: string
}

/**
 * @param path the page's root-relative path
 * @param pageTitle the page's title, for page_source_title without JavaScript
 * @param service the service's name, for an inquiry form
 * @returns the form's settings
 */
export function leadFormFor(path: string, pageTitle: string, service?: string): LeadFormSettings {
  return {
    action: leadEndpoint,
    formName: path === routes.home() ? 'homepage_contact_form' : 'global_contact_form',
    next: absoluteUrl(routes.thankYou()),
    subject: leadSubject('', service, false),
    pageUrl: absoluteUrl(path),
    pageTitle,
    phone: phoneFor(path),
    privacyHref: routes.privacy(),
    ...(service ? { service } : {}),
  }
}
