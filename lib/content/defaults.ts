import type { z } from 'zod'
import { serviceWords } from '@/content/interface'
import type { Business, OfficeId, PlaceContent, PlaceId, PlaceText } from '@/content/schema'
import type { placeFields } from '@/content/schema/place'
import type { Form, WithDefaults } from '@/content/schema/text'
import { keysOf, objectOf } from '@/lib/objects'

/** @returns a category, a service or an emergency page with the default h1, title and form */
export function withDefaults<T extends { name: string; h1?: string; seoTitle?: string; form?: Form }>(
  page: T,
): WithDefaults<T> {
  const { h1 = serviceWords.h1.replace('{name}', page.name), form = serviceWords.form } = page
  return { ...page, h1, seoTitle: page.seoTitle ?? h1, form }
}

/** A point on the earth, in degrees (WGS 84). */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** The squared distance between two points, in degrees of latitude. */
const squaredDistance = (a: GeoPoint, b: GeoPoint) =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

const byDistance =
  <T>(from: GeoPoint, point: (item: T) => GeoPoint) =>
  (a: T, b: T) =>
    squaredDistance(from, point(a)) - squaredDistance(from, point(b))

type WrittenPlaces = Readonly<Record<PlaceId, z.output<typeof placeFields>>>

/** @returns the places with their defaults: text, nearest office, the five nearest of the region */
export function placesWithDefaults(
  places: WrittenPlaces,
  text: PlaceText,
  offices: Business['offices'],
): Record<PlaceId, PlaceContent> {
  const regionOf = (id: string) => id.replace(/\/.*/, '')
  return objectOf(keysOf(places), (id) => {
    const place = places[id]
    const { h1 = text.h1.replace('{place}', place.name), wireFrom, neighbours = [], answers, form } = place
    const officeIds = keysOf(offices) as OfficeId[]
    const [nearestOffice] = officeIds.sort(
      byDistance(place.map, (one) => (offices as Record<string, { geo: GeoPoint }>)[one]?.geo as GeoPoint),
    )
    const others = keysOf(places)
      .filter((other) => other !== id && regionOf(other) === regionOf(id))
      .sort(byDistance(place.map, (other) => places[other].map))
    return {
      ...place,
      h1,
      seoTitle: place.seoTitle ?? h1,
      answers: { come: answers.come ?? text.answers.come.answer, cost: answers.cost ?? text.answers.cost.answer },
      form: { lead: form.lead ?? text.form.lead, example: form.example ?? text.form.example },
      wireFrom: wireFrom ?? (nearestOffice as OfficeId),
      // All listed neighbours may have been removed.
      neighbours: neighbours.length > 0 ? neighbours : others.slice(0, 5),
    }
  })
}
