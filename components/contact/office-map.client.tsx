'use client'

import { useEffect, useRef, useState } from 'react'
import type { OfficePlace } from '@/components/contact/leaflet-map'
import styles from './office-map.module.css'

/** The map is asked for when its place is this near to the viewport. */
const NEAR = '300px'

/**
 * Both offices on a real map. The map's code is a chunk of its own, asked for only when a visitor comes near;
 * where it or its tiles cannot be had, the words say so and the plain addresses beside it stay.
 */
export function OfficeMap({ places }: { places: readonly OfficePlace[] }) {
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')

  useEffect(() => {
    const box = frame.current
    const node = canvas.current
    if (!box || !node) return
    let remove: (() => void) | undefined
    let gone = false
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        try {
          const { showMap } = await import('@/components/contact/leaflet-map')
          if (!gone) remove = showMap(node, places, setState)
        } catch (error) {
          console.error('The map could not be loaded.', error)
          setState('failed')
        }
      },
      { rootMargin: NEAR },
    )
    observer.observe(box)
    return () => {
      gone = true
      observer.disconnect()
      remove?.()
    }
  }, [places])

  return (
    <section ref={frame} className={styles.frame} data-state={state} aria-label="Map of the offices">
      {state !== 'failed' && <div ref={canvas} className={styles.canvas} />}
      <p className={styles.words} role="status">
        {state === 'loading' && 'Loading map...'}
        {state === 'failed' && 'Interactive map temporarily unavailable'}
      </p>
    </section>
  )
}
