'use client'

import { usePathname, useRouter } from 'next/navigation'
import { startTransition, useEffect, useRef } from 'react'

/** The internal page a plain click on this element would open, or null. */
function internalTarget(event: Event): URL | null {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return null
  const url = new URL(link.href)
  const samePage = url.pathname === window.location.pathname && url.search === window.location.search
  return samePage || /\.\w+$/.test(url.pathname) ? null : url
}

/** Whether the visitor asked their browser to save data. */
function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}

/** Makes ready the typefaces of the pages after the first (app/fonts.ts); the first page's preload left them in the cache. */
function readyLaterTypefaces(): void {
  for (const typeface of document.fonts) if (typeface.display === 'block') typeface.load().catch(() => {})
}

/**
 * Makes plain links soft navigations: a page is fetched when a visitor points at, touches or focuses its link,
 * and shown at the click. One listener for the whole document, so that links stay plain `<a>` in server components
 * and in posts, and work before and without this script.
 */
export function LinkNavigator() {
  const router = useRouter()
  const pathname = usePathname()
  const arrived = useRef<() => void>(undefined)
  const left = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what tells that the page has arrived
  useEffect(() => {
    if (left.current) document.documentElement.dataset.later = ''
    arrived.current?.()
    arrived.current = undefined
  }, [pathname])

  useEffect(() => {
    const prefetch = (event: Event) => {
      const url = internalTarget(event)
      // The same page with another query is the blog's own list: nothing to fetch.
      if (url && url.pathname !== window.location.pathname && !savesData()) {
        readyLaterTypefaces()
        router.prefetch(url.pathname + url.search)
      }
    }
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const sameForm = (event.target as Element | null)?.closest?.('a[href="#quote"]')
      if (sameForm) {
        event.preventDefault()
        focusForm()
        return
      }
      const url = internalTarget(event)
      if (!url) return
      event.preventDefault()
      left.current = true
      const go = () => startTransition(() => router.push(url.pathname + url.search + url.hash))
      if (!document.startViewTransition || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        go()
        return
      }
      document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            arrived.current = resolve
            // A page that is slow to arrive must not freeze the one that is here.
            setTimeout(resolve, 400)
            go()
          }),
      )
    }
    document.addEventListener('pointerover', prefetch)
    document.addEventListener('touchstart', prefetch, { passive: true })
    document.addEventListener('focusin', prefetch)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('pointerover', prefetch)
      document.removeEventListener('touchstart', prefetch)
      document.removeEventListener('focusin', prefetch)
      document.removeEventListener('click', onClick)
    }
  }, [router])

  return null
}

/** Scrolls to the request form and puts the focus in its first field. */
function focusForm() {
  const form = document.getElementById('quote')
  form?.scrollIntoView()
  form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: true })
}
