import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Step } from '@/content/types'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './filed-reasons.module.css'

export type FiledReasonsProps = {
  heading: string
  items: readonly Step[]
  picture: PictureSource
  form: ReactNode
}

/** Reasons on a punched sheet, as for a property file, which lies over a picture; the request form beside it. */
export function FiledReasons({ heading, items, picture, form }: FiledReasonsProps) {
  return (
    <Section id="why" tone="band" bleed>
      <div className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes="(max-width: 767px) 130vw, 100vw" />
      </div>
      <div className={styles.file}>
        <div className={styles.sheet}>
          <SectionHeading id="why">{heading}</SectionHeading>
          <dl>
            {items.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <RichText>{text}</RichText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div data-no-print="">{form}</div>
      </div>
    </Section>
  )
}
