import type { NeighbourhoodId, PlaceId, StreetPlan } from '@/content/schema'
import { preparedStreets, streets } from '@/content/streets'
import { placePages } from '@/lib/content/registry'
import { drawStreet } from '@/lib/drawings/street'
import { drawHouse } from '@/lib/drawings/street/house'
import { hash } from '@/lib/drawings/street/kit'
import { isKeyOf } from '@/lib/objects'
import { regionOf } from '@/lib/routes'

/** Every street drawing: one for each place, and those of content/streets.ts. */
export type StreetName = PlaceId | keyof typeof streets

/** The default street of a place. */
function preparedStreet(place: PlaceId): StreetPlan {
  const rows: readonly [StreetPlan, ...StreetPlan[]] = preparedStreets[regionOf(place)]
  return rows[hash(place) % rows.length] ?? rows[0]
}

/** @returns the plan of a street */
export function streetPlan(name: StreetName): StreetPlan {
  return isKeyOf(streets, name) ? streets[name] : (placePages[name].street ?? preparedStreet(name))
}

/** @returns a street, drawn */
export const streetOf = (name: StreetName) => drawStreet(name, streetPlan(name))

/** @returns the one or two buildings of a neighbourhood */
export function houseOf(place: NeighbourhoodId) {
  return drawHouse(streetPlan(place).house ?? preparedStreet(place).house ?? '')
}
