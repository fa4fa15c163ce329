const UNITS = 'mA|feet|A|V|W|kW|kVA|kWh|m|cm|mm|AM|PM|km|Hz|HP|hp|lx|K|kPa'
/** Words that stay with the number after them: RadioRA 3, Highway 7, "press 1" of a phone menu. */
const NAMES_BEFORE_NUMBERS = 'RadioRA|Level|Highway|press|option'

/** The URL of a Markdown link. */
const linkUrl = /(?<=\]\()[^)\s]+(?=\))/g
/** Replaces a URL while punctuation is set, so that no rule changes it. */
const HELD = '\u0000'

/** What follows the apostrophe of a word without its beginning: 'til, rock 'n' roll, the '20s. */
const shortened = /^(?:(?:til|till|cause|em|tis|twas|round|bout)\b(?!')|n\b|\d\ds?\b)/i

/**
 * Sets one kind of quote. A straight mark stays after a number: inches or feet.
 * @returns the text with the same number of characters
 */
function setQuotes(text: string, mark: '"' | "'", opening: string, closing: string): string {
  // Another mark, not after a number, that ends the same quotation: "a 6" pipe".
  const endsLater = new RegExp(`^(?:[^${mark}]|(?<=\\d)${mark})*?[^\\s\\d${mark}]${mark}`)
  let isOpen = false
  return text.replaceAll(mark, (_mark, at: number) => {
    const before = /([^*_]?)[*_]*$/.exec(text.slice(0, at))?.[1] || ' '
    const after = text.slice(at + 1)
    if (/[\s([{\u2013\u2014\u201c]/.test(before)) {
      if (mark === "'" && shortened.test(after)) return closing
      isOpen = true
      return opening
    }
    // "It's" and "the 1970's", but not 4'x8'.
    if (mark === "'" && /^(?!x\d)\p{L}/u.test(after)) return closing
    if (/[\d\u00bc-\u00be\u215b-\u215e]/.test(before) && (!isOpen || endsLater.test(after))) return mark
    isOpen = false
    return closing
  })
}

/** Changes a text, but not the URLs of its links. */
function outsideUrls(text: string, change: (text: string) => string): string {
  const urls = text.match(linkUrl) ?? []
  return change(text.replace(linkUrl, HELD)).replaceAll(HELD, () => urls.shift() ?? HELD)
}

const withSpaces = (text: string) =>
  text
    .replace(new RegExp(`(\\d\\+?) (?=(?:${UNITS})\\b)`, 'g'), '$1\u00a0')
    .replace(new RegExp(`\\b(${NAMES_BEFORE_NUMBERS}) (?=\\d)`, 'g'), '$1\u00a0')

/**
 * Sets curly apostrophes and quotes, and no-break spaces between a number and its unit or a name and its number.
 * @returns the text with the same number of characters; Markdown and URLs are unchanged
 */
export function smartPunctuation(text: string): string {
  return outsideUrls(text, (plain) =>
    setQuotes(setQuotes(withSpaces(plain), '"', '\u201c', '\u201d'), "'", '\u2018', '\u2019'),
  )
}

const AMOUNT = '\\$?\\d+(?:[.,:]\\d+)*%?'
const CLOCK = '(?:[ \u00a0]?(?:[AaPp][Mm]\\b|[ap]\\.m\\.))?'
const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
/** Between the two ends of a range that is shown. */
export const RANGE_DASH = '\u200a\u2013\u200a'
/** Replaces the hyphen of a range until it is set, so that a text keeps its length. */
const MARKED = '\ue000'

const AMOUNTS = `(${AMOUNT}${CLOCK})-(${AMOUNT}\\+?${CLOCK})`
/** Two amounts or two days with a hyphen between them. */
const hyphenated = new RegExp(`${AMOUNTS}|\\b${DAY}-${DAY}\\b`, 'g')

/** The area code of a phone number. */
const areaCodeBefore = /(?:^|\D)\d{3}\)?\s$/
const NAMED = 'NEMA|CEC|CSA|code|rule|section|table|form|regulation|unit|suite|model|part'
/** The first word of a name such as "NEMA 14-50" or "O. Reg. 164-99". */
const nameBefore = new RegExp(`\\b(?:(?:${NAMED})s?|(?:reg|nos?|apt)\\.)\\s$`, 'i')
const symbolAfter = new RegExp(`^\\s?(?:${UNITS}|°[CF]?|["'])(?![\\p{L}\\d])`, 'u')
const TIMES = 'hour|hr?|minute|min|day|week|month|year'
const SIZES = 'amp|ampere|volt|watt|met(?:re|er)|degree|inche?|foot|feet|ft|per ?cent|people'
/** A unit, with a word before it or not: "2-4 business hours". */
const unitAfter = new RegExp(`^ ?(?:[a-z]+ )?(?:${TIMES}|${SIZES})s?\\b`)
/** Things that are counted: "2-3 bedrooms", "10-20 pot lights", but not "2-3 copper wires". */
const thingsAfter = /^ (?!.{0,12}(?:wire|cable|conductor))(?:[a-z]+ )?[a-z]{3,}s\b/
/** A receptacle such as 14-50, a rule such as 26-700. */
const namedPair = /^(?:[56]-(?:15|20|30|50)|10-[35]0|14-[2356]0|\d\d?-\d{3})$/

/** @returns whether two numbers with a hyphen between them are amounts of one thing. In doubt they are a name */
function isRange(from: string, to: string, before: string, after: string): boolean {
  // Part of a word, a date, a fraction or a longer number.
  if (/[\p{L}\d.,:$/-]$/u.test(before) || /^[\d/-]/.test(after)) return false
  // A price, a share, a time of day.
  if (/[$%:m]/i.test(from + to)) return true
  const sizeOf = (amount: string) => Number.parseFloat(amount.replaceAll(',', ''))
  // A wire such as 14-2 goes down. Form 4-02 has a zero.
  if (!(sizeOf(from) < sizeOf(to)) || /^0\d|-0\d/.test(`${from}-${to}`)) return false
  if (nameBefore.test(before) || areaCodeBefore.test(before)) return false
  const year = /^(?:18|19|20)\d\d$/
  return (
    (year.test(from) && year.test(to)) ||
    symbolAfter.test(after) ||
    unitAfter.test(after) ||
    (thingsAfter.test(after) && !namedPair.test(`${from}-${to}`))
  )
}

/**
 * Marks ranges such as "4-8 hours", "$1,500-$3,500+", "50-80%", "7AM-6PM", "Mon-Fri", for `setRanges` of a part of the
 * text: the words that tell a range from a name may be in another part, as in **4-8** hours.
 * @returns the text with the same number of characters; URLs of links are unchanged
 */
export function markRanges(text: string): string {
  return outsideUrls(text, (plain) =>
    plain.replace(hyphenated, (match, from: string | undefined, to: string, at: number) => {
      const before = plain.slice(0, at).replaceAll('*', '')
      const after = plain.slice(at + match.length).replaceAll('*', '')
      const isDays = from === undefined
      return isDays || isRange(from, to, before, after) ? match.replace('-', MARKED) : match
    }),
  )
}

/**
 * Sets ranges for display: an en dash between hair spaces, and a space before AM and PM. Content, structured data and
 * URLs keep the hyphen.
 * @returns copy without URLs of links, with its ranges set
 */
export function setRanges(text: string): string {
  return markRanges(text)
    .replaceAll(MARKED, RANGE_DASH)
    .replace(/(\d)(?=[AP]M\b)/g, '$1\u00a0')
}

/** @returns the parts of a text, without URLs, set for display: marks match across parts */
export function setParts(parts: readonly string[]): string[] {
  // Neither function changes the length.
  const whole = markRanges(smartPunctuation(parts.join('')))
  let end = 0
  return parts.map((part) => {
    end += part.length
    return setRanges(whole.slice(end - part.length, end))
  })
}

/** A range as `setRanges` leaves it. */
const SET_RANGE = `(?:${AMOUNT}${CLOCK}|${DAY})${RANGE_DASH}(?:${AMOUNT}\\+?${CLOCK}|${DAY})`
/** A compound that is short enough to stay on one line: "3-phase", "Wi-Fi". */
const COMPOUND = '(?<![\\p{L}\\d-])(?=[\\p{L}\\d-]{3,20}(?![\\p{L}\\d-]))[\\p{L}\\d]+(?:-[\\p{L}\\d]+)+'
/** With the punctuation around them, because browsers break a line between punctuation and an inline block. */
const unbroken = new RegExp(`([(“‘]*(?:${SET_RANGE}|${COMPOUND})[)”’.,:;?!]*)`, 'u')

/** @returns the pieces of copy without URLs, ranges set, and whether one must stay on one line */
export function unbrokenPieces(text: string): { piece: string; isUnbroken: boolean }[] {
  // `split` puts what the pattern finds at the odd indices.
  return setRanges(text)
    .split(unbroken)
    .map((piece, index) => ({ piece, isUnbroken: index % 2 === 1 }))
}

/** @returns the text with a full stop, unless it ends with a mark */
export const withFullStop = (text: string) => (/(?:^|[.?!…])["'”’)*]*$/.test(text) ? text : `${text}.`)
