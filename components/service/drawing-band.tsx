import { Cutaway } from '@/components/drawings/cutaway'
import { Section } from '@/components/ui/section'
import type { CutawayView } from '@/lib/drawings/circuits'
import styles from './drawing-band.module.css'

/** The drawing alone, as wide as the page, its circuits lit, with a caption in handwriting. */
export function DrawingBand({ drawing, caption }: { drawing: CutawayView; caption: string }) {
  return (
    <Section id="drawing" tone="dusk" bleed label={caption} className={styles.band}>
      <Cutaway view={drawing} fit="cover" />
      <p className={styles.caption}>{caption}</p>
    </Section>
  )
}
