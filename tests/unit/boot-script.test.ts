// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from '@/lib/hosting/boot-script'

const sheets = ['/_next/static/chunks/a.css', '/_next/static/chunks/b.css']
const chunks = ['/_next/static/chunks/one.js', '/_next/static/chunks/two.js']
const data = '/_next/static/data/page.js'

let paints: (() => void)[] = []
let idle: (() => void)[] = []
let ready: DocumentReadyState = 'interactive'
let added: HTMLElement[] = []
const listeners: [string, EventListenerOrEventListenerObject][] = []

/** Runs the script as it would run at the end of a finished page. */
function boot() {
  const current = { dataset: { data, chunks: chunks.join(' '), sheets: sheets.join(' ') } }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current as unknown as HTMLScriptElement)
  new Function(bootScript)()
}
const run = (tasks: (() => void)[]) => {
  for (const task of tasks.splice(0)) task()
}
/** What came with the load event shows a moment after the first paint. */
const paint = () => {
  for (const seen of paints.splice(0)) seen()
  vi.advanceTimersByTime(500)
}
const whenIdle = () => run(idle)
const of = (selector: string) => added.filter((element) => element.matches(selector))
const addresses = (selector: string) =>
  of(selector).map((element) => element.getAttribute('src') ?? element.getAttribute('href'))

beforeEach(() => {
  vi.useFakeTimers()
  paints = []
  idle = []
  added = []
  ready = 'interactive'
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => ready)
  // Nothing is to be fetched: what the script appends is written down.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    added.push(node as HTMLElement)
  })
  vi.spyOn(document.head, 'lastChild', 'get').mockImplementation(() => added.at(-1) as HTMLElement)
  const listen = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    listeners.push([type, listener])
    listen(type, listener, options)
  })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private readonly seen: (list: unknown, observer: unknown) => void) {}
      observe({ type }: { type: string }) {
        if (type === 'paint') paints.push(() => this.seen([], this))
      }
      disconnect() {}
    },
  )
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  window.requestIdleCallback = globalThis.requestIdleCallback
})

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the boot script', () => {
  it('waits for the load event, the paint after it, and a browser with nothing else to do', () => {
    boot()
    expect(added).toEqual([])
    window.dispatchEvent(new Event('load'))
    whenIdle()
    expect(added).toEqual([])
    paint()
    expect(added).toEqual([])
    whenIdle()
    expect(addresses('link[rel="stylesheet"]')).toEqual(sheets)
    expect(addresses('link[rel="preload"][as="script"]')).toEqual(chunks)
    expect(addresses('script')).toEqual([data])
  })

  it('marks the stylesheets as React looks for them', () => {
    ready = 'complete'
    boot()
    paint()
    whenIdle()
    expect(of('link[rel="stylesheet"]').map((link) => link.dataset.precedence)).toEqual(['next', 'next'])
  })

  it('runs Next’s scripts only once the page’s data are there, in their order', () => {
    ready = 'complete'
    boot()
    paint()
    whenIdle()
    const [first] = of('script') as HTMLScriptElement[]
    first?.onload?.(new Event('load'))
    expect(addresses('script')).toEqual([data, ...chunks])
  })

  it.each(['pointerdown', 'keydown', 'touchstart'])('does not wait when a visitor is there already (%s)', (type) => {
    boot()
    window.dispatchEvent(new Event(type))
    expect(addresses('script')).toEqual([data])
  })

  it('starts once', () => {
    boot()
    window.dispatchEvent(new Event('keydown'))
    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('load'))
    paint()
    whenIdle()
    expect(addresses('script')).toEqual([data])
    expect(addresses('link[rel="stylesheet"]')).toEqual(sheets)
  })

  it('notes a tagged address before anything has loaded, and no other', () => {
    sessionStorage.clear()
    history.replaceState(null, '', '/?page=2')
    boot()
    expect(sessionStorage.getItem('landing')).toBeNull()
    history.replaceState(null, '', '/?utm_source=flyer&gclid=abc')
    boot()
    expect(sessionStorage.getItem('landing')).toMatch(/^\d{13}\?utm_source=flyer&gclid=abc$/)
    history.replaceState(null, '', '/')
    sessionStorage.clear()
  })

  it('leaves browsers without modules the plain page', () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
    boot()
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('keydown'))
    expect(added).toEqual([])
    expect(paints).toEqual([])
  })

  it('can stand in a script element as it is', () => {
    expect(bootScript).not.toMatch(/<\/|<!--/)
    expect(bootScript.length).toBeLessThan(1200)
  })
})
