import type { ReactNode } from 'react'
import styles from './trip-caption.module.css'

/** The words beside the drawing: an invitation while everything is on, and what to do while something is off. */
export function TripCaption({ on, off }: { on: ReactNode; off: ReactNode }) {
  return (
    <>
      <p className={styles.allOn}>{on}</p>
      <p className={styles.tripped} role="status">
        {off}
      </p>
    </>
  )
}
