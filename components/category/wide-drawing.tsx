import { Cutaway } from '@/components/drawings/cutaway'
import { Section, type Tone } from '@/components/ui/section'
import { categoryWords } from '@/content/interface'
import type { CutawayView } from '@/lib/drawings/cutaway-views'
import styles from './wide-drawing.module.css'

/** The house or the building in the full width of the window, with the category's circuits lit. */
export function WideDrawing({ tone, drawing }: { tone: Tone; drawing: CutawayView }) {
  const [, , width, height] = drawing.wide
  return (
    <Section id="drawing" tone={tone} label={categoryWords.drawing} className={styles.section}>
      <div className={styles.art} style={{ '--ratio': width / height }} data-no-print="">
        <Cutaway view={drawing} fit="cover" align="ground" />
      </div>
    </Section>
  )
}
