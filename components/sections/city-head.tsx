import type { ReactNode } from 'react'
import { Street } from '@/components/drawings/street'
import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Section } from '@/components/ui/section'
import styles from './city-head.module.css'

export type CityHeadProps = HeadWordsProps & {
  /** The request form. */
  form: ReactNode
  /** The call. */
  children: ReactNode
}

/** The city's head: words and form at dusk, over a street with a house of every era. Its symbols are the page's. */
export function CityHead({ form, children, ...words }: CityHeadProps) {
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
        <Street place="toronto" shared />
      </div>
    </Section>
  )
}
