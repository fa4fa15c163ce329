import { Contents } from '@/components/ui/contents'
import { ProseHtml } from '@/components/ui/prose'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords } from '@/content/interface'
import type { ContentsItem } from '@/lib/blog/markdown'
import styles from './post-body.module.css'

type PostBodyProps = {
  html: string
  /** Second-level headings; none on a short post. */
  contents: readonly ContentsItem[]
}

/** A post's text; long posts have a table of contents beside it. */
export function PostBody({ html, contents }: PostBodyProps) {
  const words = blogWords.post
  return (
    <Section id="post-text" tone="card" className={styles.body}>
      {contents.length > 0 ? (
        <Contents id="post-text-heading" heading={words.contents} items={contents} />
      ) : (
        <SectionHeading id="post-text" hidden>
          {words.article}
        </SectionHeading>
      )}
      <div className={styles.text}>
        <ProseHtml html={html} />
      </div>
    </Section>
  )
}
