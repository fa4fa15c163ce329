'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import button from '@/components/ui/button.module.css'
import type { MapWords } from '@/content/interface'
import type { OfficeCard } from '@/lib/content/offices'
import styles from './office-map.module.css'

type OfficeMapProps = {
  offices: readonly OfficeCard[]
  words: MapWords
  /** The drawn map: the initial state, and the fallback when the street map fails. */
  drawing: ReactNode
  /** The addresses, always visible. */
  children: ReactNode
}

/**
 * The offices on the drawn map. A button replaces it with the street map once the first tile has loaded; the map's
 * code is a separate chunk, imported only on click. The state is announced in a status line.
 */
export function OfficeMap({ offices, words, drawing, children }: OfficeMapProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const remove = useRef<() => void>(undefined)
  const [state, setState] = useState<'drawn' | 'loading' | 'loaded' | 'failed'>('drawn')

  useEffect(() => () => remove.current?.(), [])

  const open = async () => {
    if (state === 'loading' || !canvas.current) return
    setState('loading')
    try {
      const { showMap } = await import('@/components/contact/leaflet-map')
      if (canvas.current) remove.current = showMap(canvas.current, offices, setState)
    } catch (error) {
      console.error('The map could not be loaded.', error)
      setState('failed')
    }
  }

  // The button is hidden once the map has loaded: move the focus to the map.
  useEffect(() => {
    if (state === 'loaded' && document.activeElement === opener.current) canvas.current?.focus({ preventScroll: true })
  }, [state])

  return (
    <section className={styles.stage} data-print-plain="" data-state={state} aria-label={words.name}>
      <div className={styles.panel}>
        {children}
        <div className={styles.openMap} data-no-print="">
          <button
            ref={opener}
            type="button"
            className={button.button}
            data-variant="line"
            aria-disabled={state === 'loading'}
            onClick={open}
          >
            {words.open}
          </button>
          <p>{words.source}</p>
        </div>
        <p className={styles.status} data-no-print="" role="status">
          {/* One expression, so that it is set as content: translation by the browser replaces text nodes. */}
          {state === 'loading' ? words.loading : state === 'failed' ? words.unavailable : null}
        </p>
      </div>
      <div className={styles.view}>
        {drawing}
        <div ref={canvas} className={styles.canvas} data-no-print="" />
      </div>
    </section>
  )
}
