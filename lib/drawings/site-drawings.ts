import { mapWords } from '@/content/map'
import type { PlacePath, StreetPlan, TorontoPath } from '@/content/schema'
import { preparedStreets, streets } from '@/content/streets'
import { gtaPaths, placeName, placePages, torontoPaths } from '@/lib/content/registry'
import { drawServiceMap, type MapArea, type ServiceMapDrawing } from '@/lib/drawings/service-map'
import { drawStreet, type StreetDrawing } from '@/lib/drawings/street'
import { drawHouse, type HouseDrawing } from '@/lib/drawings/street/house'
import { hash } from '@/lib/drawings/street/kit'
import { isKeyOf } from '@/lib/records'
import { offices } from '@/lib/site'

/** Every street drawing: one for each place, and those of home, /toronto, the outage and the thank-you page. */
export type StreetName = PlacePath | keyof typeof streets

/** Id prefix of the SVG symbols that a page's houses and streets share. */
export const SHARED_PREFIX = 'st-'

/** The default street of a place. */
function preparedStreet(place: PlacePath): StreetPlan {
  const rows: readonly [StreetPlan, ...StreetPlan[]] = preparedStreets[mapOf(place)]
  return rows[hash(place) % rows.length] ?? rows[0]
}

/** @returns the plan of a street */
export function streetPlan(name: StreetName): StreetPlan {
  return isKeyOf(streets, name) ? streets[name] : (placePages[name].street ?? preparedStreet(name))
}

/**
 * @param name which street
 * @param prefix prefix of its symbols' ids; the street's own by default
 * @returns the street, drawn
 */
export function streetOf(name: StreetName, prefix?: string): StreetDrawing {
  return drawStreet(name, streetPlan(name), prefix)
}

/**
 * @param place a neighbourhood
 * @param scale CSS pixels of one unit
 * @returns its one or two buildings
 */
export function houseOf(place: TorontoPath, scale: number): HouseDrawing {
  const house = streetPlan(place).house ?? preparedStreet(place).house ?? ''
  return drawHouse(house, SHARED_PREFIX, scale)
}

/**
 * @param area the whole service area, or Toronto with its neighbourhoods
 * @param lit the place whose wire is live
 * @returns the map, with the site's places, offices and strings
 * @throws Error when the lit place is not in the area
 */
export function serviceMapOf(area: MapArea, lit?: PlacePath): ServiceMapDrawing {
  const paths: readonly PlacePath[] = area === 'gta' ? gtaPaths : torontoPaths
  const places = paths.map((path) => {
    const { office, neighbours, map } = placePages[path]
    return { path, name: placeName(path), office, neighbours, ...map }
  })
  const dots = offices.map(({ id, name, geo }) => ({ id, name, ...geo }))
  return drawServiceMap(area, { places, offices: dots, words: mapWords }, lit)
}

/**
 * @param place a place with a page
 * @returns the map that shows it
 */
export function mapOf(place: PlacePath): MapArea {
  return place.startsWith('toronto/') ? 'toronto' : 'gta'
}
