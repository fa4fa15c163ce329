import type { ScaleItem } from '@/components/sections/scale'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { HighlightView } from '@/lib/views/highlight'
import styles from './figure-scale.module.css'

export type FigureScaleProps = {
  id: string
  highlight: Extract<HighlightView, { kind: 'figure' }>
  heading: string
  lead: string
  /** Smallest first. */
  items: readonly ScaleItem[]
  /** `bars`: parts of the figure, as long as `value` is large. `squares`: areas in proportion, the largest first. */
  shape: 'bars' | 'squares'
}

/** The first number in a figure: 1200 in "Up to 1,200 A". Zero where there is none. */
const numberIn = (figure: string) => Number.parseFloat(/\d[\d,.]*/.exec(figure)?.[0].replaceAll(',', '') ?? '0')

/** A figure as wide as the page, and sizes drawn to scale beside it. */
export function FigureScale({ id, highlight, heading, lead, items, shape }: FigureScaleProps) {
  const bars = shape === 'bars'
  const whole = Math.max(bars ? numberIn(highlight.figure) : 0, ...items.map(({ value }) => value))
  return (
    <Section
      id={id}
      tone={bars ? 'paper' : 'night'}
      knifeSwitch={bars}
      glows={bars}
      className={bars ? styles.besideBars : styles.besideSquares}
    >
      <div>
        <h2 className={styles.figure} id={`${id}-heading`}>
          <span>{highlight.label}</span> {highlight.figure}
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
        <ul className={bars ? styles.bars : styles.squares}>
          {(bars ? items : items.toReversed()).map(({ value, figure, label, text }) => (
            <li key={figure} style={{ '--share': value / whole, '--side': Math.sqrt(value / whole) }}>
              <i aria-hidden="true" />
              <b>{figure}</b>
              <span>{label}</span>
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
