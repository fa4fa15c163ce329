import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Step } from '@/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './pictured-reasons.module.css'

export type PicturedReasonsProps = {
  /** Each lit by a lamp on a wire, under a picture as wide as the page; or in a row from dark to lit, under one half as wide. */
  look: 'lamps' | 'levels'
  heading: string
  items: readonly Step[]
  picture: PictureSource
  form: ReactNode
}

const sizes = {
  lamps: '(max-width: 767px) 160vw, 100vw',
  levels: '(max-width: 767px) 160vw, (max-width: 959px) 100vw, 75vw',
}

/** A picture, the request form beside it or over its right, and the reasons below. */
export function PicturedReasons({ look, heading, items, picture, form }: PicturedReasonsProps) {
  /** Of levels the second half is lit. */
  const lit = (index: number) => look === 'levels' && index >= items.length / 2
  return (
    <Section id="why" tone="night" bleed className={`${styles.scene} ${styles[look]}`}>
      <div className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes={sizes[look]} />
      </div>
      <div className={styles.words}>
        <SectionHeading id="why">{heading}</SectionHeading>
        <ul className={styles.reasons} style={{ '--count': items.length }}>
          {items.map(({ title, text }, index) => (
            <li key={title} data-surface={lit(index) ? 'light' : undefined}>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.form} data-no-print="">
        {form}
      </div>
    </Section>
  )
}
