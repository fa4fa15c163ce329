import { Byline, type BylineProps } from '@/components/blog/byline'
import { ArrowLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords } from '@/content/interface'
import type { PictureSource } from '@/lib/images/picture-sources'
import { routes } from '@/lib/routes'
import styles from './post-head.module.css'

type PostHeadProps = { title: string; byline: BylineProps; picture: PictureSource }

/** The head of a post: back link, title, byline and picture. */
export function PostHead({ title, byline, picture }: PostHeadProps) {
  return (
    <Section id="post" tone="card" className={styles.head}>
      <ArrowLink href={routes.blog()} back>
        {blogWords.post.back}
      </ArrowLink>
      <SectionHeading id="post" level={1}>
        {title}
      </SectionHeading>
      <Byline {...byline} />
      <div className={styles.picture}>
        <Picture picture={picture} sizes="100vw" priority />
      </div>
    </Section>
  )
}
