import type { ReactNode } from 'react'
import { RawHtml } from '@/components/ui/raw-html'
import { RichTextItems } from '@/components/ui/rich-text'
import styles from './prose.module.css'

/** Running text at a readable width; a branch leads from the wire to each second-level heading. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}

/** The HTML of a post, already rendered and sanitised; set like `Prose`. */
export function ProseHtml({ html }: { html: string }) {
  return <RawHtml as="div" className={styles.prose} html={html} />
}

/** Steps in order, a number left of each. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.numbered}>
      <RichTextItems items={items} />
    </ol>
  )
}

/** A list, a short line before each item. `columns`: from 768 px on. */
export function BranchList({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={styles.branches} data-columns={columns}>
      <RichTextItems items={items} />
    </ul>
  )
}
