import { Byline, type BylineProps } from '@/components/blog/byline'
import { ArrowLink } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './post-head.module.css'

export type PostHeadProps = { title: string; backHref: string; byline: BylineProps; picture: PictureSource }

/** The dark head of a post: the way back, title, byline, picture. */
export function PostHead({ title, backHref, byline, picture }: PostHeadProps) {
  return (
    <div className={styles.head}>
      <Section id="post" tone="dark">
        <ArrowLink href={backHref} back>
          Back to Blog
        </ArrowLink>
        <div className={styles.grid}>
          <div className={styles.copy}>
            <h1 id="post-heading">
              <HeadingText>{title}</HeadingText>
            </h1>
            <Byline {...byline} />
          </div>
          <div className={styles.art}>
            <Picture picture={picture} sizes="(min-width: 960px) 40vw, 100vw" priority />
          </div>
        </div>
      </Section>
    </div>
  )
}
