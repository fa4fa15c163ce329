import { describe, expect, it } from 'vitest'
import { calculatedSource, campaignFromUrl, cleanValue, foreignReferrer } from '@/lib/requests/attribution'

describe('campaign values', () => {
  it.each<[what: string, value: unknown, clean: string]>([
    ['are cut to 500 characters', 'a'.repeat(2000), 'a'.repeat(500)],
    ['are never cut within a surrogate pair', `${'a'.repeat(499)}💡💡`, `${'a'.repeat(499)}💡`],
    ['have no line breaks, control or bidirectional marks', 'a\r\nBcc: b\0\u0085\u2028\u202e\u2066c', 'aBcc: bc'],
    ['keep everything else, markup included, as plain text', '<script>"&\'é 灯', '<script>"&\'é 灯'],
    ['are empty when they are not a string', ['x'], ''],
    ['are empty when they are missing', undefined, ''],
  ])('%s', (_what, value, clean) => expect(cleanValue(value)).toBe(clean))

  it('are the first value of each of the six parameters, also in a malformed URL', () => {
    const all =
      'https://site.test/?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&gclid=g&gclid=h&x=1'
    const utm = { utm_source: 's', utm_medium: 'm', utm_campaign: 'c', utm_term: 't', utm_content: 'o' }
    expect(campaignFromUrl(all)).toEqual({ ...utm, gclid: 'g' })
    expect(campaignFromUrl('https://site.test/?utm_source=%E0%A4%A&&=&utm_term=%')).toMatchObject({ utm_term: '%' })
  })

  it.each([
    '',
    '?',
    '?x=1',
    '?utm_source=',
    '?utm_source=%0A',
    '?utm_source=%E2%80%8B',
    '?ref=https%3A%2F%2Fx.test%2F%3Fgclid%3Dz',
  ])('are null for "%s"', (search) => expect(campaignFromUrl(`https://site.test/contact${search}`)).toBeNull())

  it.each([
    ['a second question mark', '?utm_source=flyer?gclid=abc'],
    ['an encoded question mark', '?utm_source=flyer%3Fgclid%3Dabc'],
    ['an entity', '?utm_source=flyer&amp;gclid=abc'],
    ['an entity of an entity', '?utm_source=flyer&amp;amp;gclid=abc'],
    ['an encoded entity', '?utm_source=flyer&amp%3Bgclid=abc'],
    ['an encoded separator', '?utm_source=flyer%26gclid=abc'],
    ['everything encoded', '?utm_source%3Dflyer%26gclid%3Dabc'],
    ['an empty first value', '?utm_source=&gclid=&utm_source=flyer&gclid=abc'],
    ['doubled separators', '??utm_source=flyer&&gclid=abc'],
    ['spaces at the joints', '?utm_source=%20flyer%20&%20gclid=abc'],
    ['a query behind the fragment', '#areas?utm_source=flyer&gclid=abc'],
    ['a campaign as fragment', '#utm_source=flyer&gclid=abc'],
    ['a fragment behind it', '?gclid=abc&utm_source=flyer#quote'],
    ['no question mark', '&utm_source=flyer&gclid=abc'],
    ['capital letters', '?UTM_SOURCE=flyer&GCLID=abc'],
    ['two equals signs', '?utm_source==flyer&gclid=abc'],
    ['spaces around the name', '?utm_source =flyer& gclid=abc'],
    ['everything encoded twice', '?utm_source%253Dflyer%2526gclid%253Dabc'],
    ['a separator that was encoded twice', '?utm_source=flyer%2526gclid=abc'],
    ['an escaped separator', '?utm_source=flyer\\u0026gclid=abc'],
    ['a comma', '?utm_source=flyer,gclid=abc'],
    ['a space', '?utm_source=flyer%20gclid=abc'],
    ['an exclamation mark', '#!utm_source=flyer&gclid=abc'],
    ['another page in another parameter', '?next=/x?utm_source=other&utm_source=flyer&gclid=abc'],
    ['another link in another parameter', '?u=https%3A%2F%2Fx%3Fgclid%3Dz&utm_source=flyer&gclid=abc'],
    ['another parameter that is damaged', '?page=2?utm_source=flyer&gclid=abc'],
  ])('are read as they were meant with %s', (_what, rest) =>
    expect(campaignFromUrl(`https://site.test/contact${rest}`)).toEqual({ utm_source: 'flyer', gclid: 'abc' }),
  )

  it('keep a separator that belongs to a value', () =>
    expect(campaignFromUrl('https://site.test/?utm_campaign=spring%26summer%3F&utm_term=a;b%2Bc')).toEqual({
      utm_campaign: 'spring&summer?',
      utm_term: 'a;b+c',
    }))
})

describe('the referrer', () => {
  it.each([
    ['https://www.houzz.com/a?b', 'https://www.houzz.com/a?b'],
    ['nonsense', ''],
    ['android-app://com.google.android.gm', ''],
    ['https://www.example.com/x', ''],
    ['https://example.com/', ''],
  ])('%s counts as "%s"', (referrer, counted) => expect(foreignReferrer(referrer, 'www.example.com')).toBe(counted))
})

describe('the calculated source', () => {
  it.each([
    [{ gclid: 'g', utm_source: 'bing' }, 'https://www.bing.com/', 'google_ads'],
    [{ gbraid: 'g' }, 'https://www.google.ca/', 'google_ads'],
    [{ wbraid: 'w', utm_source: 'x' }, '', 'google_ads'],
    [{ msclkid: 'm', utm_source: 'bing' }, 'https://www.bing.com/', 'bing_ads'],
    [{ gclid: 'g', msclkid: 'm' }, '', 'google_ads'],
    [{ utm_source: 'flyer' }, 'https://www.google.ca/', 'flyer'],
    [{}, 'https://www.google.ca/', 'organic'],
    [{}, 'https://google.co.uk/', 'organic'],
    [{}, 'https://ca.search.yahoo.com/', 'organic'],
    [{}, 'https://duckduckgo.com/', 'organic'],
    [{}, 'https://search.brave.com/', 'organic'],
    [{}, 'https://notgoogle.com/', 'referral'],
    [{}, 'https://google.example.com/', 'referral'],
    [{}, 'https://mail.google.com/', 'referral'],
    [{}, 'https://www.houzz.com/', 'referral'],
    [{}, '', 'direct'],
  ])('of %j and the referrer "%s" is %s', (campaign, referrer, source) =>
    expect(calculatedSource(campaign, referrer)).toBe(source),
  )
})
