import { z } from 'zod'
import { business } from '@/content/business'
import { emergencyPaths, gtaPaths, serviceCategories, servicePaths, torontoPaths } from '@/content/ids.gen'
import { images } from '@/content/images'
import { prices } from '@/content/prices'
import { redirects } from '@/content/redirects'
import { utilities } from '@/content/utilities'

// Names that content may refer to. Unknown names are type errors and load errors.

const oneOf = <const T extends readonly string[]>(names: T, expected: string) => z.enum(names, { error: expected })

/** The keys of a record, typed. Same as in lib/records.ts, from which content may not import. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]

/** What an error message expects in place of an unknown path. */
const expected = {
  serviceOrEmergency: 'a page of content/services or content/emergency',
  emergency: 'a page of content/emergency',
  place: 'a place of content/places',
}
const categorySlugs = [...serviceCategories, 'emergency'] as const
const serviceAndEmergencyPaths = [...servicePaths, ...emergencyPaths] as const
const placePaths = [...gtaPaths, ...torontoPaths] as const

export const categorySlug = oneOf(categorySlugs, 'a category, a folder of content/services, or emergency')
export const serviceOrEmergencyPath = oneOf(serviceAndEmergencyPaths, expected.serviceOrEmergency)
const emergencyPath = oneOf(emergencyPaths, expected.emergency)
export const imageName = oneOf(keysOf(images), 'a picture of content/images.ts')
export const priceId = oneOf(keysOf(prices), 'a price of content/prices.ts')

export const placePath = oneOf(placePaths, expected.place)
export const utilityId = oneOf(keysOf(utilities), 'a utility of content/utilities.ts')
export const officeId = oneOf(keysOf(business.offices), 'an office of content/business.ts')

export type CategorySlug = z.infer<typeof categorySlug>
/** A category except emergency. */
export type ServiceCategorySlug = (typeof serviceCategories)[number]
/** A service or emergency page, `category/slug`. */
export type ServiceOrEmergencyPath = z.infer<typeof serviceOrEmergencyPath>
export type ServicePath = (typeof servicePaths)[number]
export type EmergencyPath = z.infer<typeof emergencyPath>
export type ImageName = z.infer<typeof imageName>
export type PriceId = z.infer<typeof priceId>

export type GtaPath = (typeof gtaPaths)[number]
export type TorontoPath = (typeof torontoPaths)[number]
/** A GTA town or a Toronto neighbourhood: `gta/slug` or `toronto/slug`. */
export type PlacePath = z.infer<typeof placePath>
export type UtilityId = z.infer<typeof utilityId>

export type OfficeId = z.infer<typeof officeId>

/** A removed page: it has a line in content/redirects.ts. */
export type Removed = keyof typeof redirects extends infer Path ? (Path extends `/${infer Rest}` ? Rest : never) : never
const removed = keysOf(redirects).map((path) => path.slice(1)) as Removed[]

/** A page or a removed page: links to a removed page use its redirect. */
export const serviceOrEmergencyOrRemoved = oneOf([...serviceAndEmergencyPaths, ...removed], expected.serviceOrEmergency)
export const placePathOrRemoved = oneOf([...placePaths, ...removed], expected.place)

/** A page that exists. A removed page gives undefined, and the caller leaves the entry out. */
const present = <const T extends readonly string[]>(all: T, expected: string) =>
  oneOf<readonly (T[number] | Removed)[]>([...all, ...removed], expected).transform((path): T[number] | undefined =>
    all.find((own) => own === path),
  )
export const presentServiceOrEmergency = present(serviceAndEmergencyPaths, expected.serviceOrEmergency)
export const presentEmergency = present(emergencyPaths, expected.emergency)

/** A list of pages, each once. Removed pages are left out. */
const listOf = <const T extends readonly string[]>(all: T, expected: string, few: number, many: number) =>
  z
    .array(oneOf<readonly (T[number] | Removed)[]>([...all, ...removed], expected))
    .min(few, { error: `${few} or more` })
    .max(many, { error: `${many} at most` })
    .superRefine((list, context) => {
      for (const [index, path] of list.entries())
        if (list.indexOf(path) < index) context.addIssue({ code: 'custom', path: [index], message: 'each page once' })
    })
    .transform((list) => list.flatMap((path): T[number][] => all.filter((own) => own === path)))

/** Links to related services. */
export const related = () => listOf(serviceAndEmergencyPaths, expected.serviceOrEmergency, 0, 100).default([])
/** Places next to a place. */
export const neighbours = () => listOf(placePaths, expected.place, 1, 7)
