import { LinkItems } from '@/components/ui/link-items'
import type { LinkItem } from '@/lib/content/links'
import styles from './place-grid.module.css'

type AreaGridProps = {
  areas: readonly LinkItem[]
  /** Link to Toronto's neighbourhoods, below the towns. */
  more: LinkItem
}

/** Links to every town in columns, alphabetical from top to bottom. */
export function AreaGrid({ areas, more }: AreaGridProps) {
  return (
    <ul className={styles.areas}>
      <LinkItems items={[...areas, more]} />
    </ul>
  )
}
