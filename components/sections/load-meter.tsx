import type { FigureScaleProps } from '@/components/sections/power-squares'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import styles from './load-meter.module.css'

/** A figure as wide as the page, and a bar of the same value with loads drawn to scale on it. */
export function LoadMeter({ highlight, heading, lead, items }: FigureScaleProps) {
  const full = Number.parseFloat(highlight.figure)
  return (
    <Section id="load" knife warm className={styles.section}>
      <div>
        <h2 className={styles.highlight} id="load-heading">
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
        <ul className={styles.bars}>
          {items.map(({ value, figure, label, text }) => (
            <li key={figure} style={{ '--share': value / full }}>
              <b>{figure}</b>
              <span>{label}</span>
              <i aria-hidden="true" />
              <Paragraph>{text}</Paragraph>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
