import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { OpenNow } from '@/components/sections/open-now.client'
import { uiWords } from '@/lib/content/words'
import type { ProofView } from '@/lib/views/proof'
import styles from './proof-strip.module.css'

export type ProofListProps = {
  /** What the list is called. */
  label?: string
  children: ReactNode
}

/** Facts in one line from 768 px, in two columns below. */
export function ProofList({ label, children }: ProofListProps) {
  return (
    <ul className={styles.proof} aria-label={label}>
      {children}
    </ul>
  )
}

/** One of them: a bold title, and a sentence or link. */
export function ProofItem({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <b>{title}</b>
      <span>{children}</span>
    </li>
  )
}

/** Four facts under the call of a page's head: licence, reviews, insurance and age, hours. */
export function ProofStrip({ licence, reviews, since, hours }: ProofView) {
  const words = uiWords.proof
  return (
    <ProofList>
      <li>
        <b>{licence.label}</b>
        <a href={licence.checkAt}>
          {licence.check}
          <span className={styles.more}>{words.withEsa}</span>
        </a>
      </li>
      <li>
        <b>{reviews.rating}</b>
        <a href={reviews.href}>{words.readSome}</a>
      </li>
      <li>
        <b>{words.insured}</b>
        <span>{since}</span>
      </li>
      <li className={styles.hours}>
        <Island name="open-now" of={OpenNow} props={{ times: hours.times, label: hours.label, words: words.open }} />
        <span>{words.emergencies}</span>
      </li>
    </ProofList>
  )
}
