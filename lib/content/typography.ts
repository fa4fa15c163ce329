const amount = '\\$?\\d+(?:[.,]\\d+)*'
const clock = '(?:[ \u00a0]?[AP]M)?'
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const dash = '\u200a\u2013\u200a'

/** Matches "4-8", "$1,500-$3,500+", "50-80%", "7AM-6PM", "Mon-Fri", but no phone number, date or part of a name. */
const range = new RegExp(
  `(?<![\\p{L}\\d.,$-])${amount}%?${clock}-${amount}[+%]?${clock}(?![\\p{L}\\d]*-)|\\b${day}-${day}\\b`,
  'gu',
)

/**
 * Sets ranges for display: an en dash between hair spaces, and a space before AM and PM. Content, structured data and
 * addresses keep the hyphen.
 * @param text copy, without link addresses
 * @returns the copy with its ranges set
 */
export function setRanges(text: string): string {
  return text.replace(range, (text) => text.replace('-', dash)).replace(/(\d)(?=[AP]M\b)/g, '$1\u00a0')
}

/** A range as `setRanges` leaves it. */
const setRange = `(?:${amount}%?(?:\u00a0[AP]M)?|${day})${dash}(?:${amount}[+%]?(?:\u00a0[AP]M)?|${day})`
/** A compound that is short enough to stay on one line: "3-phase", "Wi-Fi". */
const compound = '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,20}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+'
const unbroken = new RegExp(`(${setRange}|${compound})`, 'u')

/**
 * @param text copy, without link addresses
 * @returns its parts in order, ranges set; a part at an odd index must stay on one line
 */
export function unbrokenPieces(text: string): string[] {
  return setRanges(text).split(unbroken)
}
