import { emailSubject, formFields } from '@/content/form-service'
import { objectOf } from '@/lib/objects'
import { attributionFields } from '@/lib/requests/attribution'
import type { RequestFormSettings } from '@/lib/requests/request-form-settings'

// What a request contains besides the visitor's text: the subject of its email, and hidden fields.

/**
 * @param service the requested service, on forms of one service
 * @param suspect whether the honeypot field was filled
 * @returns the subject of the request's email; the name may be empty
 */
export function requestSubject(name: string, service: string | undefined, suspect: boolean): string {
  const subject = [name.trim() || emailSubject.withoutName, ...(service ? [service] : [])].join(': ')
  return suspect ? `${emailSubject.possibleSpam} ${subject}` : subject
}

/** The field of a request that holds the subject of its email. */
export const subjectField: string = formFields.subject

/** @returns the hidden fields of a form that the build knows, by name: they need no JavaScript */
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
