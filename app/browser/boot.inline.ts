/**
 * The page's only inline script. It does what must happen before the islands' script runs, and loads that script. Its
 * text is the same on every page, for one hash in the Content-Security-Policy: data attributes carry the differences.
 */
import { isReturn } from '@/lib/requests/is-return'
import { watchRequests } from '@/lib/requests/watch-requests'

declare global {
  interface Document {
    /** Undefined in browsers that do not prerender. */
    readonly prerendering?: boolean
  }
}

const RETRY_MS = 1000
/** Pictures that finish with the load event are painted within this time, before the script loads. */
const AFTER_PAINT_MS = 200
const IDLE_TIMEOUT_MS = 2000
/** Firefox reports no paint after a reload that restores a scroll position. The script then loads after this time. */
const NO_PAINT_MS = 2000

/** `notFound` is set on the not-found page only. */
const { script = '', notFound } = document.currentScript?.dataset ?? {}

/**
 * The page's path. A doubled slash ("//contact") is removed. The not-found page redirects what the host could not:
 * unknown posts to the list, upper-case paths to lower case.
 */
function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/')
  if (notFound === undefined) return single
  // The same rule as isMissingPost (lib/build/hosting/hosting-rules.ts), whose imports would make this script longer.
  return /^\/blog\/[^/]+\/?$/i.test(single) ? '/blog' : single.toLowerCase()
}

/** Lays out the whole page after a reload or a return, for its scroll position (app/lazy-layout.css). */
function disableLazyLayout(): void {
  if (isReturn()) document.documentElement.dataset.fullLayout = ''
}

/** Queues clicks on phone links until the island of /contact counts them (click-to-call.client.tsx). */
function keepEarlyCalls(): void {
  window.queuedCallClicks = []
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="tel:"]')
    if (link) window.queuedCallClicks?.push(link)
  })
}

let attempts = 0
/** Loads a script, and once more if it fails. */
function requestScript(): void {
  attempts += 1
  const onerror = () => attempts < 2 && setTimeout(requestScript, RETRY_MS)
  document.head.append(Object.assign(document.createElement('script'), { src: script, async: true, onerror }))
}

function loadScript(): void {
  if (attempts === 0) requestScript()
}

/** Safari has no idle callbacks. */
function loadWhenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(loadScript, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(loadScript)
}

/** The performance entry arrives once the paint is on the screen. */
function loadAfterPaint(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect()
    setTimeout(loadWhenIdle, AFTER_PAINT_MS)
  }).observe({ type: 'paint', buffered: true })
  setTimeout(loadWhenIdle, NO_PAINT_MS)
}

function boot(): void {
  const { href, origin, pathname, search, hash } = location
  const proper = canonicalPath(pathname)
  // A copy of the page on another host, such as an archive, may lead back to this path: then the page is shown.
  if (proper !== pathname && document.referrer !== href) {
    location.replace(origin + proper + search + hash)
    return
  }
  try {
    watchRequests()
  } catch (error) {
    // The form posts without it, and the islands' script is still loaded.
    console.error(error)
  }
  disableLazyLayout()
  // Browsers without module support get no script.
  if (!('noModule' in HTMLScriptElement.prototype)) return
  keepEarlyCalls()
  if (document.readyState === 'complete') loadAfterPaint()
  else addEventListener('load', loadAfterPaint)
  for (const touched of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(touched, loadScript, { once: true, passive: true })
}

// A prerendered page (speculation rules: hosting-rules.ts) does nothing until it is shown, so that nothing
// is stored, logged or counted for a page that nobody saw.
if (document.prerendering) document.addEventListener('prerenderingchange', boot, { once: true })
else boot()
