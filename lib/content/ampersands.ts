/**
 * Splits a heading at the ampersands in the accent colour. An ampersand within a name has no spaces: "R&D".
 * @param heading a heading's text
 * @returns the parts between its ampersands; the whole text where it has none
 */
export function betweenAmpersands(heading: string): string[] {
  return heading.split(' & ')
}
