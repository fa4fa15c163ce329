const UNITS = 'mA|feet|A|V|W|kW|kVA|kWh|m|cm|mm|AM|PM|km|Hz|HP|hp|lx|K|kPa'
/** Words that stay with the number after them: RadioRA 3, Highway 7, "press 1" of a phone menu. */
const NAMES_BEFORE_NUMBERS = 'RadioRA|Level|Highway|press|option'

/** The URL of a Markdown link. */
const linkUrl = /(?<=\]\()[^)\s]+(?=\))/g
/** Replaces a URL while punctuation is set, so that no rule changes it. */
const HELD = '\u0000'

/**
 * Sets curly apostrophes and quotes, and no-break spaces between a number and its unit or a name and its number.
 * @param text a sentence or a paragraph
 * @returns the text with the same number of characters; Markdown and URLs are unchanged
 */
export function smartPunctuation(text: string): string {
  const urls = text.match(linkUrl) ?? []
  return (
    text
      .replace(linkUrl, HELD)
      .replace(new RegExp(`(\\d\\+?) (?=(?:${UNITS})\\b)`, 'g'), '$1\u00a0')
      .replace(new RegExp(`\\b(${NAMES_BEFORE_NUMBERS}) (?=\\d)`, 'g'), '$1\u00a0')
      .replace(/(^|[\s([{])"/g, '$1\u201c')
      .replace(/"/g, '\u201d')
      // A decade takes an apostrophe, not an opening quote: the ’20s.
      .replace(/(^|[\s([{])'(?=\d\ds?\b)/g, '$1\u2019')
      .replace(/(^|[\s([{])'/g, '$1\u2018')
      // Every other one is an apostrophe or closes a quotation.
      .replaceAll("'", '\u2019')
      .replaceAll(HELD, () => urls.shift() ?? HELD)
  )
}

const AMOUNT = '\\$?\\d+(?:[.,:]\\d+)*'
const CLOCK = '(?:[ \u00a0]?[AP]M)?'
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const DASH = '\u200a\u2013\u200a'

/** An area code, or the name of a standard or a rule, as in "NEMA 14-50": the number after it is no range. */
const BEFORE_NUMBER = '(?<!\\d)\\d{3}\\)?[ \u00a0]|\\b(?:NEMA|CEC|Rules?|Section|Table)[ \u00a0]'
/** Words after a number that is no range: "14-2 cable". */
const AFTER_NUMBER = '-| (?:outlet|receptacle|plug|cable)\\b'

/** Matches "4-8", "$1,500-$3,500+", "50-80%", "7AM-6PM", "Mon-Fri", but no phone number, date or part of a name. */
const range = new RegExp(
  `(?<![\\p{L}\\d.,:$-]|${BEFORE_NUMBER})${AMOUNT}%?${CLOCK}-${AMOUNT}[+%]?${CLOCK}(?![\\p{L}\\d]*(?:${AFTER_NUMBER}))|\\b${DAY}-${DAY}\\b`,
  'gu',
)

/**
 * Sets ranges for display: an en dash between hair spaces, and a space before AM and PM. Content, structured data and
 * URLs keep the hyphen.
 * @param text copy, without URLs of links
 * @returns the copy with its ranges set
 */
export function setRanges(text: string): string {
  return text.replace(range, (match) => match.replace('-', DASH)).replace(/(\d)(?=[AP]M\b)/g, '$1\u00a0')
}

/** A range as `setRanges` leaves it. */
const SET_RANGE = `(?:${AMOUNT}%?(?:\u00a0[AP]M)?|${DAY})${DASH}(?:${AMOUNT}[+%]?(?:\u00a0[AP]M)?|${DAY})`
/** A compound that is short enough to stay on one line: "3-phase", "Wi-Fi". */
const COMPOUND = '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,20}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+'
/** With the punctuation around them, because browsers break a line between punctuation and an inline block. */
const unbroken = new RegExp(`([(“‘]*(?:${SET_RANGE}|${COMPOUND})[)”’.,:;?!]*)`, 'u')

/**
 * @param text copy, without URLs of links
 * @returns its parts in order, ranges set; a part at an odd index must stay on one line
 */
export function unbrokenPieces(text: string): string[] {
  return setRanges(text).split(unbroken)
}

/** @returns the text with a full stop, unless it ends with a mark */
export const withFullStop = (text: string) => (/(?:^|[.?!…])["'”’)*]*$/.test(text) ? text : `${text}.`)
