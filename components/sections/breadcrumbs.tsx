import { LinkItems } from '@/components/ui/link-items'
import type { StaticPath } from '@/content/schema'
import { breadcrumbsOf } from '@/lib/content/breadcrumbs'
import styles from './breadcrumbs.module.css'

/** Links from the home page to the parent page. The current page is omitted, since the heading names it. */
export function Breadcrumbs({ path }: { path: StaticPath }) {
  return (
    <nav className={styles.crumbs} data-no-print="" aria-label="Breadcrumb">
      <ol>
        <LinkItems items={breadcrumbsOf(path).slice(0, -1)} />
      </ol>
    </nav>
  )
}
