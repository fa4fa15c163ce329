import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import styles from './night-price.module.css'

export type NightPriceProps = {
  heading: string
  range: string
  note: string
  /** What else may have to be paid for, smaller. */
  others: readonly { work: string; range: string }[]
  /** From edge to edge beside the words: the house with its fault, or a close-up. */
  picture: ReactNode
  /** What folds away under the price. */
  children: ReactNode
}

/** What finding the fault costs, on a page where no current comes: lit like a sign, before the dark house. */
export function NightPrice({ heading, range, note, others, picture, children }: NightPriceProps) {
  return (
    <Section id="cost" tone="night" wire="dead" bleed className={styles.section}>
      <div className={styles.words}>
        <SectionHeading id="cost">{heading}</SectionHeading>
        <div className={styles.range}>{range}</div>
        <p className={styles.note}>
          <RichText>{note}</RichText>
        </p>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map(({ work, range: other }) => (
              <li key={work}>
                {work} <b>{other}</b>
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
