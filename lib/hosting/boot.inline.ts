/**
 * The page's only inline script: what must happen before the page's own scripts are there, and when they are fetched.
 * Its text is the same on every page, so that one hash in the Content-Security-Policy covers the whole site; what
 * differs from page to page stands in its data attributes.
 */
import { LANDING_KEY } from '@/lib/leads/browser-storage'

declare global {
  interface Document {
    /** Only browsers that prerender know it. */
    readonly prerendering?: boolean
  }
}

const RETRY_MS = 1000
/** A picture that came with the load event shows a few frames after the first paint. */
const AFTER_PAINT_MS = 200
const IDLE_TIMEOUT_MS = 2000

/** `missing` stands on the not-found page alone. */
const { data = '', chunks = '', missing } = document.currentScript?.dataset ?? {}

/**
 * A path with a slash too many ("//contact", as addresses joined by hand have it) belongs to its page: hosts serve the
 * page there, but Next's scripts put "This page couldn't load" in its place. What the host could not lead on, the
 * not-found page does: an unknown post to the list, capital letters to small ones.
 */
function properPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/')
  if (missing === undefined) return single
  return /^\/blog\/[^/]+\/?$/i.test(single) ? '/blog' : single.toLowerCase()
}

/** A visitor who moves on before any other script has run keeps the campaign (lib/leads/attribution-record.ts). */
function noteLanding(): void {
  const { search } = location
  try {
    if (/[?&](utm_|gclid=)/.test(search)) sessionStorage.setItem(LANDING_KEY, Date.now() + search)
  } catch {
    // Storage is blocked: the page works without it.
  }
}

/** A page that is reloaded or come back to is laid out whole, so that its old place is found (app/first-paint.css). */
function layOutWhole(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (/^(reload|back)/.test(visit?.type ?? '')) document.documentElement.dataset.whole = ''
}

/** Phone links clicked early are counted later (components/contact/click-to-call.client.tsx). */
function keepEarlyCalls(): void {
  window.earlyCalls = []
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]')
    if (link) window.earlyCalls?.push(link)
  })
}

function append(tag: string, properties: object): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

/** A script that fails is asked for once more. */
function loadScript(src: string, onload?: () => void, again = false): void {
  const onerror = () => again || setTimeout(loadScript, RETRY_MS, src, onload, true)
  append('script', { src, async: true, onload, onerror })
}

let loading = false
/** The page's data, then Next's scripts. */
function loadScripts(): void {
  if (loading) return
  loading = true
  const addresses = chunks.split(' ')
  for (const href of addresses) append('link', { rel: 'preload', as: 'script', href })
  loadScript(data, () => {
    for (const src of addresses) loadScript(src)
  })
}

/** Safari has no idle callbacks. */
function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(loadScripts, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(loadScripts)
}

/** The paint's entry comes when the paint is on the screen. */
function loadAfterPaint(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    setTimeout(loadWhenIdle, AFTER_PAINT_MS)
  }).observe({ type: 'paint', buffered: true })
}

function boot(): void {
  const { origin, pathname, search, hash } = location
  const proper = properPath(pathname)
  if (proper !== pathname) {
    location.replace(origin + proper + search + hash)
    return
  }
  noteLanding()
  layOutWhole()
  // Browsers without modules keep the plain page.
  if (!('noModule' in HTMLScriptElement.prototype)) return
  keepEarlyCalls()
  if (document.readyState === 'complete') loadAfterPaint()
  else addEventListener('load', loadAfterPaint)
  for (const touched of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(touched, loadScripts, { once: true, passive: true })
}

// A page that is prerendered (speculation rules: lib/hosting/rules.ts) does nothing until it is shown: nothing is
// stored, logged or counted for a page that nobody saw.
if (document.prerendering) document.addEventListener('prerenderingchange', boot, { once: true })
else boot()
