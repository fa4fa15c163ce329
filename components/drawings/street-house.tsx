import { RawHtml } from '@/components/ui/raw-html'
import type { NeighbourhoodId } from '@/content/schema'
import { houseOf } from '@/lib/drawings/site-drawings'
import { streetSymbols } from '@/lib/drawings/street'
import { HOUSE_PREFIX } from '@/lib/drawings/street/house'
import './street-kit.css'
import { siteContent } from '@/lib/content/site-content'
import styles from './street.module.css'

/** The SVG symbols of every neighbourhood's `StreetHouse`. Render it once per page, outside of hidden elements. */
export function StreetSymbols() {
  const { neighbourhoodIds } = siteContent()
  const symbolIds = neighbourhoodIds.flatMap((place) => houseOf(place).symbolIds)
  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <RawHtml as="defs" html={streetSymbols(symbolIds, HOUSE_PREFIX)} />
    </svg>
  )
}

/**
 * The one or two buildings of a neighbourhood, for its card; their bottom edge is the ground. Needs the page's
 * `StreetSymbols`. Its colours are for a light surface.
 */
export function StreetHouse({ place }: { place: NeighbourhoodId }) {
  const { markup, viewBox, width, height } = houseOf(place)
  return (
    <RawHtml
      as="svg"
      className={styles.house}
      width={width}
      height={height}
      viewBox={viewBox}
      aria-hidden="true"
      html={markup}
    />
  )
}
