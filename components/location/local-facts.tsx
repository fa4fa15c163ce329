import type { ReactNode } from 'react'
import { displayWidth } from '@/components/ui/display-width'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Fold } from '@/content/types'
import styles from './local-facts.module.css'

export type LocalFactsProps = {
  heading: string
  items: readonly { figure: string; title: string; text: string }[]
  more: readonly Fold[]
  /** One more fold, after the others. */
  children?: ReactNode
}

/** Three local facts in large figures; longer texts are folds under them. */
export function LocalFacts({ heading, items, more, children }: LocalFactsProps) {
  // One font size for all three: as large as the longest allows.
  const widest = Math.max(...items.map(({ figure }) => displayWidth(figure)))
  return (
    <Section id="local" heading={heading} underlined tone="lamplit" knifeSwitch tight>
      <ul className={styles.facts} style={{ '--ems': widest.toFixed(2) }}>
        {items.map(({ figure, title, text }) => (
          <li key={title}>
            <b>{figure}</b>
            <h3>{title}</h3>
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        <Folds items={more} />
        {children}
      </div>
    </Section>
  )
}
