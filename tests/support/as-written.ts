/** Converts text of a page to its form in content: ranges with a hyphen, "7AM", plain spaces. */
export const asWritten = (text: string): string =>
  text
    .replaceAll('\u200a\u2013\u200a', '-')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/(\d) (?=[AP]M\b)/g, '$1')
