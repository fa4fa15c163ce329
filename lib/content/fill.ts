import { business } from '@/content/business'
import { claims } from '@/content/claims'
import { formService } from '@/content/form-service'
import { prices } from '@/content/prices'
import { dangers } from '@/content/safety'
import { words } from '@/content/ui/common'
import { utilities } from '@/content/utilities'
import { dollars, outagePhone, priceRange } from '@/lib/content/formats'
import { isKeyOf, keysOf } from '@/lib/records'
import { resolveLinks } from '@/lib/routes'
import { licenceLine, phoneFor } from '@/lib/site'

const units = 'mA|feet|A|V|W|kW|kVA|kWh|m|cm|mm|AM|PM|km|Hz|HP|hp|lx|K|kPa'
/** Names that end in a number: RadioRA 3, Highway 7. */
const numbered = 'RadioRA|Level|Highway'

/** The address of a Markdown link. */
const linkAddress = /(?<=\]\()[^)\s]+(?=\))/g
/** Stands for an address while the text around it is set: no rule matches it. */
const HELD = '\u0000'

/**
 * Fine typography: curly apostrophes and quotes, and no line break between a number and its unit, or
 * a name and its number.
 * Leaves Markdown marks and link addresses alone.
 * @param text a sentence or a paragraph
 */
export function typeset(text: string): string {
  const addresses = text.match(linkAddress) ?? []
  return (
    text
      .replace(linkAddress, HELD)
      .replace(new RegExp(`(\\d\\+?) (?=(?:${units})\\b)`, 'g'), '$1\u00a0')
      .replace(new RegExp(`\\b(${numbered}) (?=\\d)`, 'g'), '$1\u00a0')
      .replace(/(?<=\w)'(?=\w)|(?<=\w)'/g, '\u2019')
      .replace(/(^|[\s([{])"/g, '$1\u201c')
      .replace(/"/g, '\u201d')
      // A decade takes an apostrophe, not an opening quote: the ’20s.
      .replace(/(^|[\s([{])'(?=\d\ds?\b)/g, '$1\u2019')
      .replace(/(^|[\s([{])'/g, '$1\u2018')
      .replaceAll(HELD, () => addresses.shift() ?? HELD)
  )
}

/** A token, known or not: {phone}, {price:pot-light}. */
export const tokenPattern = /\{[^{}]*\}/g

/**
 * @param text copy as written
 * @returns the first brace that belongs to no token, with its word: {{phone}}, {phone
 */
export function strayBrace(text: string): string | undefined {
  const rest = text.replace(/(?<!\{)\{[^{}]*\}(?!\})/g, '')
  return /\{+[^{}\s]*\}*|\}+/.exec(rest)?.[0]
}

/** Every token that copy may contain. */
export const knownTokens: readonly string[] = [
  ...['phone', 'business', 'licence', 'email'],
  ...keysOf(prices).flatMap((id) => [`price:${id}`, `price-from:${id}`]),
  ...keysOf(claims).map((id) => `claim:${id}`),
  ...keysOf(utilities).map((id) => `outage:${id}`),
  ...keysOf(business.offices).map((id) => `street:${id}`),
  ...keysOf(formService.privacy).map((id) => `form-service:${id}`),
  ...keysOf(dangers).flatMap((id) => [`danger:${id}`, `danger-short:${id}`]),
].map((name) => `{${name}}`)

/**
 * Replaces the tokens of one string.
 * @param text copy with tokens such as {phone} or {price:pot-light}
 * @param path the page that the copy is on: it determines the phone number
 * @param asLinks whether phone numbers and addresses become Markdown links, or stay as they are
 * @returns the copy, tokens replaced
 * @throws Error when a token is unknown: a misspelt token must never reach a visitor
 */
export function fillText(text: string, path: string, asLinks = true): string {
  const phone = phoneFor(path)
  const link = (shown: string, href: string) => (asLinks ? `[${shown}](${href})` : shown)
  return resolveLinks(text).replace(/\{([^{}:]*)(?::([^{}]*))?\}/g, (token, name: string, id: string | undefined) => {
    if (name === 'phone') return link(phone.display, `tel:${phone.e164}`)
    if (name === 'business') return business.name
    if (name === 'email') return link(business.email, `mailto:${business.email}`)
    if (name === 'licence') return licenceLine
    if (name === 'price' && isKeyOf(prices, id)) return priceRange(prices[id])
    if (name === 'price-from' && isKeyOf(prices, id)) return dollars(prices[id].low)
    if (name === 'claim' && isKeyOf(claims, id)) return claims[id].value
    if (name === 'street' && isKeyOf(business.offices, id)) return business.offices[id].street
    if (name === 'form-service' && isKeyOf(formService.privacy, id)) return formService.privacy[id]
    if (name === 'danger' && isKeyOf(dangers, id)) return dangers[id].full
    if (name === 'danger-short' && isKeyOf(dangers, id)) return dangers[id].short
    if (name === 'outage' && isKeyOf(utilities, id)) {
      const outage = outagePhone(utilities[id])
      if (!outage) return words.outageLine
      const shown = link(outage.display, `tel:${outage.e164}`)
      return outage.note ? `${shown}, ${outage.note}` : shown
    }
    throw new Error(`${path}: found the unknown token ${token}`)
  })
}

/**
 * Changes every string in a piece of content, at any depth.
 * @param content a page, or any part of one
 * @param change gives the new string
 * @returns the same shape
 */
export function mapStrings<T>(content: T, change: (text: string) => string): T
export function mapStrings(content: unknown, change: (text: string) => string): unknown {
  if (typeof content === 'string') return change(content)
  if (Array.isArray(content)) return content.map((item) => mapStrings(item, change))
  if (content && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, mapStrings(value, change)]))
  }
  return content
}

/**
 * Fills the tokens of every string in a piece of content, at any depth, and sets its typography.
 * @param content a page, or any part of one
 * @param path the page that the copy is on
 * @returns the same shape with every string filled
 * @throws Error when a token is unknown
 */
export function fill<T>(content: T, path: string): T {
  return mapStrings(content, (text) => typeset(fillText(text, path)))
}
