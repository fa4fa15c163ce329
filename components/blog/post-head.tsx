import { Byline, type BylineProps } from '@/components/blog/byline'
import { GoLink } from '@/components/ui/button'
import { Lit } from '@/components/ui/lit'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureSource } from '@/lib/images'
import styles from './post-head.module.css'

export type PostHeadProps = { title: string; backHref: string; byline: BylineProps; picture: PictureSource }

/** The dark head of a post: the way back, title, byline, picture. */
export function PostHead({ title, backHref, byline, picture }: PostHeadProps) {
  return (
    <div className={styles.head}>
      <Section id="post" tone="dark">
        <GoLink href={backHref} back>
          Back to Blog
        </GoLink>
        <div className={styles.grid}>
          <div className={styles.copy}>
            <h1 id="post-heading">
              <Lit>{title}</Lit>
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
