import { LinkItems } from '@/components/ui/link-items'
import type { LinkItem } from '@/lib/content/links'
import styles from './breadcrumbs.module.css'

/** Links from the home page to the parent page. The current page is omitted, since the heading names it. */
export function Breadcrumbs({ items }: { items: readonly LinkItem[] }) {
  return (
    <nav className={styles.crumbs} data-no-print="" aria-label="Breadcrumb">
      <ol>
        <LinkItems items={items.slice(0, -1)} />
      </ol>
    </nav>
  )
}
