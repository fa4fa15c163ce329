/**
 * Splits a heading at the ampersands that are drawn in the accent colour. Ampersands within a name have no spaces: "R&D".
 * @param heading a heading's text
 * @returns the parts between its ampersands; the whole text where it has none
 */
export function betweenAmpersands(heading: string): string[] {
  return heading.split(' & ')
}
