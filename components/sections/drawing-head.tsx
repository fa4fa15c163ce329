import type { ReactNode } from 'react'
import { Cutaway } from '@/components/drawings/cutaway'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { TripCaption } from '@/components/sections/trip-caption'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './drawing-head.module.css'

export type DrawingHeadProps = HeadWordsProps & {
  drawing: CutawayView
  /** At dusk, fading out under the words; or on paper, printed too. */
  look?: 'dusk' | 'paper'
  /** Where switches of the page put its circuits out: what stands under the words while all are on. */
  caption?: string
  /** Less high at dusk, where what follows has to begin on the first screen. */
  lower?: boolean
  children?: ReactNode
}

/** A head with the cutaway drawing, the page's circuits lit: for work that no photograph shows. */
export function DrawingHead({ drawing, look = 'dusk', caption, lower, children, ...words }: DrawingHeadProps) {
  const dusk = look === 'dusk'
  const classes = [styles.head, styles[look], lower && styles.lower].filter(Boolean).join(' ')
  return (
    <Section id="top" tone={dusk ? 'dark' : 'card'} bleed wire="head" className={classes}>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
      </div>
      <div className={styles.drawing} data-no-print={dusk ? '' : undefined}>
        <Cutaway view={drawing} fit="cover" align="ground" />
      </div>
      {caption && (
        <div className={styles.caption} data-no-print="">
          <TripCaption on={caption} off={uiWords.chrome.panel.dark} />
        </div>
      )}
    </Section>
  )
}
