import { business } from '@/content/business'
import { mapWords } from '@/content/map'
import { streets, torontoIndex } from '@/content/streets'
import type { LocationPath, OfficeId, StreetPlan, TorontoSlug } from '@/content/types'
import { locationPages } from '@/lib/content/locations'
import { drawServiceMap } from '@/lib/drawings/service-map'
import type { MapKey } from '@/lib/drawings/service-map/plans'
import type { MapContent, MapDrawing, MapOptions } from '@/lib/drawings/service-map/types'
import { drawStreet, type StreetDrawing } from '@/lib/drawings/street'
import { drawHouse, type HouseDrawing } from '@/lib/drawings/street/house'
import { recordOf } from '@/lib/records'
import { gtaPaths, type Href, locationName, routes, torontoPaths } from '@/lib/routes'

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

/** The rows of roofs on /toronto, each with its page's address and name. */
export function streetIndexRows(): { place: NeighbourhoodPath; name: string; href: Href }[][] {
  return torontoIndex.map((row) =>
    row.map((slug) => {
      const place = `toronto/${slug}` as const
      return { place, name: locationName(place), href: routes.location(place) }
    }),
  )
}

const mapContent: MapContent = {
  places: recordOf([...gtaPaths, ...torontoPaths], (path) => ({
    name: locationName(path),
    href: routes.location(path),
    office: locationPages[path].office,
  })),
  offices: business.offices.map(({ id, name, geo }) => ({ id, name, ...geo })),
  torontoHref: routes.toronto(),
  words: mapWords,
}

/**
 * @param key which of the four maps
 * @returns the map, with the site's places, offices and strings
 * @throws Error when a place is connected to another office than its page names
 */
export function serviceMapOf(key: MapKey, options: MapOptions): MapDrawing {
  return drawServiceMap(key, mapContent, options)
}

/**
 * @param place a place with a page
 * @returns the map that shows it
 */
export function mapOf(place: LocationPath): 'gta' | 'toronto' {
  return place.startsWith('toronto/') ? 'toronto' : 'gta'
}

/**
 * @param place a place with a page
 * @returns the office that its line starts from
 */
export function officeOf(place: LocationPath): OfficeId {
  return locationPages[place].office
}
