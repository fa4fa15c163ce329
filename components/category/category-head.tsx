import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { PageHeadText, type PageHeadTextProps } from '@/components/sections/page-head-text'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Section, type Tone } from '@/components/ui/section'
import styles from './category-head.module.css'

type CategoryHeadProps = PageHeadTextProps & {
  tone: Tone
  /** The list of its services. */
  children: ReactNode
}

/** A category's head: text and call, the list of its services beside them, four facts below. */
export function CategoryHead({ tone, children, ...head }: CategoryHeadProps) {
  return (
    <Section id="top" tone={tone} className={styles.head}>
      <div className={styles.text}>
        <PageHeadText {...head} />
        <CallActions page={head.page} />
      </div>
      <div className={styles.list}>{children}</div>
      <div className={styles.proof}>
        <ProofStrip page={head.page} />
      </div>
    </Section>
  )
}
