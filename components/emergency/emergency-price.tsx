import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { EmergencyLook } from '@/content/types'
import styles from './emergency-price.module.css'

export type EmergencyPriceProps = {
  heading: string
  range: string
  note: string
  /** Possible further costs, smaller. */
  others: readonly { work: string; range: string; terms: string }[]
  /** To the page's edge: the house with its fault, or a close-up. */
  picture: ReactNode
  /** From 960 px where the picture stands: beside the words, or across the page behind them. */
  at?: EmergencyLook['price']
  /** Folds under the price. */
  children: ReactNode
}

const classes = {
  right: styles.section,
  left: `${styles.section} ${styles.left}`,
  across: `${styles.section} ${styles.across}`,
}

/** What finding the fault costs, for emergency pages: a large glowing price beside a dark house. */
export function EmergencyPrice({ heading, range, note, others, picture, at = 'right', children }: EmergencyPriceProps) {
  return (
    <Section id="cost" tone="night" wire="dead" bleed className={classes[at]}>
      <div className={styles.words}>
        <SectionHeading id="cost">{heading}</SectionHeading>
        <div className={styles.range}>{range}</div>
        <p className={styles.note}>
          <RichText>{note}</RichText>
        </p>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map(({ work, range: other, terms }) => (
              <li key={work}>
                {work} <b>{other}</b> <small>{terms}</small>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      <div className={styles.picture} data-no-print="">
        {picture}
      </div>
    </Section>
  )
}
