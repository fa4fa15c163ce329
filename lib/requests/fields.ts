import { keysOf } from '@/lib/objects'
import { cleanLine, isBlank } from '@/lib/requests/clean-text'

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
 * Empties fields without a visible character, since the browser's required check accepts them.
 * @returns whether a blank field made the form invalid
 */
export function refuseBlanks(form: HTMLFormElement): boolean {
  const blank = requestFieldNames.flatMap((name) => {
    const input = formField(form, name)
    return input?.value && isBlank(input.value) ? [input] : []
  })
  for (const input of blank) input.value = ''
  return blank.length > 0 && !form.reportValidity()
}

/** Marks within a number. Dashes of every length count. */
const MARKS = '[\\s().\\u2010-\\u2015-]*'
/** A number as North America groups it, "+1 (416) 555-0123", else any digits with marks between them. */
const numbers = new RegExp(
  `(?:\\+?1${MARKS})?\\(?[2-9]\\d\\d\\)?${MARKS}\\d{3}${MARKS}\\d{4}(?!\\d)|\\+?\\p{Nd}(?:${MARKS}\\p{Nd})*`,
  'gu',
)
/** What stands between a number and its extension. */
const extensionMark = /^[\s,;:.(]*(#|x|p|w|ext|extn|extension|poste|local)?[\s.:=#]*$/i
/** Longer ones are numbers of their own, unless a mark says that they are extensions. */
const MAX_EXTENSION = 6
const MIN_NUMBER = 7

/** @returns the separator of two groups of digits, undefined where words between them say something else */
function separator(between: string, digits: string): string | undefined {
  const [isExtension, mark] = extensionMark.exec(between) ?? []
  if (mark || (isExtension !== undefined && digits.length <= MAX_EXTENSION)) return 'x'
  return digits.length >= MIN_NUMBER || !/\p{L}/u.test(between) ? '/' : undefined
}

/**
 * Shortens a long phone number: removes spaces and punctuation, but keeps what separates it from its extension or from
 * a second number. A part that does not fit is left out whole.
 * @param text a number as pasted, for instance "+1 (416) 555-0123 ext. 12"
 * @returns the shortened number, for instance "+14165550123x12", and whether letters or digits were left out
 */
export function fitPhone(text: string): { value: string; cut: boolean } {
  const { phone: limit } = fieldLimits
  const line = cleanLine(text).replace(/\p{Z}+/gu, ' ')
  if (line.length <= limit) return { value: line, cut: false }
  // "(0)" is not dialled after the code of a country.
  const plain = line.normalize('NFKC').replace(/\(0\)/g, '')
  const groups = [...plain.matchAll(numbers)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    digits: match.replace(/[^+\p{Nd}]/gu, ''),
  }))
  const first = groups.findIndex(({ digits }) => digits.length >= MIN_NUMBER && digits.length <= limit)
  let { digits: value = '', end = 0 } = groups[first] ?? {}
  if (!value) return { value: [...line].slice(0, limit).join(''), cut: true }
  for (const { start, end: groupEnd, digits } of groups.slice(first + 1)) {
    const mark = separator(plain.slice(end, start), digits)
    const longer = `${value}${mark}${digits}`
    if (!mark || longer.length > limit) return { value, cut: true }
    value = longer
    end = groupEnd
  }
  return { value, cut: first > 0 || /\p{L}/u.test(plain.slice(end)) }
}

/** From this share of a limit on, the form shows the remaining characters. */
const HINT_FROM = 0.9

/** @returns the figures of the hint below a field that is nearly full, or undefined */
export function limitHint(name: RequestFieldName, length: number): { left: number; limit: number } | undefined {
  if (length < fieldLimits[name] * HINT_FROM) return undefined
  return { left: Math.max(0, fieldLimits[name] - length), limit: fieldLimits[name] }
}
