// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://www.example.com/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const start = new Date('2026-11-20T15:00:00Z')

/** A page that has just been loaded at this address. */
async function load(path: string) {
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const record = await import('@/lib/leads/attribution-storage')
  record.storeAttribution()
  return record
}
/** The blog's list changes the address without a new page. */
const changeAddress = (path: string) => window.history.pushState(null, '', path)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the attribution record', () => {
  it('is written only at an address that carries a campaign', async () => {
    await load('/about')
    expect(localStorage.getItem('attribution')).toBeNull()
    await load('/about?utm_source=flyer&x=1')
    expect(JSON.parse(localStorage.getItem('attribution') ?? '')).toEqual({
      utm_source: 'flyer',
      timestamp: start.getTime(),
    })
  })

  it('is kept on pages without a campaign', async () => {
    await load('/?gclid=abc')
    await load('/about')
    const { currentAttribution } = await load('/contact')
    expect(currentAttribution()).toMatchObject({ gclid: 'abc', calculated_source: 'google_ads' })
  })

  it('stores the landing of a page that was left before its scripts ran, with the time of that landing', async () => {
    sessionStorage.setItem('landing', `${start.getTime() - 60_000}?utm_source=flyer&gclid=abc`)
    const { currentAttribution } = await load('/contact')
    expect(currentAttribution()).toMatchObject({ utm_source: 'flyer', gclid: 'abc' })
    expect(JSON.parse(localStorage.getItem('attribution') ?? '').timestamp).toBe(start.getTime() - 60_000)
    expect(sessionStorage.getItem('landing')).toBeNull()
  })

  it.each(['nonsense', '12?utm_source=old', '?utm_source=undated', `${start.getTime()}?x=1`])(
    'makes nothing of the note %s',
    async (note) => {
      sessionStorage.setItem('landing', note)
      const { currentAttribution } = await load('/contact')
      expect(currentAttribution()).toMatchObject({ utm_source: '', calculated_source: 'direct' })
      expect(localStorage.getItem('attribution')).toBeNull()
    },
  )

  it('is replaced entirely by the next campaign', async () => {
    await load('/?utm_source=flyer&utm_term=panel')
    const { currentAttribution } = await load('/?utm_source=radio')
    changeAddress('/contact')
    expect(currentAttribution()).toMatchObject({ utm_source: 'radio', utm_term: '' })
  })

  it('expires and is removed after 30 minutes, also while the page stays open', async () => {
    const { currentAttribution } = await load('/?utm_source=flyer')
    changeAddress('/contact')
    vi.setSystemTime(start.getTime() + 31 * 60 * 1000)
    expect(currentAttribution()).toMatchObject({ utm_source: '', calculated_source: 'direct' })
    expect(localStorage.getItem('attribution')).toBeNull()
  })

  it('is removed when it is malformed', async () => {
    localStorage.setItem('attribution', '{"utm_source":')
    const { currentAttribution } = await load('/')
    expect(currentAttribution().utm_source).toBe('')
    expect(localStorage.getItem('attribution')).toBeNull()
  })

  it('is kept in memory where storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { currentAttribution } = await load('/?utm_source=flyer')
    expect(currentAttribution().utm_source).toBe('flyer')
  })
})
