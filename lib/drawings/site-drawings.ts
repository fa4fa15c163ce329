import type { NeighbourhoodId, PlaceId, StreetPlan } from '@/content/schema'
import type { SiteContent } from '@/lib/content/load-content'
import { siteContent } from '@/lib/content/site-content'
import { drawStreet } from '@/lib/drawings/street'
import { drawHouse } from '@/lib/drawings/street/house'
import { hash } from '@/lib/drawings/street/kit'
import { isKeyOf } from '@/lib/objects'
import { regionOf } from '@/lib/routes'

/** Every street drawing: one for each place, and those of content/streets.ts. */
export type StreetName = PlaceId | keyof SiteContent['streets']

/** The default street of a place. */
function preparedStreet(place: PlaceId): StreetPlan {
  const { preparedStreets } = siteContent()
  const rows: readonly [StreetPlan, ...StreetPlan[]] = preparedStreets[regionOf(place)]
  return rows[hash(place) % rows.length] ?? rows[0]
}

/** @returns the plan of a street */
export function streetPlan(name: StreetName): StreetPlan {
  const { streets, placePages } = siteContent()
  return isKeyOf(streets, name) ? streets[name] : (placePages[name].street ?? preparedStreet(name))
}

/** @returns a street, drawn */
export const streetOf = (name: StreetName) => drawStreet(name, streetPlan(name))

/** @returns the one or two buildings of a neighbourhood */
export function houseOf(place: NeighbourhoodId) {
  return drawHouse(streetPlan(place).house ?? preparedStreet(place).house ?? '')
}
