'use client'

import { useEffect, useState } from 'react'

/**
 * The part of a drawing that belongs to the switch flipped last (`data-close-up`: its box in the drawing's units). One
 * copy that follows the switches: a hidden copy for each cost home a tenth of its processor time (ARCHITECTURE.md).
 */
export function CloseUp({ drawing, whole }: { drawing: `#${string}`; whole: string }) {
  const [box, setBox] = useState(whole)
  useEffect(() => {
    const show = (flipped: EventTarget | null) => {
      const closeUp = flipped instanceof HTMLElement && flipped.dataset.closeUp
      if (closeUp) setBox(closeUp)
    }
    const onChange = (event: Event) => show(event.target)
    // Switches flipped before hydration.
    show(document.querySelector('[data-close-up]:not(:checked)'))
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={drawing} />
    </svg>
  )
}
