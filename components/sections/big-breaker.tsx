import { uiWords } from '@/lib/content/words'
import styles from './big-breaker.module.css'

const { off, tripped, on } = uiWords.emergency.handle

/** A drawn breaker as wide as the page, tripped: its handle is between off and on. */
export function BigBreaker() {
  return (
    <div className={styles.steel} data-no-print="" data-surface="light">
      <p className={styles.breaker}>
        <span>{off}</span>
        <b>{tripped}</b>
        <span>{on}</span>
      </p>
    </div>
  )
}
