import type { ReactNode } from 'react'
import { Paragraphs } from '@/components/ui/rich-text'
import type { Fold as FoldCopy } from '@/content/types'
import styles from './fold.module.css'

export type FoldProps = {
  /** The line that is tapped. */
  summary: ReactNode
  /** The fragment that opens it: browsers open a fold whose inside is linked to or searched for. */
  id?: string
  children: ReactNode
}

/** What folds away: secondary text under one plain line. Open in print, and found by the browser's own search. */
export function Fold({ summary, id, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>{summary}</summary>
      <div id={id}>{children}</div>
    </details>
  )
}

/** Headed pieces of copy, each folded under its heading. */
export function Folds({ items }: { items: readonly FoldCopy[] }) {
  return (
    <>
      {items.map(({ heading, paragraphs, id }) => (
        <Fold key={heading} id={id} summary={<h3>{heading}</h3>}>
          <Paragraphs items={paragraphs} />
        </Fold>
      ))}
    </>
  )
}
