import type { EmailSubject, FormFields, FormService } from '@/content/schema'

/** The service that turns a request into an email. To replace it, change this file, and the variable if it is set. */
export const formService = {
  /** {email} is the inbox in content/business.ts. The variable NEXT_PUBLIC_LEAD_ENDPOINT replaces this if it is set. */
  endpoint: 'https://formsubmit.co/{email}',
  /** A second inbox for each request, or empty. It is visible in the HTML: use an office address, not a person's. */
  copyEmail: '',
  /** Text of the privacy page, after "It is" and "for". For a Canadian service: 'in Canada'. */
  privacy: {
    name: 'FormSubmit, a form-forwarding service,',
    country: "outside Canada, so your message passes through another country and is subject to that country's laws",
    keeps: '30 days',
  },
} as const satisfies FormService

/** Words in the subject of an email, besides the visitor's name and the service. The browser loads them. */
export const emailSubject = {
  withoutName: 'New Lead',
  /** In front of the subject if the field that visitors cannot see is filled in. */
  possibleSpam: '[Possible spam]',
} as const satisfies EmailSubject

/** Names of the hidden fields that configure the form service. The browser loads them. */
export const formFields = {
  /** The page to which the service redirects the visitor. */
  next: '_next',
  subject: '_subject',
  copyEmail: '_cc',
  /** Fields with a fixed value, such as a key or a setting. */
  fixed: { _captcha: 'false' },
} as const satisfies FormFields
