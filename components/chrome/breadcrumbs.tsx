import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import styles from './breadcrumbs.module.css'

/** Breadcrumbs from the home page; the last item is the current page. */
export function Breadcrumbs({ items }: { items: readonly LinkItem[] }) {
  return (
    <nav className={styles.crumbs} data-no-print="" aria-label={uiWords.common.breadcrumb}>
      <ol>
        {items.map((item, index) => (
          <li key={item.href}>
            {index < items.length - 1 ? (
              <a href={item.href}>{item.label}</a>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
