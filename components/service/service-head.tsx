import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { PriceSum, type PriceSumProps } from '@/components/sections/price-sum'
import { ProofStrip } from '@/components/sections/proof-strip'
import { Section, type Tone } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/schema'
import type { ProofView } from '@/lib/views/proof'
import styles from './service-head.module.css'

export type ServiceHeadProps = HeadWordsProps & {
  tone: Tone
  sum?: PriceSumProps
  phone: PhoneNumber
  proof: ProofView
  /** The slot: a picture, the drawing, or a room. */
  children: ReactNode
}

/** The one head of all services: who and what, the price or what it depends on, the call, four facts; one slot. */
export function ServiceHead({ breadcrumbs, h1, lead, tone, sum, phone, proof, children }: ServiceHeadProps) {
  return (
    <Section id="top" tone={tone} className={styles.head}>
      <div className={styles.words} data-long={h1.length > 44 ? '' : undefined}>
        <HeadWords breadcrumbs={breadcrumbs} h1={h1} lead={lead} />
        {sum && <PriceSum {...sum} />}
        <CallActions phone={phone} />
      </div>
      <div className={styles.slot} data-no-print="">
        {children}
      </div>
      <div className={styles.proof}>
        <ProofStrip {...proof} />
      </div>
    </Section>
  )
}
