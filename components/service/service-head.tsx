import type { ReactNode } from 'react'
import { CallActions } from '@/components/sections/call-actions'
import { PageHeadText, type PageHeadTextProps } from '@/components/sections/page-head-text'
import { ProofStrip } from '@/components/sections/proof-strip'
import { HeadPrice, type HeadPriceProps } from '@/components/service/head-price'
import { Section, type Tone } from '@/components/ui/section'
import styles from './service-head.module.css'

/** A longer h1, in characters, has the size of an h2, and from 960 px on that of a statement. */
const LONG_H1 = 44

type ServiceHeadProps = PageHeadTextProps & {
  tone: Tone
  headPrice?: HeadPriceProps
  /** What `children` is: a picture, the drawing of the category (it fades into the background), or the head's own. */
  show: 'picture' | 'cutaway' | 'drawing'
  children: ReactNode
}

/** The head of a service: h1, lead, price or what it depends on, call, four facts, and a picture or a drawing. */
export function ServiceHead({ tone, headPrice, show, children, ...head }: ServiceHeadProps) {
  return (
    <Section id="top" tone={tone} className={styles.head}>
      <div className={`stack ${styles.text}`} data-long={head.h1.length > LONG_H1 ? '' : undefined}>
        <PageHeadText {...head} />
        {headPrice && <HeadPrice {...headPrice} />}
        <CallActions page={head.page} />
      </div>
      <div className={styles.picture} data-show={show} data-no-print="">
        {children}
      </div>
      <div className={styles.proof}>
        <ProofStrip page={head.page} />
      </div>
    </Section>
  )
}
