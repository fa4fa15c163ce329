import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './framed-picture.module.css'

export type FramedPictureProps = {
  id: string
  heading: string
  picture: PictureSource
  /** What is set large under the heading, which is then small. */
  statement: string
  /** Under the picture, on the dark background. */
  children: ReactNode
  /** On its right side from 960 px, under it below: the request form. */
  aside: ReactNode
}

/**
 * A picture as wide as the page, framed by a line that is drawn while scrolling; the form lies over it, a heading is
 * under it.
 */
export function FramedPicture({ id, heading, picture, statement, children, aside }: FramedPictureProps) {
  return (
    <Section id={id} tone="night" bleed className={styles.framed}>
      <div className={styles.picture} data-no-print="">
        <Picture picture={picture} sizes="(max-width: 767px) 160vw, 100vw" />
      </div>
      <div className={styles.over}>
        <SectionHeading id={id}>{heading}</SectionHeading>
        <p className={styles.statement}>
          <RichText>{statement}</RichText>
        </p>
        {children}
      </div>
      <div className={styles.aside} data-no-print="">
        {aside}
      </div>
    </Section>
  )
}
