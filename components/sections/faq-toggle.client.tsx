'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import styles from './faq-list.module.css'

/** Hides the questions past the first six behind 'Show all FAQs'; they show until JavaScript is there to bring them back. */
export function FaqToggle({ children }: { children: ReactNode }) {
  const id = useId()
  const [ready, setReady] = useState(false)
  const [all, setAll] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <>
      <div id={id} className={styles.rest} data-collapsed={ready && !all ? '' : undefined}>
        {children}
      </div>
      {ready && (
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {all ? 'Show fewer' : 'Show all FAQs'}
        </button>
      )}
    </>
  )
}
