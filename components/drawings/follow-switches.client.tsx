'use client'

import { useEffect } from 'react'

/**
 * Shows, in the close-ups beside a panel (`data-follows`), the part of the drawing that belongs to the switch flipped last
 * (`data-close-up`: its box in the drawing's units). One copy that follows the switches: a hidden copy for each cost
 * home a tenth of its processor time (ARCHITECTURE.md).
 */
export function FollowSwitches() {
  useEffect(() => {
    const show = (flipped: EventTarget | null) => {
      const box = flipped instanceof HTMLElement && flipped.dataset.closeUp
      if (box)
        for (const drawing of document.querySelectorAll('[data-follows] svg')) drawing.setAttribute('viewBox', box)
    }
    const onChange = (event: Event) => show(event.target)
    // Switches flipped before hydration.
    show(document.querySelector('[data-close-up]:not(:checked)'))
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])
  return null
}
