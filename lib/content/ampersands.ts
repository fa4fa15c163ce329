/**
 * The one rule for the ampersands that headings draw in the accent colour. Those inside a name have no spaces: "R&D".
 * @param heading a heading's text
 * @returns the parts between its ampersands; the whole text where it has none
 */
export function betweenAmpersands(heading: string): string[] {
  return heading.split(' & ')
}
