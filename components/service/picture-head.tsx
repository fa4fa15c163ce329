import { HeadWords, type HeadWordsProps } from '@/components/sections/head-words'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './picture-head.module.css'

/**
 * Cut to 4:5, a phone's picture is 222vw wide. Three fifths of that is as sharp to the eye under the text, for half the
 * bytes where the screen has two pixels to one; where it has three, the largest file is taken either way.
 */
const sizes = '(max-width: 767px) 130vw, 100vw'

export type PictureHeadProps = HeadWordsProps & {
  picture: PictureSource
  /** A lower picture and a smaller heading, where what follows has to begin on the first screen. */
  lower?: boolean
}

/**
 * A head with one close-up picture as wide as the page: 4:5 on phones, 5:4 where it is lower; the text is on the
 * picture's dark part.
 */
export function PictureHead({ picture, lower, ...words }: PictureHeadProps) {
  return (
    <Section
      id="top"
      tone="night"
      bleed
      wire="head"
      className={lower ? `${styles.macro} ${styles.lower}` : styles.macro}
    >
      <Picture picture={picture} sizes={sizes} priority />
      <div className={styles.text}>
        <HeadWords {...words} />
      </div>
    </Section>
  )
}
