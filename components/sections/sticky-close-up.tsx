import { CloseUp } from '@/components/drawings/cutaway'
import type { CloseUpView } from '@/lib/chrome/panel'
import { uiWords } from '@/lib/content/words'
import styles from './sticky-close-up.module.css'

/**
 * What a flipped breaker put out: a strip that sticks to the window's foot while the drawing is out of view. It keeps
 * its own height, so it never covers the last row for good. `at`: under the home page's panel, which has the drawing
 * beside it in wide windows; under a panel whose head has one; in that head, in its own place. Needs the
 * page's `CutawaySprite`.
 */
export function StickyCloseUp({ closeUp, at }: { closeUp: CloseUpView; at?: 'home' | 'panel' | 'head' }) {
  return (
    <div className={styles.closeUp} data-no-print="" data-surface="dark" data-at={at} aria-hidden="true">
      <CloseUp {...closeUp} />
      <p>{uiWords.chrome.panel.dark}</p>
    </div>
  )
}
