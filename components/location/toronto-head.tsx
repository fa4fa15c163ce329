import type { ReactNode } from 'react'
import { Street } from '@/components/drawings/street'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Section } from '@/components/ui/section'
import styles from './toronto-head.module.css'

export type TorontoHeadProps = HeadWordsProps & {
  /** The request form. */
  form: ReactNode
  /** The call. */
  children: ReactNode
}

/** The head of /toronto: text and form over a street with a house of every era. Needs the page's `StreetSymbols`. */
export function TorontoHead({ form, children, ...words }: TorontoHeadProps) {
  return (
    <Section id="top" tone="dark" wire="head" className={styles.head}>
      <div className={styles.stage}>
        <div>
          <HeadWords {...words} />
          {children}
        </div>
        {form}
      </div>
      <div className={styles.street} data-no-print="">
        <Street name="toronto" shared />
      </div>
    </Section>
  )
}
