import type { ReactNode } from 'react'
import styles from './wrap.module.css'

/**
 * The page's column: its width, its gutters, and its own piece of the riser, so that the wire runs on from band to band.
 * A band sets its space with `--pad-top` and `--pad-end`; `--section` without.
 */
export function Wrap({ riser = true, children }: { riser?: boolean; children: ReactNode }) {
  return (
    <div className={styles.wrap} data-riser={riser ? '' : undefined}>
      {children}
    </div>
  )
}
