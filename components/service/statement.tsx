import type { ReactNode } from 'react'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { CategoryLook, Fold } from '@/content/types'
import styles from './statement.module.css'

export type StatementProps = {
  heading: string
  statement: string
  more: readonly Fold[]
  look?: CategoryLook['what']
  /** Further folds, under those of `more`. */
  children?: ReactNode
}

const tones = { page: 'card', lamp: 'lamplit', metal: 'steel', beside: 'card', far: 'card' } as const
const looks = { page: '', lamp: '', metal: '', beside: styles.beside, far: styles.far }

/** What the service is: one large sentence; longer texts are folds under or beside it. */
export function Statement({ heading, statement, more, look = 'page', children }: StatementProps) {
  return (
    <Section
      id="what"
      heading={heading}
      underlined
      tone={tones[look]}
      knifeSwitch
      className={`${styles.what} ${looks[look]}`}
    >
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
