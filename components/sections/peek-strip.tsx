import { CircuitPeek } from '@/components/drawings/cutaway'
import { uiWords } from '@/lib/content/words'
import type { Peek } from '@/lib/views/panel'
import styles from './peek-strip.module.css'

/**
 * What a flipped breaker put out: a strip that sticks to the window's foot while the drawing is out of view. It keeps
 * its own height, so it never covers the last row for good. `at`: under the home page's door, which has the drawing
 * beside it in wide windows; under a panel whose head has a strip there; in that head, in its own place. Needs the
 * page's `CutawaySprite`.
 */
export function PeekStrip({ peek, at }: { peek: Peek; at?: 'door' | 'panel' | 'head' }) {
  return (
    <div className={styles.peek} data-no-print="" data-surface="dark" data-at={at} aria-hidden="true">
      <CircuitPeek {...peek} />
      <p>{uiWords.chrome.panel.dark}</p>
    </div>
  )
}
