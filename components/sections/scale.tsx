import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import styles from './scale.module.css'

export type ScaleItem = { value: number; figure: string; label: string; text: string }

export type ScaleProps = {
  heading: string
  lead: string
  /** Smallest first, two to four. Heights are true to `value`. */
  items: readonly ScaleItem[]
  /** How a box is drawn: a panel with breakers, a machine, or a plain box. */
  shape?: 'panel' | 'box'
  /** Under the drawing: signs, folded. */
  children?: ReactNode
}

/** Sizes drawn to scale, hung from one live wire: where size is the question. */
export function Scale({ heading, lead, items, shape = 'box', children }: ScaleProps) {
  const largest = Math.max(...items.map(({ value }) => value))
  return (
    <Section id="sizes" tone="dusk" knife>
      <SectionHeading id="sizes">{heading}</SectionHeading>
      <p className="lead">
        <RichText>{lead}</RichText>
      </p>
      <div className={styles.scale} data-shape={shape} data-count={items.length}>
        {items.map(({ value, figure, label, text }) => (
          <figure key={figure} style={{ '--share': value / largest } as React.CSSProperties}>
            <div className={styles.box} aria-hidden="true" />
            <figcaption>
              <b>{figure}</b>
              <span>{label}</span>
              <RichText>{text}</RichText>
            </figcaption>
          </figure>
        ))}
      </div>
      {children}
    </Section>
  )
}
