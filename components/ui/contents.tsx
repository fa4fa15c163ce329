import { HeadingText } from '@/components/ui/heading-text'
import type { ContentsItem } from '@/lib/blog/markdown'
import styles from './contents.module.css'

/**
 * A long text's headings as links: one line that opens on phones; on wide screens a list that stays beside the text, to
 * which the parent gives a column. Where a browser cannot lay the list open, it folds there too.
 */
export function Contents({ id, heading, items }: { id: string; heading: string; items: readonly ContentsItem[] }) {
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <details>
        <summary>{heading}</summary>
        <ol>
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
