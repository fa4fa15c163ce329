'use client'

import { useEffect } from 'react'

/**
 * Ends what globals.css begins: lays out the bands that were left for later, one in each idle moment, so that no task
 * grows long. From then on heights are true, for the scroll bar and for going back.
 */
export function WholePage() {
  useEffect(() => {
    const bands = document.querySelectorAll<HTMLElement>('main section, body > footer').values()
    const idle = window.requestIdleCallback ?? setTimeout
    const next = () => {
      const { value: band, done } = bands.next()
      if (done) {
        document.documentElement.dataset.whole = ''
        return
      }
      band.style.contentVisibility = 'visible'
      idle(next)
    }
    idle(next)
  }, [])
  return null
}
