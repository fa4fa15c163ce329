'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { pushEvent } from '@/lib/requests/data-layer'

/** Pushes a click_to_call event to the data layer for every click on a phone link inside. */
export function ClickToCall({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = box.current
    // The path of a tel: URL is its number.
    const count = ({ pathname }: HTMLAnchorElement) =>
      pushEvent({ event: 'click_to_call', phone_number: pathname, category: 'contact', label: 'emergency' })
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="tel:"]')
      if (link) count(link)
    }
    for (const link of window.queuedCallClicks ?? []) if (node?.contains(link)) count(link)
    window.queuedCallClicks = undefined
    node?.addEventListener('click', onClick)
    return () => node?.removeEventListener('click', onClick)
  }, [])

  return <div ref={box}>{children}</div>
}
