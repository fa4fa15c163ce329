import { CircuitCard } from '@/components/drawings/circuit-card.client'
import { Cutaway } from '@/components/drawings/cutaway'
import { Island } from '@/components/islands/island'
import { Section, type Tone } from '@/components/ui/section'
import { categoryWords } from '@/content/interface'
import type { CircuitCard as Card } from '@/lib/drawings/circuit-cards'
import type { CutawayView } from '@/lib/drawings/cutaway-views'
import styles from './wide-drawing.module.css'

type WideDrawingProps = { tone: Tone; drawing: CutawayView; cards: readonly Card[] }

/** The house or the building in the full width of the window. A row of the page's list lights its circuit alone. */
export function WideDrawing({ tone, drawing, cards }: WideDrawingProps) {
  return (
    <Section id="drawing" tone={tone} label={categoryWords.drawing} className={styles.section}>
      <div className={styles.art} data-no-print="" data-circuit-drawing="">
        <Cutaway view={drawing} />
      </div>
      <div className={styles.card} data-no-print="">
        <Island name="circuit-card">
          <CircuitCard cards={cards} />
        </Island>
      </div>
    </Section>
  )
}
