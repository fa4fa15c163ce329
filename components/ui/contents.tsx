import { HeadingText } from '@/components/ui/heading-text'
import type { ContentsItem } from '@/lib/blog/markdown'
import styles from './contents.module.css'

/** A long text's headings as links, beside it on wide screens. */
export function Contents({ id, heading, items }: { id: string; heading: string; items: readonly ContentsItem[] }) {
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ol>
        {items.map((item) => (
          <li key={item.id}>
            <a href={`#${item.id}`}>
              <span>
                <HeadingText>{item.text}</HeadingText>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
