import { StaticMarkup } from '@/components/ui/static-markup'
import { houseOf, type NeighbourhoodPath, type StreetName, sharedPrefix, streetOf } from '@/lib/drawings/site-drawings'
import { streetSymbols } from '@/lib/drawings/street'
import './street-kit.css'
import styles from './street.module.css'

export type StreetSymbolsProps = { houses?: readonly NeighbourhoodPath[]; streets?: readonly StreetName[] }

/**
 * The SVG symbols that a page's `House`s, its `StreetIndex` and its `shared` streets refer to. Once per page, in a part
 * of it that is never hidden.
 */
export function StreetSymbols({ houses = [], streets = [] }: StreetSymbolsProps) {
  const kinds = [
    ...houses.flatMap((place) => houseOf(place, 1).kinds),
    ...streets.flatMap((place) => streetOf(place, sharedPrefix).kinds),
  ]
  return (
    <svg className={styles.symbols} width="0" height="0" aria-hidden="true">
      <StaticMarkup as="defs" markup={streetSymbols(kinds, sharedPrefix)} />
    </svg>
  )
}

export type HouseProps = {
  place: NeighbourhoodPath
  /** CSS pixels of one unit; a two-storey house is about 90 units tall. */
  scale?: number
}

/**
 * The one or two buildings of a neighbourhood, for its card; their bottom edge is the ground. Needs the page's
 * `StreetSymbols`. Colours follow the surface.
 */
export function House({ place, scale = 0.8 }: HouseProps) {
  const { markup, viewBox, width, height } = houseOf(place, scale)
  return (
    <StaticMarkup
      as="svg"
      className={styles.house}
      width={width}
      height={height}
      viewBox={viewBox}
      aria-hidden="true"
      markup={markup}
    />
  )
}
