import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { HeadWords } from '@/components/sections/head-words'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Section, type Tone } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/schema'
import type { LinkItem } from '@/lib/content/links'
import type { ProofView } from '@/lib/views/proof'
import styles from './category-head.module.css'

export type CategoryHeadProps = {
  breadcrumbs: readonly LinkItem[]
  page: { h1: string; lead: string }
  tone: Tone
  phone: PhoneNumber
  proof: ProofView
  /** The category's index. */
  children: ReactNode
}

/** A category's head: words and call, its index beside them, four facts below. */
export function CategoryHead({ breadcrumbs, page, tone, phone, proof, children }: CategoryHeadProps) {
  return (
    <Section id="top" tone={tone} className={styles.head}>
      <div className={styles.words}>
        <HeadWords breadcrumbs={breadcrumbs} h1={page.h1} lead={page.lead} />
        <CallActions phone={phone} />
      </div>
      <div className={styles.index}>{children}</div>
      <div className={styles.proof}>
        <ProofStrip {...proof} />
      </div>
    </Section>
  )
}
