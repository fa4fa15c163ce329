import { Contents } from '@/components/ui/contents'
import { ProseHtml } from '@/components/ui/prose'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import type { ContentsItem } from '@/lib/blog/markdown'
import styles from './post-body.module.css'

export type PostBodyProps = {
  html: string
  /** Second-level headings; none on a short post. */
  contents: readonly ContentsItem[]
}

/** A post's text; on a long post beside its table of contents. */
export function PostBody({ html, contents }: PostBodyProps) {
  const text = (
    <div className={styles.text}>
      <ProseHtml html={html} />
    </div>
  )
  return (
    <Section id="post-text" branch={{ device: 'breaker', load: 'lamp', lit: true }}>
      {contents.length === 0 ? (
        <>
          <SectionHeading id="post-text" hidden>
            The article
          </SectionHeading>
          {text}
        </>
      ) : (
        <Split aside={<Contents id="post-text-heading" heading="In this article" items={contents} />}>{text}</Split>
      )}
    </Section>
  )
}
