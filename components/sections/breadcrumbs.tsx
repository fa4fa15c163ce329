import { LinkItems } from '@/components/ui/link-items'
import { breadcrumbsOf } from '@/lib/content/breadcrumbs'
import type { Page } from '@/lib/content/pages'
import styles from './breadcrumbs.module.css'

/** Links from the home page to the parent page. The current page is omitted, since the heading names it. */
export function Breadcrumbs({ page }: { page: Page }) {
  return (
    <nav className={styles.crumbs} data-no-print="" aria-label="Breadcrumb">
      <ol>
        <LinkItems items={breadcrumbsOf(page).slice(0, -1)} />
      </ol>
    </nav>
  )
}
