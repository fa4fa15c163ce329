import type { PhoneNumber } from '@/content/schema'

/** A phone number in any usual form: 416-555-0199, (416) 555-0199, +1 416.555.0199, 4165550199. */
export const anyPhone =
  /(?<![\w.,$-])(?:\+?1[\s.\u2010-\u2013-]{0,3})?\(?[2-9]\d{2}\)?[\s.\u2010-\u2013-]{0,3}\d{3}[\s.\u2010-\u2013-]{0,3}\d{4}(?![\d-])/

/**
 * Finds a phone number in any notation: (905) 555-0142, 905.555.0142, +1 905 555 0142.
 * @returns the number as the text has it; undefined if it does not
 */
export function literalPhone(text: string, { display, e164 }: PhoneNumber): string | undefined {
  if (text.includes(display)) return display
  const digits = e164.replace(/^\+1?/, '')
  // A quick test first: every line is searched for every number, and most lines have none.
  if (!text.includes(digits.slice(-4))) return undefined
  const spaced = [...digits].join('[\\s().\u00a0\u2010-\u2013-]{0,3}')
  return new RegExp(`(?<!\\d)(?:\\+?1[\\s.-]?)?\\(?${spaced}(?!\\d)`).exec(text)?.[0]
}
