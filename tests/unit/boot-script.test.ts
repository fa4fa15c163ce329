import { type Element, type HTMLElement, type HTMLFormElement, Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from '@/lib/build/finishing/boot-script'
import { campaignParams } from '@/lib/requests/attribution'

const script = '/_next/static/islands.js'

/**
 * A page before its boot script runs. The test triggers paints and idle time. Scripts that the page appends are not
 * loaded, but recorded.
 */
function openPage(path = '/', { loaded = false, prerendering = false, modules = true } = {}) {
  const window = new Window({ url: `https://site.test${path}` })
  const { document } = window
  const paints: (() => void)[] = []
  const idle: (() => void)[] = []
  const added: Element[] = []
  class PerformanceObserver {
    constructor(private readonly callback: (list: unknown, observer: unknown) => void) {}
    observe({ type }: { type: string }) {
      if (type === 'paint') paints.push(() => this.callback([], this))
    }
    disconnect() {}
  }
  const requestIdleCallback = (task: () => void) => idle.push(task)
  const HTMLScriptElement = { prototype: modules ? { noModule: false } : {} }
  Object.assign(window, { PerformanceObserver, requestIdleCallback, setTimeout, Date })
  Object.assign(document.head, { append: (node: Element) => added.push(node) })
  Object.defineProperties(document, {
    currentScript: { value: { dataset: { script } } },
    readyState: { value: loaded ? 'complete' : 'interactive' },
    prerendering: { value: prerendering, configurable: true },
  })
  const run = (tasks: (() => void)[]) => {
    for (const task of tasks.splice(0)) task()
  }
  const beIdle = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    run(idle)
  }
  return {
    window: window as Window & { queuedCallClicks?: HTMLElement[] },
    document,
    boot: () =>
      new Function('page', 'types', `with (page) with (types) { ${bootScript} }`)(window, { HTMLScriptElement }),
    dispatch: (type: string, target: Pick<Window, 'dispatchEvent'> = window) =>
      target.dispatchEvent(new window.Event(type)),
    beIdle,
    /** Paints the page, then lets the browser be idle. */
    show() {
      run(paints)
      beIdle(500)
    },
    requested: () => added.map((node) => node.getAttribute('src')),
    /** Lets the last script fail. */
    fail: () => added.at(-1)?.dispatchEvent(new window.Event('error')),
    campaign: () => JSON.parse(window.localStorage.getItem('attribution') ?? 'null'),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the boot script', () => {
  it('requests nothing before the page has loaded and painted', () => {
    const page = openPage()
    page.boot()
    page.show()
    expect(page.requested()).toEqual([])
    page.dispatch('load')
    expect(page.requested()).toEqual([])
    page.show()
    expect(page.requested()).toEqual([script])
  })

  it('loads the script when the browser reports no paint, as Firefox after some reloads', () => {
    const page = openPage('/', { loaded: true })
    page.boot()
    page.beIdle(2000)
    expect(page.requested()).toEqual([script])
  })

  it('requests a failed script once more after a second', () => {
    const page = openPage('/', { loaded: true })
    page.boot()
    page.show()
    page.fail()
    expect(page.requested()).toEqual([script])
    vi.advanceTimersByTime(1000)
    expect(page.requested()).toEqual([script, script])
    page.fail()
    vi.advanceTimersByTime(60_000)
    expect(page.requested()).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown', 'touchstart'])('loads the script at once after an interaction (%s)', (type) => {
    const page = openPage()
    page.boot()
    for (const event of [type, type, 'load']) page.dispatch(event)
    expect(page.requested()).toEqual([script])
    page.show()
    expect(page.requested()).toEqual([script])
  })

  it.each([...campaignParams, 'page'])('stores the campaign of the landing at once, if there is one: %s', (param) => {
    const page = openPage(`/?a=b&${param}=c`)
    page.boot()
    expect(page.campaign()).toEqual(param === 'page' ? null : { [param]: 'c', timestamp: expect.any(Number) })
  })

  it('loads the islands although the requests cannot be watched', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = openPage('/', { loaded: true })
    Object.defineProperty(page.document, 'forms', {
      get: () => {
        throw new Error('an extension has changed the page')
      },
    })
    page.boot()
    page.show()
    expect(page.requested()).toEqual([script])
  })

  it('refuses a field without a visible character before any other script', () => {
    const { window, document, boot } = openPage()
    document.body.innerHTML = '<form method="post"><input name="name" required value="\u200b\u2800"></form>'
    boot()
    const form = document.querySelector('form') as HTMLFormElement
    expect(form.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))).toBe(false)
  })

  it.each([
    ['', true],
    ['https://other.test/', true],
    ['https://site.test//contact', false],
  ])('corrects the path //contact once: with the referrer "%s" %s', (referrer, isCorrected) => {
    const { window, document, boot } = openPage('//contact')
    Object.defineProperty(document, 'referrer', { value: referrer })
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
    boot()
    expect(replace.mock.calls).toEqual(isCorrected ? [['https://site.test/contact']] : [])
  })

  it('does nothing on a prerendered page until it is shown', () => {
    const page = openPage('/?gclid=abc', { loaded: true, prerendering: true })
    page.boot()
    page.dispatch('load')
    page.show()
    expect(page.requested()).toEqual([])
    expect(page.campaign()).toBeNull()
    page.dispatch('prerenderingchange', page.document)
    page.show()
    expect(page.requested()).toEqual([script])
    expect(page.campaign()).toMatchObject({ gclid: 'abc' })
  })

  it('queues clicks on phone links until the scripts count them', () => {
    const { window, document, boot } = openPage()
    document.body.innerHTML = '<a href="tel:+15555550100"><b>Call</b></a><a href="/x">Read</a>'
    const click = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new window.MouseEvent('click', { bubbles: true }))
    boot()
    click('b')
    click('a[href="/x"]')
    expect(window.queuedCallClicks?.map((link) => link.getAttribute('href'))).toEqual(['tel:+15555550100'])
    window.queuedCallClicks = undefined
    click('b')
    expect(window.queuedCallClicks).toBeUndefined()
  })

  it('loads no script in browsers without modules', () => {
    const page = openPage('/', { modules: false })
    page.boot()
    for (const event of ['load', 'keydown']) page.dispatch(event)
    page.show()
    expect(page.requested()).toEqual([])
  })

  it('contains no text that would end a script element', () => expect(bootScript).not.toMatch(/<\/|<!--/))
})
