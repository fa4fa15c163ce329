import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Static } from '@/components/ui/static-markup'
import type { Step } from '@/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './split-picture.module.css'

export type SplitPictureProps = {
  heading: string
  items: readonly Step[]
  picture: PictureSource
  form: ReactNode
}

/** A picture that fills one half of a dark section, the request form in the other; the reasons in a row below, from dark to lit. */
export function SplitPicture({ heading, items, picture, form }: SplitPictureProps) {
  return (
    <Section id="why" tone="night" bleed className={styles.split} interactive>
      <Static as="div" className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes="(max-width: 767px) 160vw, (max-width: 959px) 100vw, 75vw" />
      </Static>
      <Static as="div" className={styles.words}>
        <SectionHeading id="why">{heading}</SectionHeading>
        <ul className={styles.reasons} style={{ '--count': items.length }}>
          {items.map(({ title, text }, index) => (
            <li key={title} data-surface={index < items.length / 2 ? undefined : 'light'}>
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
