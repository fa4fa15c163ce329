import type { ReactNode } from 'react'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Fold } from '@/content/types'
import styles from './statement.module.css'

/** What it is: one statement set large; what needs more room folds away beside it. */
export function Statement({
  heading,
  statement,
  more,
  children,
}: {
  heading: string
  statement: string
  more: readonly Fold[]
  /** Further folds, under those of `more`. */
  children?: ReactNode
}) {
  return (
    <Section id="what" tone="paper" knife warm>
      <SectionHeading id="what" wired>
        {heading}
      </SectionHeading>
      <div className={styles.statement}>
        <Paragraph>{statement}</Paragraph>
        {(more.length > 0 || children) && (
          <div className={styles.more}>
            <Folds items={more} />
            {children}
          </div>
        )}
      </div>
    </Section>
  )
}
