import { keysOf } from '@/lib/objects'

// Another field also needs its markup (request-form-fields.client.tsx: every field is required), its text and the
// number of fields in `lead` (content/interface.ts), that number in content/pages/contact.ts, a value for the weekly
// test (scripts/send-test-request.ts), and what visitors type in content/pages/privacy.ts: `glance` and four sections.
// One with a format, such as an email, also needs a message for it: use-field-notes.ts only says what is missing.
// Tests that type it: tests/support/request-form-page.ts, request-form.spec.ts, other-browsers.spec.ts,
// broken-scripts.spec.ts.

/** Maximum characters of each field. */
export const fieldLimits = { name: 100, phone: 20, message: 1000 } as const

export type RequestFieldName = keyof typeof fieldLimits
export const requestFieldNames = keysOf(fieldLimits)

/** The name of the field that visitors cannot see: programs that send spam fill it in. */
export const HONEYPOT_FIELD = 'website'

/** @returns a form's field, or null if the form does not have it */
export function formField(form: HTMLFormElement, name: RequestFieldName) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

/**
 * Empties fields that contain only spaces, since the browser's required check accepts them.
 * @returns whether a blank field made the form invalid
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  const blank = requestFieldNames.flatMap((name) => {
    const input = formField(form, name)
    return input?.value && !input.value.trim() ? [input] : []
  })
  for (const input of blank) input.value = ''
  return blank.length > 0 && !form.reportValidity()
}

/**
 * Shortens a long phone number: removes spaces and punctuation before it truncates.
 * @param text a number as pasted, for instance "+1 (416) 555-0123 x12"
 * @returns the shortened number, and whether letters or digits were cut
 */
export function fitPhone(text: string): { value: string; cut: boolean } {
  const trimmed = text.trim()
  if (trimmed.length <= fieldLimits.phone) return { value: trimmed, cut: false }
  const bare = trimmed.replace(/[^\p{L}\p{N}+]/gu, '')
  return { value: bare.slice(0, fieldLimits.phone), cut: bare.length > fieldLimits.phone }
}

/** From this share of a limit on, the form shows the remaining characters. */
const HINT_FROM = 0.9

/**
 * @param name a field
 * @param length its current length
 * @returns the figures of the hint below a field that is nearly full, or undefined
 */
export function limitHint(name: RequestFieldName, length: number): { left: number; limit: number } | undefined {
  if (length < fieldLimits[name] * HINT_FROM) return undefined
  return { left: Math.max(0, fieldLimits[name] - length), limit: fieldLimits[name] }
}
