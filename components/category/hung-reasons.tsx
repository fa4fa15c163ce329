import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Static } from '@/components/ui/static-markup'
import type { Step } from '@/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './hung-reasons.module.css'

export type HungReasonsProps = { heading: string; items: readonly Step[]; picture: PictureSource; form: ReactNode }

/** A picture as wide as the page with the form over its right; below it reasons, each lit by a lamp on the wire. */
export function HungReasons({ heading, items, picture, form }: HungReasonsProps) {
  return (
    <Section id="why" tone="night" bleed className={styles.hung} interactive>
      <Static as="div" className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes="(max-width: 767px) 160vw, 100vw" />
      </Static>
      <Static as="div" className={styles.words}>
        <SectionHeading id="why">{heading}</SectionHeading>
        <ul className={styles.lamps}>
          {items.map(({ title, text }) => (
            <li key={title}>
              <TitledText title={title} text={text} />
            </li>
          ))}
        </ul>
      </Static>
      <div className={styles.form} data-no-print="">
        {form}
      </div>
    </Section>
  )
}
