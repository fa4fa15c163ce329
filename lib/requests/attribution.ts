import { objectOf } from '@/lib/objects'

/**
 * The campaign parameters that a URL may contain. One that does not begin with utm_ also needs `saveLanding`
 * (boot.inline.ts; a test compares them). content/pages/privacy.ts says what is stored.
 */
export const campaignParams = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const
type CampaignParam = (typeof campaignParams)[number]
export type Campaign = Partial<Record<CampaignParam, string>>

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

/** Line separators, control characters and bidirectional formatting characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const unsafe = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/**
 * Cleans a value from the URL for email: removes control characters and truncates it.
 * @param value anything
 * @returns a safe string, empty when the value is not a string
 */
export function cleanValue(value: unknown): string {
  if (typeof value !== 'string') return ''
  return [...value.replace(unsafe, '').trim()].slice(0, MAX_LENGTH).join('').trim()
}

/**
 * @param search a query string, with or without its question mark; may be malformed
 * @returns the campaign parameters in it, cleaned; null without any
 */
export function campaignFromSearch(search: string): Campaign | null {
  const params = new URLSearchParams(search)
  const campaign = cleanCampaign((name) => params.get(name))
  return Object.keys(campaign).length > 0 ? campaign : null
}

/** @returns the campaign parameters that have a value, cleaned */
export function cleanCampaign(read: (name: CampaignParam) => unknown): Campaign {
  const values = campaignParams.map((name) => [name, cleanValue(read(name))] as const)
  return Object.fromEntries(values.filter(([, value]) => value))
}

/** Host names are compared without "www.". */
const bare = (host: string) => host.replace(/^www\./, '')

/**
 * @param referrer document.referrer
 * @param host the site's own host
 * @returns the referrer, cleaned; empty for none, for the same site, and for anything that is not an http URL
 */
export function foreignReferrer(referrer: string, host: string): string {
  try {
    const url = new URL(referrer)
    if (!/^https?:$/.test(url.protocol) || bare(url.host) === bare(host)) return ''
    return cleanValue(referrer)
  } catch {
    return ''
  }
}

/**
 * Matches the whole registrable name, so that notgoogle.com and google.example.com do not count.
 * @param host a host name in lower case, as `URL` returns it
 */
function isSearchEngine(host: string): boolean {
  if (otherProducts.test(host)) return false
  const labels = host.split('.')
  const twoPartEnding =
    labels.length > 2 && /^(co|com|org|net)$/.test(labels.at(-2) ?? '') && labels.at(-1)?.length === 2
  return searchEngines.test(labels.at(twoPartEnding ? -3 : -2) ?? '')
}

/**
 * @param campaign the campaign parameters
 * @param referrer a foreign referrer, or empty
 * @returns `google_ads` with a gclid; else the utm_source; else `organic` from a search engine,
 * `referral` from any other foreign site, `direct` from none
 */
export function calculatedSource(campaign: Campaign, referrer: string): string {
  if (campaign.gclid) return 'google_ads'
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
 * The attribution of a request. Parameters of the current URL replace the stored campaign.
 * @returns its fields, each a clean string
 * @throws TypeError when `url` is not an absolute URL
 */
export function collectAttribution({ url, title, referrer, stored }: AttributionInput): Attribution {
  const { search, host } = new URL(url)
  const campaign = campaignFromSearch(search) ?? stored ?? {}
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
