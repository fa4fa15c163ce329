import { z } from 'zod'
import {
  emergencyIds,
  imageNames,
  municipalityIds,
  neighbourhoodIds,
  officeIds,
  priceIds,
  redirectedPaths,
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
export type Removed = (typeof redirectedPaths)[number] extends `/${infer Id}` ? Id : never
const removed = redirectedPaths.map((path) => path.slice(1)) as Removed[]

/** A page or a removed page: links to a removed page use its redirect. */
export const serviceOrEmergencyOrRemoved = oneOf([...serviceAndEmergencyIds, ...removed], expected.serviceOrEmergency)
export const placeIdOrRemoved = oneOf([...placeIds, ...removed], expected.place)

/** A page that exists. A removed page gives undefined, and the caller leaves the entry out. */
const present = <const T extends readonly string[]>(all: T, expected: string) =>
  oneOf<readonly (T[number] | Removed)[]>([...all, ...removed], expected).transform((id): T[number] | undefined =>
    all.find((known) => known === id),
  )
export const presentServiceOrEmergency = present(serviceAndEmergencyIds, expected.serviceOrEmergency)
export const presentEmergency = present(emergencyIds, expected.emergency)

/** A list of pages, each once. Removed pages are left out. */
const listOf = <const T extends readonly string[]>(all: T, expected: string, min: number, max: number) =>
  z
    .array(oneOf<readonly (T[number] | Removed)[]>([...all, ...removed], expected))
    .min(min, { error: `${min} or more` })
    .max(max, { error: `${max} at most` })
    .superRefine((list, context) => {
      for (const [index, id] of list.entries())
        if (list.indexOf(id) < index) context.addIssue({ code: 'custom', path: [index], message: 'each page once' })
    })
    .transform((list) => list.flatMap((id): T[number][] => all.filter((known) => known === id)))

/** Links to related services. */
export const related = () => listOf(serviceAndEmergencyIds, expected.serviceOrEmergency, 0, 100).default([])
/** Places next to a place. */
export const neighbours = () => listOf(placeIds, expected.place, 1, 7)
