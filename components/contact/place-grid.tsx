import { LinkItems } from '@/components/ui/link-items'
import type { LinkItem } from '@/lib/content/links'
import styles from './place-grid.module.css'

type PlaceGridProps = {
  places: readonly LinkItem[]
  /** Link to Toronto's neighbourhoods, below the towns. */
  more: LinkItem
}

/** Links to every town, in menu order, in columns from top to bottom. */
export function PlaceGrid({ places, more }: PlaceGridProps) {
  return (
    <ul className={styles.places}>
      <LinkItems items={[...places, more]} />
    </ul>
  )
}
