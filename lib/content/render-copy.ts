import { commonWords } from '@/content/interface'
import type { Danger, PhoneNumber, Utility } from '@/content/schema'
import { dollars, outagePhone, phoneNumber, priceRange } from '@/lib/content/formats'
import type { Page } from '@/lib/content/pages'
import { didYouMean } from '@/lib/content/problems'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { fillTokens } from '@/lib/fill-tokens'
import { memoize } from '@/lib/memoize'
import { keysOf } from '@/lib/objects'
import { CAMPAIGN_MAX_AGE_MS } from '@/lib/requests/attribution-storage'
import { resolveLinks } from '@/lib/routes'
import { licenceLine, type Office, offices, paymentList, photoAddress } from '@/lib/site'

/** Matches any token, known or not: {phone}, {price:pot-light}. */
export const tokenPattern = /\{[^{}]*\}/g

/** @returns the first brace of copy that is not part of a token, with its word: {{phone}} */
export function strayBrace(text: string): string | undefined {
  const rest = text.replace(/(?<!\{)\{[^{}]*\}(?!\})/g, '')
  return /\{+[^{}\s]*\}*|\}+/.exec(rest)?.[0]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Tokens with an id, such as {price:pot-light}, by the words between their braces. */
function tokensOf<K extends string, V>(name: string, entries: Readonly<Record<K, V>>, textOf: (entry: V) => string) {
  return Object.fromEntries(keysOf(entries).map((id) => [`${name}:${id}`, textOf(entries[id])]))
}

const monthCount = (months: number) => (months === 1 ? '1 month' : `${months} months`)

/** What copy depends on. */
export type CopyPage = Pick<Page, 'path' | 'office'>

type FormatLink = (text: string, href: string) => string

/** The value of every token; `link` formats phone numbers and addresses. */
function siteTokens(office: Office, link: FormatLink): Record<string, string> {
  const { business, claims, reviewSites, formService, prices } = siteContent()
  const { dangers, phones, rules, utilities } = siteContent()
  const linkTo = ({ display, e164 }: PhoneNumber) => link(display, `tel:${e164}`)
  const otherPhones = tokensOf('phone', phones, (typed) => linkTo(phoneNumber(typed)))
  const outageLine = (utility: Utility) => {
    const outage = outagePhone(utility)
    if (!outage) return commonWords.outageLine
    return outage.note ? `${linkTo(outage)} (${outage.note})` : linkTo(outage)
  }
  return {
    phone: linkTo(office.phone),
    ...otherPhones,
    business: business.name,
    licence: licenceLine(),
    email: link(business.email, `mailto:${business.email}`),
    photos: photoAddress(office),
    payment: paymentList(),
    'requests-kept': monthCount(business.requestsKeptMonths),
    'campaign-age': `${CAMPAIGN_MAX_AGE_MS / 60_000} minutes`,
    ...tokensOf('price', prices, priceRange),
    ...tokensOf('price-from', prices, ({ low }) => dollars(low)),
    ...tokensOf('claim', claims, ({ value }) => value),
    ...tokensOf('review-site', reviewSites, ({ name, href, unnamed }) =>
      name && href ? link(name, href) : name || unnamed,
    ),
    ...tokensOf('outage', utilities, outageLine),
    ...tokensOf('street', business.offices, ({ street }) => street),
    ...tokensOf('form-service', formService.privacy, (value) => value),
    ...tokensOf('danger', dangers, ({ full }) => full),
    ...tokensOf<string, Danger>('danger-short', dangers, ({ when, short }) => (when ? `If ${when}, ${short}` : short)),
    ...tokensOf<string, Danger>('danger-step', dangers, ({ short }) => capitalized(short)),
    ...tokensOf('rule', rules, (text: string) => fillTokens(text, otherPhones)),
  }
}

/** The values of tokens on the pages of an office. */
const linkedTokens = fromContent(() =>
  memoize((office: Office) => siteTokens(office, (text, href) => `[${text}](${href})`)),
)
const plainTokens = fromContent(() => memoize((office: Office) => siteTokens(office, (text) => text)))

/** @returns every token that copy may contain */
export const knownTokens = (): readonly string[] => Object.keys(plainTokens()(offices()[0])).map((name) => `{${name}}`)

/** @returns the tokens of a text that are not known: `fillSiteTokens` and `fillPlainTokens` throw an error for them */
export const unknownTokens = (text: string): string[] =>
  (text.match(tokenPattern) ?? []).filter((token) => !knownTokens().includes(token))

/** @returns the known token that an unknown one resembles, or all of its kind */
export function tokenHint(token: string): string | undefined {
  const alike = knownTokens().filter((known) => known.startsWith(token.replace(/:.*/, ':')))
  return didYouMean(token, knownTokens()) ?? (alike.length > 0 ? `one of ${alike.join(', ')}` : undefined)
}

/**
 * Phone numbers and email addresses become Markdown links. The page determines the phone number.
 * @param values values of tokens that only this caller knows
 * @returns the copy, tokens replaced
 * @throws Error when a token is unknown
 */
export function fillSiteTokens(text: string, page: CopyPage, values?: Readonly<Record<string, string>>): string {
  const tokens = linkedTokens()(page.office)
  return fillTokens(resolveLinks(text), values ? { ...tokens, ...values } : tokens, page.path)
}

/** Like `fillSiteTokens`, without links: for metadata and search results. */
export const fillPlainTokens = (text: string, { path, office }: CopyPage) =>
  fillTokens(resolveLinks(text), plainTokens()(office), path)

/** Fills the known tokens of a text. The unknown ones, which a check reports, stay as they are written. */
export const fillKnownTokens = (text: string, page: CopyPage, fill: typeof fillPlainTokens) =>
  text.replace(tokenPattern, (token) => (knownTokens().includes(token) ? fill(token, page) : token))

/** @returns the same shape with every string changed, at any depth */
function mapStrings<T>(content: T, change: (text: string) => string): T
function mapStrings(content: unknown, change: (text: string) => string): unknown {
  if (typeof content === 'string') return change(content)
  if (Array.isArray(content)) return content.map((item) => mapStrings(item, change))
  if (content && typeof content === 'object') {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, mapStrings(value, change)]))
  }
  return content
}

/**
 * Fills the tokens of every string in a piece of content, at any depth, and sets its typography.
 * @param values values of tokens that only this caller knows
 * @returns the same shape
 * @throws Error when a token is unknown
 */
export function renderCopy<T>(content: T, page: CopyPage, values?: Readonly<Record<string, string>>): T {
  return mapStrings(content, (text) => smartPunctuation(fillSiteTokens(text, page, values)))
}
