/** What nobody can see: white space, control and format characters, and fillers, which fonts draw as a space. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}\u2800\u{13442}\u{16fe4}\u{1d159}]/gu
/** Format characters, such as marks of direction, and fillers. Joiners stay: names and emoji need them. */
const marks = /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164\uffa0\u2800]/gu
const lineEnds = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** @returns whether a text has no character that can be seen */
export const isBlank = (text: string): boolean => !text.replace(unseen, '')

/**
 * @param between what takes the place of line ends and control characters
 * @returns a text for one line of an email: without format characters, fillers, and spaces and joiners at its ends
 */
export const cleanLine = (text: string, between = ' '): string =>
  text
    .replace(lineEnds, between)
    .replace(marks, '')
    .replace(/^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g, '')
