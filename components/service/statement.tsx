import type { ReactNode } from 'react'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Fold } from '@/content/types'
import styles from './statement.module.css'

export type StatementProps = {
  heading: string
  statement: string
  more: readonly Fold[]
  /** Further folds, under those of `more`. */
  children?: ReactNode
}

/** What the service is: one large sentence as wide as the page; longer texts are folds under it. */
export function Statement({ heading, statement, more, children }: StatementProps) {
  return (
    <Section id="what" heading={heading} underlined tone="card" knifeSwitch className={styles.what}>
      <Paragraph>{statement}</Paragraph>
      {(more.length > 0 || children) && (
        <div className={styles.more} data-print-plain="" data-count={children ? undefined : more.length}>
          <Folds items={more} />
          {children}
        </div>
      )}
    </Section>
  )
}
