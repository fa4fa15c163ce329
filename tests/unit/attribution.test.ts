import { describe, expect, it } from 'vitest'
import {
  attributionFields,
  calculatedSource,
  campaignFromSearch,
  cleanValue,
  collectAttribution,
  foreignReferrer,
  MAX_AGE_MS,
  parseRecord,
} from '@/lib/leads/attribution'

const now = 1_800_000_000_000
const at = (url: string, rest: Partial<Parameters<typeof collectAttribution>[0]> = {}) =>
  collectAttribution({ url, title: 'Panel upgrades', referrer: '', stored: null, now, ...rest })

describe('the values of a tagged address', () => {
  it('are cut to 500 characters', () => {
    expect(cleanValue('a'.repeat(2000))).toHaveLength(500)
  })

  it('are never cut within a surrogate pair', () => {
    expect(cleanValue(`${'a'.repeat(499)}💡💡`)).toBe(`${'a'.repeat(499)}💡`)
  })

  it('have no line breaks, control characters or bidirectional marks', () => {
    expect(cleanValue('a\r\nBcc: b\u0000\u0085\u2028\u202e\u2066c')).toBe('aBcc: bc')
  })

  it('keep everything else, markup included, as plain text', () => {
    expect(cleanValue('<script>"&\'é 灯')).toBe('<script>"&\'é 灯')
  })

  it('are empty when they are not a string', () => {
    expect([undefined, null, 7, {}, []].map(cleanValue)).toEqual(['', '', '', '', ''])
  })
})

describe('the campaign of an address', () => {
  it('consists of the six parameters and no others', () => {
    expect(
      campaignFromSearch('?utm_source=s&utm_medium=m&utm_campaign=c&utm_term=t&utm_content=o&gclid=g&x=1'),
    ).toEqual({
      utm_source: 's',
      utm_medium: 'm',
      utm_campaign: 'c',
      utm_term: 't',
      utm_content: 'o',
      gclid: 'g',
    })
  })

  it.each(['', '?', '?x=1', '?utm_source=', '?utm_source=%0A', '?UTM_SOURCE=a'])('returns none for "%s"', (search) => {
    expect(campaignFromSearch(search)).toBeNull()
  })

  it('is read from a malformed address without failing', () => {
    expect(campaignFromSearch('?utm_source=%E0%A4%A&&=&utm_term=%')).toMatchObject({ utm_term: '%' })
  })

  it('uses the first of a repeated parameter', () => {
    expect(campaignFromSearch('?gclid=one&gclid=two')).toEqual({ gclid: 'one' })
  })
})

describe('a stored record', () => {
  const record = (age: number, rest: object = { utm_source: 'flyer' }) =>
    JSON.stringify({ ...rest, timestamp: now - age })

  it('is valid for 30 minutes', () => {
    expect(parseRecord(record(MAX_AGE_MS), now)).toEqual({ utm_source: 'flyer', timestamp: now - MAX_AGE_MS })
    expect(parseRecord(record(MAX_AGE_MS + 1), now)).toBeNull()
    expect(MAX_AGE_MS).toBe(30 * 60 * 1000)
  })

  it.each([
    ['damaged text', '{"utm_source":"fl'],
    ['another type', '[]'],
    ['nothing', 'null'],
    ['a number', '7'],
    ['no time', '{"utm_source":"flyer"}'],
    ['a time in words', '{"utm_source":"flyer","timestamp":"now"}'],
    ['a time to come', `{"utm_source":"flyer","timestamp":${now + 60_000}}`],
  ])('is ignored with %s', (_what, stored) => {
    expect(parseRecord(stored, now)).toBeNull()
  })

  it('returns only clean campaign values, whatever is stored', () => {
    const stored = record(1, { utm_source: ['x'], utm_term: 'a\nb', evil: 'x', gclid: 'g'.repeat(900) })
    expect(parseRecord(stored, now)).toEqual({ utm_term: 'ab', gclid: 'g'.repeat(500), timestamp: now - 1 })
  })
})

describe('the referrer', () => {
  it('is used when it is another site', () => {
    expect(foreignReferrer('https://www.houzz.com/a?b', 'www.example.com')).toBe('https://www.houzz.com/a?b')
  })

  it.each(['', 'nonsense', 'android-app://com.google.android.gm', 'https://www.example.com/x', 'https://example.com/'])(
    'is none for "%s"',
    (referrer) => {
      expect(foreignReferrer(referrer, 'www.example.com')).toBe('')
    },
  )
})

describe('the calculated source', () => {
  it('is google_ads with a gclid, before anything else', () => {
    expect(calculatedSource({ gclid: 'g', utm_source: 'bing' }, 'https://www.bing.com/')).toBe('google_ads')
  })

  it('is the utm_source before the referrer', () => {
    expect(calculatedSource({ utm_source: 'flyer' }, 'https://www.google.ca/')).toBe('flyer')
  })

  it.each([
    ['https://www.google.ca/', 'organic'],
    ['https://google.co.uk/', 'organic'],
    ['https://ca.search.yahoo.com/', 'organic'],
    ['https://duckduckgo.com/', 'organic'],
    ['https://search.brave.com/', 'organic'],
    ['https://notgoogle.com/', 'referral'],
    ['https://google.example.com/', 'referral'],
    ['https://mail.google.com/', 'referral'],
    ['https://www.houzz.com/', 'referral'],
    ['', 'direct'],
  ])('for the referrer "%s" is %s', (referrer, source) => {
    expect(calculatedSource({}, referrer)).toBe(source)
  })
})

describe('the attribution of a request', () => {
  const stored = JSON.stringify({ utm_source: 'flyer', utm_term: 'panel', timestamp: now - 1000 })

  it('has exactly the eleven fields, the analytics id always empty', () => {
    const fields = at('https://www.example.com/about', { stored })
    expect(Object.keys(fields)).toEqual([...attributionFields])
    expect(fields.ga_client_id).toBe('')
  })

  it('comes from the stored record on an untagged page', () => {
    expect(at('https://www.example.com/about', { stored })).toMatchObject({
      page_source_url: 'https://www.example.com/about',
      page_source_title: 'Panel upgrades',
      utm_source: 'flyer',
      utm_term: 'panel',
      calculated_source: 'flyer',
    })
  })

  it('uses only the tagged address and nothing of the record it replaces', () => {
    expect(at('https://www.example.com/?utm_source=radio', { stored })).toMatchObject({
      utm_source: 'radio',
      utm_term: '',
      calculated_source: 'radio',
    })
  })

  it('keeps a hostile address as plain text', () => {
    const fields = at(
      `https://www.example.com/?utm_source=${encodeURIComponent('"><img src=x onerror=alert(1)>\r\nBcc: x')}`,
    )
    expect(fields.utm_source).toBe('"><img src=x onerror=alert(1)>Bcc: x')
  })
})
