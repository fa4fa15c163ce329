// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.example.com/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const start = new Date('2026-11-20T15:00:00Z')
const now = start.getTime()

/** A page that has just been loaded at this address. */
async function load(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const record = await import('@/lib/leads/attribution-storage')
  record.storeAttribution()
  return record.currentAttribution
}
/** The blog's list changes the address without a new page. */
const changeAddress = (path: string) => window.history.pushState(null, '', path)
const stored = () => JSON.parse(localStorage.getItem('attribution') ?? 'null')
const none = { utm_source: '', gclid: '', calculated_source: 'direct' }

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the attribution record', () => {
  it('is written only at an address that carries a campaign, and kept on pages without one', async () => {
    await load('/about')
    expect(stored()).toBeNull()
    await load('/about?utm_source=flyer&gclid=abc&x=1')
    expect(stored()).toEqual({ utm_source: 'flyer', gclid: 'abc', timestamp: now })
    const current = await load('/contact')
    expect(current()).toMatchObject({ utm_source: 'flyer', gclid: 'abc', calculated_source: 'google_ads' })
  })

  it('stores the landing of a page that was left before its scripts ran, with the time of that landing', async () => {
    sessionStorage.setItem('landing', `${now - 60_000}?utm_source=flyer&gclid=abc`)
    const current = await load('/contact')
    expect(current()).toMatchObject({ utm_source: 'flyer', gclid: 'abc' })
    expect(stored().timestamp).toBe(now - 60_000)
    expect(sessionStorage.getItem('landing')).toBeNull()
  })

  it.each(['nonsense', '12?utm_source=old', '?utm_source=undated', `${now}?x=1`])(
    'makes nothing of the note %s',
    async (note) => {
      sessionStorage.setItem('landing', note)
      expect((await load('/contact'))()).toMatchObject(none)
      expect(stored()).toBeNull()
    },
  )

  it('is replaced entirely by the next campaign', async () => {
    await load('/?utm_source=flyer&utm_term=panel')
    const current = await load('/?utm_source=radio')
    changeAddress('/contact')
    expect(current()).toMatchObject({ utm_source: 'radio', utm_term: '' })
  })

  it('is removed when it is malformed, and after 30 minutes, also while the page stays open', async () => {
    localStorage.setItem('attribution', '{"utm_source":')
    expect((await load('/'))()).toMatchObject(none)
    expect(stored()).toBeNull()
    const current = await load('/?utm_source=flyer')
    changeAddress('/contact')
    vi.setSystemTime(now + 31 * 60 * 1000)
    expect(current()).toMatchObject(none)
    expect(stored()).toBeNull()
  })

  it('is kept in memory where storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect((await load('/?utm_source=flyer'))().utm_source).toBe('flyer')
  })
})
