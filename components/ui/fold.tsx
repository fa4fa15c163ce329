import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraphs } from '@/components/ui/rich-text'
import type { Fold as FoldCopy } from '@/content/schema'
import styles from './fold.module.css'

type FoldProps = {
  heading: string
  /** Below the heading, also while the fold is closed. */
  note?: ReactNode
  /** Fragment target: browsers open a `<details>` when a link or a text search points into it. */
  id?: string
  children: ReactNode
}

/** Secondary text in a `<details>`. Printed open, and found by the browser's find-in-page. */
export function Fold({ heading, note, id, children }: FoldProps) {
  return (
    <details className={`ruled ${styles.fold}`}>
      <summary>
        <h3>
          <HeadingText>{heading}</HeadingText>
        </h3>
        {note}
      </summary>
      <div id={id}>{children}</div>
    </details>
  )
}

/** Sections of copy, each folded under its heading. */
export function Folds({ items }: { items: readonly FoldCopy[] }) {
  return (
    <div>
      {items.map(({ heading, paragraphs, id }) => (
        <Fold key={heading} heading={heading} id={id}>
          <Paragraphs items={paragraphs} />
        </Fold>
      ))}
    </div>
  )
}
