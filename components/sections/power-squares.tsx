import type { ScaleItem } from '@/components/sections/scale'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { HighlightView } from '@/lib/views/highlight'
import styles from './power-squares.module.css'

/** A figure, and the sizes that are drawn under it. */
export type FigureScaleProps = {
  highlight: Extract<HighlightView, { kind: 'figure' }>
  heading: string
  lead: string
  items: readonly ScaleItem[]
}

/** A figure as wide as the page, and squares whose areas are proportional to `value`. */
export function PowerSquares({ highlight, heading, lead, items }: FigureScaleProps) {
  const largest = Math.max(...items.map(({ value }) => value))
  return (
    <Section id="power" tone="night" className={styles.section}>
      <div className={styles.grid}>
        <div>
          <h2 id="power-heading">
            <span className={styles.label}>{highlight.label}</span>{' '}
            <span className={styles.figure}>{highlight.figure}</span>
          </h2>
          <p className={styles.note}>
            <RichText>{highlight.note}</RichText>
          </p>
        </div>
        <div>
          <h3>{heading}</h3>
          <p className={styles.lead}>
            <RichText>{lead}</RichText>
          </p>
          <div className={styles.squares}>
            {[...items].reverse().map(({ value, figure, label, text }) => (
              <figure key={figure} style={{ '--side': Math.sqrt(value / largest) }}>
                <div aria-hidden="true" />
                <figcaption>
                  <b>{figure}</b>
                  <span>{label}</span>
                  <RichText>{text}</RichText>
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </Section>
  )
}
