import { describe, expect, it } from 'vitest'
import { calculatedSource, campaignFromSearch, cleanValue, foreignReferrer } from '@/lib/requests/attribution'

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
    const all = '?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&gclid=g&gclid=h&x=1'
    const utm = { utm_source: 's', utm_medium: 'm', utm_campaign: 'c', utm_term: 't', utm_content: 'o' }
    expect(campaignFromSearch(all)).toEqual({ ...utm, gclid: 'g' })
    expect(campaignFromSearch('?utm_source=%E0%A4%A&&=&utm_term=%')).toMatchObject({ utm_term: '%' })
  })

  it.each(['', '?', '?x=1', '?utm_source=', '?utm_source=%0A', '?UTM_SOURCE=a'])('are null for "%s"', (search) =>
    expect(campaignFromSearch(search)).toBeNull(),
  )
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
