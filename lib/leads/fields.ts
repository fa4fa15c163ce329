/** The most characters that each field takes. */
export const LIMITS = { name: 100, phone: 20, message: 1000 } as const

/**
 * Makes a long phone number fit: spaces and punctuation go first, digits and an extension's letters stay.
 * @param text a number as pasted, for instance "+1 (416) 555-0123 x12"
 * @returns at most 20 characters, and whether anything that matters had to be cut
 */
export function fitPhone(text: string): { value: string; cut: boolean } {
  const trimmed = text.trim()
  if (trimmed.length <= LIMITS.phone) return { value: trimmed, cut: false }
  const bare = trimmed.replace(/[^\p{L}\p{N}+]/gu, '')
  return { value: bare.slice(0, LIMITS.phone), cut: bare.length > LIMITS.phone }
}

/** From this share of a limit on, the form counts down. */
const NEAR = 0.9

/**
 * @param name a field
 * @param length how many characters stand in it
 * @param words with {left} and {limit}
 * @returns the count that shows below a field that is nearly full, or nothing
 */
export function limitHint(name: keyof typeof LIMITS, length: number, words: string): string | undefined {
  if (length < LIMITS[name] * NEAR) return undefined
  return words.replace('{left}', String(Math.max(0, LIMITS[name] - length))).replace('{limit}', String(LIMITS[name]))
}

/**
 * @param name what the visitor entered as a name; may be empty
 * @param service the service asked about, on inquiry forms
 * @param suspect whether the field that people are told to leave empty was filled
 * @returns the subject of the mail that the request becomes
 */
export function leadSubject(name: string, service: string | undefined, suspect: boolean): string {
  const subject = [name.trim() || 'New Lead', ...(service ? [service] : [])].join(': ')
  return suspect ? `[Possible spam] ${subject}` : subject
}
