import { HeadingText } from '@/components/ui/heading-text'
import styles from './directory.module.css'

export type DirectoryItem = { label: string; href: string; current?: boolean }

/** A compact list, like the card inside a panel's door. */
export function Directory({ heading, items }: { heading?: string; items: readonly DirectoryItem[] }) {
  return (
    <div className={styles.group}>
      {heading && <h3>{heading}</h3>}
      <ul className={styles.directory}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'page' : undefined}>
              <span>
                <HeadingText>{item.label}</HeadingText>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
