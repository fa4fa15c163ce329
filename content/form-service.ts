import type { FormFields, FormService } from '@/content/schema'

/** The service that turns a sent request form into an email. Another service changes this file and nothing else. */
export const formService = {
  /** {email} is the inbox in content/business.ts. The build's NEXT_PUBLIC_LEAD_ENDPOINT, where it is set, comes first. */
  endpoint: 'https://formsubmit.co/{email}',
  /** A second inbox for each request; empty: none. Anyone can read it in the HTML: office@, not a person's own. */
  copyEmail: '',
  /** What the privacy page says about it, after "It is" and "for". Of a service at home: 'in Canada'. */
  privacy: {
    name: 'A form-forwarding service',
    country: "outside Canada, so your message passes through another country and is subject to that country's laws",
    keeps: '30 days',
  },
} as const satisfies FormService

/** The hidden fields by which it takes its orders. The browser loads these names. */
export const formFields = {
  /** Where the visitor is sent once the request has arrived. */
  next: '_next',
  subject: '_subject',
  copyEmail: '_cc',
  /** Fields that are always the same: a key, a setting. */
  fixed: { _captcha: 'false' },
} as const satisfies FormFields
