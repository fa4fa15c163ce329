import { beforeEach, describe, expect, it, vi } from 'vitest'
import { attributionFields } from '@/lib/requests/attribution'
import { CAMPAIGN_MAX_AGE_MS, currentAttribution, storeAttribution } from '@/lib/requests/attribution-storage'

const start = new Date('2026-11-20T15:00:00Z')
const now = start.getTime()

/** Loads a page at this URL. */
function load(path: string) {
  window.history.replaceState(null, '', path)
  storeAttribution()
}
/** Changes the URL without a load, as the blog's list does. */
const changeUrl = (path: string) => window.history.pushState(null, '', path)
const stored = () => JSON.parse(localStorage.getItem('attribution') ?? 'null')
const none = { utm_source: '', gclid: '', calculated_source: 'direct' }

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})

describe('the stored campaign', () => {
  it('is written only at a URL with a campaign, and kept on other pages', () => {
    load('/about')
    expect(stored()).toBeNull()
    load('/about?utm_source=flyer&gclid=abc&x=1')
    expect(stored()).toEqual({ utm_source: 'flyer', gclid: 'abc', timestamp: now })
    load('/contact')
    expect(currentAttribution()).toMatchObject({ utm_source: 'flyer', gclid: 'abc', calculated_source: 'google_ads' })
  })

  it.each([
    ['?gbraid=a', 'google_ads'],
    ['?wbraid=a', 'google_ads'],
    ['?msclkid=a', 'bing_ads'],
  ])('knows an advertisement by its click number alone on the next page: %s', (search, source) => {
    load(search)
    load('/contact')
    expect(Object.keys(currentAttribution())).toEqual([...attributionFields])
    expect(currentAttribution()).toMatchObject({ gclid: '', calculated_source: source })
  })

  it('is replaced entirely by the next campaign', () => {
    load('/?utm_source=flyer&utm_term=panel')
    load('/?utm_source=radio')
    changeUrl('/contact')
    expect(currentAttribution()).toMatchObject({ utm_source: 'radio', utm_term: '' })
    changeUrl('/contact?utm_medium=mail')
    expect(currentAttribution()).toMatchObject({ utm_source: '', utm_medium: 'mail', calculated_source: 'direct' })
  })

  it.each([
    ['damaged text', '{"utm_source":"fl'],
    ['another type', '[]'],
    ['nothing', 'null'],
    ['no time', '{"utm_source":"flyer"}'],
    ['a time as text', '{"utm_source":"flyer","timestamp":"now"}'],
    ['a time in the future', `{"utm_source":"flyer","timestamp":${now + 60_000}}`],
  ])('is removed with %s', (_what, text) => {
    localStorage.setItem('attribution', text)
    load('/')
    expect(currentAttribution()).toMatchObject(none)
    expect(localStorage.getItem('attribution')).toBeNull()
  })

  it('has only valid campaign values', () => {
    const values = { utm_source: ['x'], utm_term: 'a\nb', evil: 'x', gclid: 'g'.repeat(900), timestamp: now }
    localStorage.setItem('attribution', JSON.stringify(values))
    expect(currentAttribution()).toMatchObject({ utm_source: '', utm_term: 'ab', gclid: 'g'.repeat(500) })
  })

  it('is kept until its age limit, also on an open page', () => {
    load('/?utm_source=flyer')
    changeUrl('/contact')
    vi.setSystemTime(now + CAMPAIGN_MAX_AGE_MS)
    expect(currentAttribution().utm_source).toBe('flyer')
    vi.setSystemTime(now + CAMPAIGN_MAX_AGE_MS + 1)
    expect(currentAttribution()).toMatchObject(none)
    expect(stored()).toBeNull()
  })

  it('is replaced by the campaign of the URL when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    load('/?utm_source=flyer')
    expect(currentAttribution().utm_source).toBe('flyer')
    load('/about')
    expect(currentAttribution()).toMatchObject(none)
  })
})
