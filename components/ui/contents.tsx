import { HeadingText } from '@/components/ui/heading-text'
import type { ContentsItem } from '@/lib/blog/markdown'
import styles from './contents.module.css'

/**
 * Table of contents: collapsed on phones; on wide screens a sticky list beside the text, in a column that
 * the parent provides. Browsers that cannot force the `<details>` open keep it collapsible there too.
 */
export function Contents({ id, heading, items }: { id: string; heading: string; items: readonly ContentsItem[] }) {
  return (
    <nav className={styles.contents} data-no-print="" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        <ol className="plain-links">
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`}>
                <HeadingText>{item.text}</HeadingText>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
