import { CallCard } from '@/components/sections/call-card'
import { Contents } from '@/components/ui/contents'
import { ProseHtml } from '@/components/ui/prose'
import { Section, SectionHeading } from '@/components/ui/section'
import { blogWords } from '@/content/interface'
import type { ContentsItem } from '@/lib/blog/markdown'
import type { Page } from '@/lib/content/pages'
import styles from './post-body.module.css'

type PostBodyProps = {
  page: Page
  html: string
  /** Second-level headings; none on a short post. */
  contents: readonly ContentsItem[]
  /** What the call beside the text says. */
  ask: { heading: string; text: string }
}

/**
 * A post's text. Beside it, while it is read, are its table of contents and a call; phones have no call there, because
 * the text ends with one.
 */
export function PostBody({ page, html, contents, ask }: PostBodyProps) {
  const words = blogWords.post
  return (
    <Section id="post-text" tone="card" className={styles.body}>
      <div className={styles.aside} data-no-print="">
        {contents.length > 0 ? (
          <Contents id="post-text-heading" heading={words.contents} items={contents} />
        ) : (
          <SectionHeading id="post-text" hidden>
            {words.article}
          </SectionHeading>
        )}
        <aside className={styles.call} aria-label={ask.heading}>
          <CallCard {...ask} page={page} />
        </aside>
      </div>
      <div className={styles.text}>
        <ProseHtml html={html} />
      </div>
    </Section>
  )
}
