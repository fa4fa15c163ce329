import { business } from '@/content/business'
import { mapWords } from '@/content/map'
import { placePoints } from '@/content/place-points'
import { streets } from '@/content/streets'
import type { LocationPath, StreetPlan, TorontoSlug } from '@/content/types'
import { locationPages } from '@/lib/content/locations'
import { drawServiceMap, type MapArea, type ServiceMapDrawing } from '@/lib/drawings/service-map'
import { drawStreet, type StreetDrawing } from '@/lib/drawings/street'
import { drawHouse, type HouseDrawing } from '@/lib/drawings/street/house'
import { gtaPaths, locationName, torontoPaths } from '@/lib/routes'

/** Every street drawing: one for each place, and those of home, /toronto, the outage and the thank-you page. */
export type StreetName = keyof typeof streets
export type NeighbourhoodPath = `toronto/${TorontoSlug}`

/** Id prefix of the SVG symbols that a page's houses and streets share. */
export const sharedPrefix = 'st-'

/**
 * @param name which street
 * @returns its plan
 */
export function streetPlan(name: StreetName): StreetPlan {
  return streets[name]
}

/**
 * @param name which street
 * @param prefix of its symbols' ids; the street's own by default
 * @returns the street, drawn
 */
export function streetOf(name: StreetName, prefix?: string): StreetDrawing {
  return drawStreet(name, streets[name], prefix)
}

/**
 * @param place a neighbourhood
 * @param scale CSS pixels of one unit
 * @returns its one or two buildings
 */
export function houseOf(place: NeighbourhoodPath, scale: number): HouseDrawing {
  return drawHouse(streets[place].house, sharedPrefix, scale)
}

/**
 * @param area the whole service area, or Toronto with its neighbourhoods
 * @param lit the place whose wire is live
 * @returns the map, with the site's places, offices and strings
 * @throws Error when the lit place is not in the area
 */
export function serviceMapOf(area: MapArea, lit?: LocationPath): ServiceMapDrawing {
  const paths: readonly LocationPath[] = area === 'gta' ? gtaPaths : torontoPaths
  const places = paths.map((path) => {
    const { office, neighbours } = locationPages[path]
    return { path, name: locationName(path), office, neighbours, ...placePoints[path] }
  })
  const offices = business.offices.map(({ id, name, geo }) => ({ id, name, ...geo }))
  return drawServiceMap(area, { places, offices, words: mapWords }, lit)
}

/**
 * @param place a place with a page
 * @returns the map that shows it
 */
export function mapOf(place: LocationPath): MapArea {
  return place.startsWith('toronto/') ? 'toronto' : 'gta'
}
