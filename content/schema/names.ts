import { z } from 'zod'
import {
  emergencyIds,
  imageNames,
  municipalityIds,
  neighbourhoodIds,
  officeIds,
  priceIds,
  removedIds,
  serviceCategories,
  serviceIds,
  townIds,
  utilityIds,
} from '@/content/ids.gen'

// Names that content may refer to. Unknown names are type errors and load errors.

const oneOf = <const T extends readonly string[]>(names: T, expected: string) => z.enum(names, { error: expected })

/** What an error message expects in place of an unknown id. */
const expected = {
  serviceOrEmergency: 'a page of content/services or content/emergency',
  emergency: 'a page of content/emergency',
  place: 'a place of content/places',
}
const categorySlugs = [...serviceCategories, 'emergency'] as const
const serviceAndEmergencyIds = [...serviceIds, ...emergencyIds] as const
const placeIds = [...townIds, ...neighbourhoodIds] as const

export const categorySlug = oneOf(categorySlugs, 'a category, a folder of content/services, or emergency')
export const serviceOrEmergencyId = oneOf(serviceAndEmergencyIds, expected.serviceOrEmergency)
const emergencyId = oneOf(emergencyIds, expected.emergency)
export const imageName = oneOf(imageNames, 'a picture of content/images.ts')
export const priceId = oneOf(priceIds, 'a price of content/prices.ts')

export const placeId = oneOf(placeIds, expected.place)
export const municipalityId = oneOf(municipalityIds, 'a town of content/municipalities.ts')
export const utilityId = oneOf(utilityIds, 'a utility of content/utilities.ts')
export const officeId = oneOf(officeIds, 'an office of content/business.ts')

/** The service cards of place pages, and the reasons. content/cards.ts has their names. */
export const serviceCardIds = [
  'panel-upgrades',
  'wiring-outlets',
  'emergency-repairs',
  'smart-home',
  'ev-chargers',
  'commercial',
] as const
export const reasonIds = ['esa-certified', 'service-24-7', 'local-experts', 'guaranteed'] as const
export type ServiceCardId = (typeof serviceCardIds)[number]

export type CategorySlug = z.infer<typeof categorySlug>
/** A category except emergency. */
export type ServiceCategorySlug = (typeof serviceCategories)[number]
/** The id of a service or emergency page, the name of its file: 'residential/panel-upgrades'. */
export type ServiceOrEmergencyId = z.infer<typeof serviceOrEmergencyId>
export type ServiceId = (typeof serviceIds)[number]
export type EmergencyId = z.infer<typeof emergencyId>
export type ImageName = z.infer<typeof imageName>
export type PriceId = z.infer<typeof priceId>

export type TownId = (typeof townIds)[number]
export type NeighbourhoodId = (typeof neighbourhoodIds)[number]
/** The id of a town or a neighbourhood: 'gta/vaughan', 'toronto/leslieville'. */
export type PlaceId = z.infer<typeof placeId>

export type OfficeId = z.infer<typeof officeId>

/** The id of a page with a file: a category, a service, an emergency page or a place. */
export type PageId = CategorySlug | ServiceOrEmergencyId | PlaceId

/** Paths of single pages. */
export const singlePaths = ['/', '/about', '/contact', '/privacy', '/thank-you', '/blog', '/toronto'] as const
export type SinglePath = (typeof singlePaths)[number]

/** The path of any page except posts. Unknown paths are type errors. */
export type StaticPath = SinglePath | `/${PageId}`

/** A removed page: it has a line in content/redirects.ts. */
export type Removed = (typeof removedIds)[number]

/** A page or a removed page: links to a removed page use its redirect. */
export const serviceOrEmergencyOrRemoved = oneOf(
  [...serviceAndEmergencyIds, ...removedIds],
  expected.serviceOrEmergency,
)
export const placeIdOrRemoved = oneOf([...placeIds, ...removedIds], expected.place)
export const emergencyOrRemoved = oneOf([...emergencyIds, ...removedIds], expected.emergency)

/** @returns whether a page is not removed. Lists leave removed pages out */
export const isPresent = <Id extends string>(id: Id): id is Exclude<Id, Removed> =>
  !(removedIds as readonly string[]).includes(id)

/** Reports an id that a list has twice. */
function eachOnce(list: readonly string[], context: z.RefinementCtx) {
  for (const [index, id] of list.entries())
    if (list.indexOf(id) < index) context.addIssue({ code: 'custom', path: [index], message: 'each page once' })
}

/** Links to related services. Removed pages are left out. */
export const related = z
  .array(serviceOrEmergencyOrRemoved)
  .superRefine(eachOnce)
  .transform((ids) => ids.filter(isPresent))
  .default([])
  .meta({ title: 'Related services' })
/** Places next to a place. Removed pages are left out. */
export const neighbours = z
  .array(placeIdOrRemoved)
  .min(1, { error: '1 or more' })
  .max(7, { error: '7 at most' })
  .superRefine(eachOnce)
  .transform((ids) => ids.filter(isPresent))
