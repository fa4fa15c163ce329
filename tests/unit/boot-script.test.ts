// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootScript } from '@/lib/build/boot-script'

const script = '/_next/static/islands.js'

let paints: (() => void)[] = []
let idle: (() => void)[] = []
let ready: DocumentReadyState = 'interactive'
const listeners: [EventTarget, string, EventListener][] = []

/** Runs the script as it would run at the end of a finished page. */
function boot() {
  const current = { dataset: { script } }
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(current as unknown as HTMLScriptElement)
  new Function(bootScript)()
}
const run = (tasks: (() => void)[]) => {
  for (const task of tasks.splice(0)) task()
}
/** The page is on the screen, and the browser has nothing else to do. */
const shown = () => {
  run(paints)
  vi.advanceTimersByTime(500)
  run(idle)
}
/** Nothing is to be fetched: what the script appends is written down. */
let added: HTMLScriptElement[] = []
const asked = () => added.map((script) => script.getAttribute('src'))
/** The script that was requested last fails. */
const fail = () => added.at(-1)?.dispatchEvent(new Event('error'))
const landing = () => sessionStorage.getItem('landing')

beforeEach(() => {
  vi.useFakeTimers()
  paints = []
  idle = []
  ready = 'interactive'
  added = []
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    added.push(node as HTMLScriptElement)
  })
  history.replaceState(null, '', '/')
  sessionStorage.clear()
  Object.defineProperty(HTMLScriptElement.prototype, 'noModule', { value: false, configurable: true })
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => ready)
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as (...call: unknown[]) => void
    vi.spyOn(target, 'addEventListener').mockImplementation((...call: unknown[]) => {
      listeners.push([target, ...(call as [string, EventListener])])
      listen(...call)
    })
  }
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
  for (const [target, type, listener] of listeners.splice(0)) target.removeEventListener(type, listener)
  Reflect.deleteProperty(document, 'prerendering')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the boot script', () => {
  it('requests nothing before the page has loaded and painted', () => {
    boot()
    shown()
    expect(asked()).toEqual([])
    window.dispatchEvent(new Event('load'))
    expect(asked()).toEqual([])
    shown()
    expect(asked()).toEqual([script])
  })

  it('loads where the browser reports no paint, as Firefox after some reloads', () => {
    ready = 'complete'
    boot()
    vi.advanceTimersByTime(2000)
    run(idle)
    expect(asked()).toEqual([script])
  })

  it('requests a failed script again after a second, once', () => {
    ready = 'complete'
    boot()
    shown()
    fail()
    expect(asked()).toEqual([script])
    vi.advanceTimersByTime(1000)
    expect(asked()).toEqual([script, script])
    fail()
    vi.advanceTimersByTime(60_000)
    expect(asked()).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown', 'touchstart'])('starts at once on interaction (%s)', (type) => {
    boot()
    window.dispatchEvent(new Event(type))
    window.dispatchEvent(new Event(type))
    window.dispatchEvent(new Event('load'))
    shown()
    expect(asked()).toEqual([script])
  })

  it('stores a tagged address before anything has loaded, and no other', () => {
    history.replaceState(null, '', '/?page=2')
    boot()
    expect(landing()).toBeNull()
    history.replaceState(null, '', '/?utm_source=flyer&gclid=abc')
    boot()
    expect(landing()).toMatch(/^\d{13}\?utm_source=flyer&gclid=abc$/)
  })

  it('does nothing on a page that is prerendered until it is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    ready = 'complete'
    history.replaceState(null, '', '/?gclid=abc')
    boot()
    window.dispatchEvent(new Event('load'))
    shown()
    expect(asked()).toEqual([])
    expect(landing()).toBeNull()
    document.dispatchEvent(new Event('prerenderingchange'))
    shown()
    expect(asked()).toEqual([script])
    expect(landing()).toContain('gclid=abc')
  })

  it('queues phone clicks until the scripts count them, then stops', () => {
    document.body.innerHTML = '<a href="tel:+15555550100"><b>Call</b></a><a href="/x">Read</a>'
    const click = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    boot()
    click('b')
    click('a[href="/x"]')
    expect(window.queuedCallClicks?.map((link) => link.getAttribute('href'))).toEqual(['tel:+15555550100'])
    window.queuedCallClicks = undefined
    click('b')
    expect(window.queuedCallClicks).toBeUndefined()
  })

  it('does nothing in browsers without modules', () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule')
    boot()
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('keydown'))
    shown()
    expect(asked()).toEqual([])
  })

  it('contains nothing that would end a script element', () => {
    expect(bootScript).not.toMatch(/<\/|<!--/)
  })
})
