import type { ReactNode } from 'react'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PhoneNumber } from '@/content/types'
import styles from './emergency-head.module.css'

export type EmergencyHeadProps = HeadWordsProps & {
  phone: PhoneNumber
  /** When to call 911 and when us. */
  danger: string
  ours: string
  /** The question that the choices answer. */
  question: string
  /**
   * `tall`: the numbers fill the first screen. `short`: the question is the largest text, with the open switch beside
   * it.
   */
  size: 'tall' | 'short'
  /** Fills the right side from 960 px, below everything on phones. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * The head of an emergency page: 911 and our number first, equally large; then what happened and what to do. The
 * riser's amber part ends at an open switch.
 */
export function EmergencyHead(props: EmergencyHeadProps) {
  const { phone, danger, ours, lead, question, size, beside, children, ...words } = props
  return (
    <Section id="top" tone="night" wire="dead" bleed className={styles.head}>
      <div className={styles.words} data-size={size} data-beside={beside ? '' : undefined}>
        <div className={styles.calls} style={{ '--letters': phone.display.length }}>
          <a className={styles.danger} href="tel:911">
            <b>911</b>
            <span>
              <RichText links={false}>{danger}</RichText>
            </span>
          </a>
          <a href={`tel:${phone.e164}`} data-call="">
            <b>{phone.display}</b>
            <span>
              <RichText links={false}>{ours}</RichText>
            </span>
          </a>
        </div>
        <div className={styles.title}>
          <HeadWords {...words} />
          <p className={styles.lead}>
            <RichText>{lead}</RichText>
          </p>
        </div>
        <h2 className={styles.question}>{question}</h2>
        {children}
      </div>
      {beside && (
        <div className={styles.beside} data-no-print="">
          {beside}
        </div>
      )}
    </Section>
  )
}
