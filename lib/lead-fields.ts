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
