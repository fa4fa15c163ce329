import { emailSubject, formFields } from '@/content/form-service'
import { objectOf } from '@/lib/objects'
import { attributionFields } from '@/lib/requests/attribution'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'

// What a request contains besides the visitor's text: the subject of its email, and hidden fields.

/**
 * @param name the visitor's name; may be empty
 * @param service the requested service, on forms of one service
 * @param suspect whether the honeypot field was filled
 * @returns the subject of the request's email
 */
export function requestSubject(name: string, service: string | undefined, suspect: boolean): string {
  const subject = [name.trim() || emailSubject.withoutName, ...(service ? [service] : [])].join(': ')
  return suspect ? `${emailSubject.possibleSpam} ${subject}` : subject
}

/** The field of a request that holds the subject of its email. */
export const subjectField: string = formFields.subject

/**
 * The fields that are known at build time, so that the form works without JavaScript.
 * @param settings the form's settings
 * @returns the values of the hidden fields by name, in the form's order
 */
export function hiddenFields(settings: RequestFormSettings): Record<string, string> {
  const { next, subject, copyEmail, service, pageUrl, pageTitle } = settings
  return {
    [formFields.next]: next,
    ...formFields.fixed,
    [formFields.subject]: subject,
    ...(copyEmail && { [formFields.copyEmail]: copyEmail }),
    ...(service && { service }),
    ...objectOf(attributionFields, () => ''),
    page_source_url: pageUrl,
    page_source_title: pageTitle,
  }
}
