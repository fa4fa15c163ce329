import { LinkItems } from '@/components/ui/link-items'
import type { LinkItem } from '@/lib/content/links'
import styles from './breadcrumbs.module.css'

/** The way from the home page. The last item, the current page, is left out: the heading says it. */
export function Breadcrumbs({ items }: { items: readonly LinkItem[] }) {
  return (
    <nav className={styles.crumbs} data-no-print="" aria-label="Breadcrumb">
      <ol>
        <LinkItems items={items.slice(0, -1)} />
      </ol>
    </nav>
  )
}
