import { House } from '@/components/drawings/house'
import { houseOf, type NeighbourhoodPath } from '@/lib/drawings/site-drawings'
import type { Href } from '@/lib/routes'
import styles from './street-index.module.css'

/** CSS pixels of one unit. */
const scale = 0.86

export type StreetIndexProps = {
  /** What the navigation is called. */
  label: string
  /** `streetIndexRows()`: each row a street, each house a link. */
  rows: readonly (readonly { place: NeighbourhoodPath; name: string; href: Href }[])[]
}

/**
 * Two rows of houses, each a link under its neighbourhood's name with a line to the one below. From 1280 px only; in
 * narrower windows the cards take its place. Needs a dark surface and the page's `StreetSymbols`.
 */
export function StreetIndex({ label, rows }: StreetIndexProps) {
  return (
    <nav className={styles.index} data-no-print="" aria-label={label}>
      {rows.map((row) => (
        <ul key={row[0]?.place} className={styles.row}>
          {row.map(({ place, name, href }) => {
            const { label: spot } = houseOf(place, scale)
            // The name is above the main building: two empty images keep it off the bottom and off the centre.
            const aside = <svg width={Math.abs(spot.right) * 2} height="1" aria-hidden="true" />
            return (
              <li key={place}>
                <a href={href}>
                  <span className={styles.name}>
                    {spot.right > 1 && aside}
                    <span>{name}</span>
                    {spot.right < -1 && aside}
                  </span>
                  <svg className={styles.foot} width="1" height={spot.above} aria-hidden="true" />
                  <House place={place} scale={scale} />
                </a>
              </li>
            )
          })}
        </ul>
      ))}
    </nav>
  )
}
