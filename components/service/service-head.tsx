import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { PageHeadText, type PageHeadTextProps } from '@/components/sections/page-head-text'
import { ProofStrip } from '@/components/sections/proof-strip'
import { HeadPrice, type HeadPriceProps } from '@/components/service/head-price'
import { Section, type Tone } from '@/components/ui/section'
import styles from './service-head.module.css'

/** A longer h1, in characters, has the size of an h2. */
const LONG_H1 = 44

type ServiceHeadProps = PageHeadTextProps & {
  tone: Tone
  headPrice?: HeadPriceProps
  /** True for the keypad room, which sets its height. */
  hasRoom: boolean
  /** A picture, the drawing, or the room. */
  children: ReactNode
}

/** The head of a service: h1, lead, price or what it depends on, call, four facts, and a picture, drawing or room. */
export function ServiceHead({ tone, headPrice, hasRoom, children, ...head }: ServiceHeadProps) {
  return (
    <Section id="top" tone={tone} className={styles.head}>
      <div className={`stack ${styles.text}`} data-long={head.h1.length > LONG_H1 ? '' : undefined}>
        <PageHeadText {...head} />
        {headPrice && <HeadPrice {...headPrice} />}
        <CallActions page={head.page} />
      </div>
      <div className={styles.picture} data-room={hasRoom ? '' : undefined} data-no-print="">
        {children}
      </div>
      <div className={styles.proof}>
        <ProofStrip page={head.page} />
      </div>
    </Section>
  )
}
