import { objectOf } from '@/lib/objects'
import { cleanLine, isBlank } from '@/lib/requests/clean-text'

/** The campaign parameters that a URL may contain and a request has. content/pages/privacy.ts says what is stored. */
export const campaignParams = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
/** Other click numbers of advertisements. They only decide the calculated source. */
const clickParams = ['gbraid', 'wbraid', 'msclkid'] as const
const allParams = [...campaignParams, ...clickParams]
export type Campaign = Partial<Record<(typeof allParams)[number], string>>

/** The fields added to every request, in this order. */
export const attributionFields = [
  'page_source_url',
  'page_source_title',
  ...campaignParams,
  'referrer',
  'ga_client_id',
  'calculated_source',
] as const
export type Attribution = Record<(typeof attributionFields)[number], string>

const MAX_LENGTH = 500

const searchEngines = /^(google|bing|duckduckgo|yahoo|ecosia|baidu|yandex|qwant|startpage|brave)$/
/** Subdomains of search engines that are not search, such as webmail. */
const otherProducts = /^(mail|news|docs|drive|sites|groups|accounts|calendar|chat|classroom|meet|finance)\./

/** @returns a value of the URL, safe for email: visible, truncated, empty if it is no string */
export function cleanValue(value: unknown): string {
  if (typeof value !== 'string') return ''
  return isBlank(value) ? '' : [...cleanLine(value, '')].slice(0, MAX_LENGTH).join('').trim()
}

const NAMES = allParams.join('|')
/**
 * What begins a campaign parameter in a link that was damaged when it was copied or joined: a second question mark,
 * "&amp;", another separator, a space, a query behind the fragment.
 */
const beginsParam = new RegExp(
  `(?:[?&;#,|\\s]|\\\\u0026)(?:amp(?:;|%3b))*(?:%20|[+!\\s])*(${NAMES})(?:%20|[+\\s])*(?:=|%3d)+`,
  'gi',
)
/** A separator that was encoded once more. */
const encodedSeparator = new RegExp(`(?:%3f|%26|%23)(?=(?:amp(?:;|%3b))*(?:${NAMES})(?:=|%3d))`, 'gi')

const isCampaignParam = (name: string) => allParams.some((known) => known === name)

/** @returns the campaign parameters of a damaged query, in order, and their values */
function paramsIn(query: string): [name: string, value: string][] {
  const separated = query.replace(beginsParam, (_match, name: string) => `&${name.toLowerCase()}=`).replaceAll('#', '&')
  return [...new URLSearchParams(separated)].flatMap(([name, value]): [string, string][] => {
    // All of "utm_source%3Dflyer%26gclid%3Dabc" is a name. What is encoded in another value is another link's.
    if (!isCampaignParam(name)) return `&${name}`.search(beginsParam) < 0 ? [] : paramsIn(`&${name}`)
    const text = value.replace(encodedSeparator, '&')
    const at = text.search(beginsParam)
    return at < 0 ? [[name, value]] : [[name, text.slice(0, at)], ...paramsIn(text.slice(at))]
  })
}

/** @returns of each campaign parameter of a URL the first value, cleaned; null without any */
export function campaignFromUrl(url: string): Campaign | null {
  const [, query = ''] = /^[^?#&]*(.*)$/s.exec(url) ?? []
  const whole = [...new URLSearchParams(query.replace(/#.*/s, ''))]
  const params = [
    ...whole.filter(([, value]) => !/^=/.test(value) && value.replace(encodedSeparator, '&').search(beginsParam) < 0),
    ...paramsIn(query),
  ]
  const campaign = cleanCampaign((name) => params.find(([known, value]) => known === name && cleanValue(value))?.[1])
  return Object.keys(campaign).length > 0 ? campaign : null
}

/** @returns the campaign parameters that have a value, cleaned */
export function cleanCampaign(read: (name: keyof Campaign) => unknown): Campaign {
  const values = allParams.map((name) => [name, cleanValue(read(name))] as const)
  return Object.fromEntries(values.filter(([, value]) => value))
}

/** Host names are compared without "www.". */
const bare = (host: string) => host.replace(/^www\./, '')

/** @returns the referrer, cleaned; empty for none, for this site's host and if it is no http URL */
export function foreignReferrer(referrer: string, host: string): string {
  try {
    const url = new URL(referrer)
    if (!/^https?:$/.test(url.protocol) || bare(url.host) === bare(host)) return ''
    return cleanValue(referrer)
  } catch {
    return ''
  }
}

/** Compares the registrable name of a lower-case host: google.example.com is no search engine. */
function isSearchEngine(host: string): boolean {
  if (otherProducts.test(host)) return false
  const labels = host.split('.')
  const twoPartEnding =
    labels.length > 2 && /^(co|com|org|net)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2
  return searchEngines.test(labels.at(twoPartEnding ? -3 : -2) ?? '')
}

/**
 * @param referrer a foreign referrer, or empty
 * @returns `google_ads` or `bing_ads` with a click number of theirs; else the utm_source; else `organic` from a search
 * engine, `referral` from any other foreign site, `direct` from none
 */
export function calculatedSource(campaign: Campaign, referrer: string): string {
  if (campaign.gclid || campaign.gbraid || campaign.wbraid) return 'google_ads'
  if (campaign.msclkid) return 'bing_ads'
  if (campaign.utm_source) return campaign.utm_source
  if (!referrer) return 'direct'
  return isSearchEngine(new URL(referrer).hostname) ? 'organic' : 'referral'
}

/** What a page knows at submit. */
type AttributionInput = {
  url: string
  title: string
  /** Referrer of the page that sends. That of the landing is not kept: without a campaign, a second page is direct. */
  referrer: string
  stored: Campaign | null
}

/**
 * @returns the attribution of a request. Parameters of the current URL replace the stored campaign.
 * @throws TypeError when `url` is not an absolute URL
 */
export function collectAttribution({ url, title, referrer, stored }: AttributionInput): Attribution {
  const { host } = new URL(url)
  const campaign = campaignFromUrl(url) ?? stored ?? {}
  const from = foreignReferrer(referrer, host)
  return {
    page_source_url: cleanValue(url),
    page_source_title: cleanValue(title),
    ...objectOf(campaignParams, (name) => campaign[name] ?? ''),
    referrer: from,
    // One of the agreed fields. It is empty, because the site reads no cookie.
    ga_client_id: '',
    calculated_source: calculatedSource(campaign, from),
  }
}
