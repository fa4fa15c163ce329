/**
 * @param text a heading's words, a title, a file's name
 * @returns the same words as an address can carry them: small letters, digits, hyphens
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2018\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
