import type { ReactNode } from 'react'
import { Warning } from '@/components/service/warning'
import { Folds } from '@/components/ui/fold'
import { Paragraph, Paragraphs } from '@/components/ui/rich-text'
import { Section, SectionHeading, type Tone } from '@/components/ui/section'
import type { Fold } from '@/content/schema'
import styles from './overview.module.css'

type OverviewProps = {
  tone: Tone
  heading: string
  statement: string
  folds: readonly Fold[]
  /** Dangers, not folded. */
  warnings: readonly Fold[]
  /** A drawing up to the window's edge, on dusk. */
  drawing: ReactNode
  /** True if the head of the page is a drawing, which is enough on phones. */
  wideOnly: boolean
}

/** What the service is: one large sentence under the heading; longer texts are folds beside or below it. */
export function Overview({ tone, heading, statement, folds, warnings, drawing, wideOnly }: OverviewProps) {
  return (
    <Section id="overview" tone={tone} className={styles.section}>
      <div className={styles.layout} data-drawn={drawing ? '' : undefined}>
        <div className={styles.text}>
          <SectionHeading id="overview">{heading}</SectionHeading>
          <Paragraph className={styles.statement}>{statement}</Paragraph>
        </div>
        {drawing && (
          <div className={styles.drawing} data-wide-only={wideOnly ? '' : undefined} data-no-print="">
            {drawing}
          </div>
        )}
        <div className={styles.more}>
          {warnings.map((warning) => (
            <Warning key={warning.heading} heading={warning.heading} id={warning.id}>
              <Paragraphs items={warning.paragraphs} />
            </Warning>
          ))}
          <Folds items={folds} />
        </div>
      </div>
    </Section>
  )
}
