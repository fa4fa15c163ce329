import { Cutaway } from '@/components/drawings/cutaway'
import { TripCaption } from '@/components/sections/trip-caption'
import { Section } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './house-band.module.css'

/** The cutaway drawing as wide as the page; circuits that the page's switches turn off go dark in it. */
export function HouseBand({ drawing, caption }: { drawing: CutawayView; caption: string }) {
  return (
    <Section id="house" tone="dusk" bleed label={caption} className={styles.band}>
      <Cutaway view={drawing} />
      <div className={styles.caption} data-no-print="">
        <TripCaption on={caption} off={uiWords.chrome.panel.dark} />
      </div>
    </Section>
  )
}
