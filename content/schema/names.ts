import { z } from 'zod'
import { business } from '@/content/business'
import { emergencyPaths, gtaPaths, torontoPaths, tradeCategories, tradePaths } from '@/content/ids.gen'
import { images } from '@/content/images'
import { prices } from '@/content/prices'
import { redirects } from '@/content/redirects'
import { utilities } from '@/content/utilities'

// Names that content may refer to. Unknown names are type errors and load errors.

const oneOf = <const T extends readonly string[]>(names: T, expected: string) => z.enum(names, { error: expected })

/** The keys of a record of content, typed. Copy of `keysOf` in lib/records.ts, since content imports only content. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]

const categorySlugs = [...tradeCategories, 'emergency'] as const
const servicePaths = [...tradePaths, ...emergencyPaths] as const

export const categorySlug = oneOf(categorySlugs, 'a category, a folder of content/services, or emergency')
export const servicePath = oneOf(servicePaths, 'a page of content/services or content/emergency')
const emergencyPath = oneOf(emergencyPaths, 'a page of content/emergency')
export const imageName = oneOf(keysOf(images), 'a picture of content/images.ts')
export const priceId = oneOf(keysOf(prices), 'a price of content/prices.ts')

export const placePath = oneOf([...gtaPaths, ...torontoPaths], 'a place of content/places')
export const utilityId = oneOf(keysOf(utilities), 'a utility of content/utilities.ts')
export const officeId = oneOf(keysOf(business.offices), 'an office of content/business.ts')

export type CategorySlug = z.infer<typeof categorySlug>
/** A category except emergency. */
export type TradeCategorySlug = (typeof tradeCategories)[number]
/** A service or emergency page, `category/slug`. */
export type ServicePath = z.infer<typeof servicePath>
export type TradePath = (typeof tradePaths)[number]
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

const paths = {
  service: { all: servicePaths, expected: 'a page of content/services or content/emergency' },
  emergency: { all: emergencyPaths, expected: 'a page of content/emergency' },
  place: { all: [...gtaPaths, ...torontoPaths], expected: 'a place of content/places' },
} as const

/** A page or a removed page: links to a removed page use its redirect. */
export const servicePathOrRemoved = oneOf([...servicePaths, ...removed], paths.service.expected)
export const placePathOrRemoved = oneOf([...paths.place.all, ...removed], paths.place.expected)

/** A page; undefined if the page was removed: the entry is then left out. */
const present = <const T extends readonly string[]>(all: T, expected: string) =>
  oneOf<readonly (T[number] | Removed)[]>([...all, ...removed], expected).transform((path): T[number] | undefined =>
    all.find((own) => own === path),
  )
export const presentService = present(servicePaths, paths.service.expected)
export const presentEmergency = present(emergencyPaths, paths.emergency.expected)

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
export const related = () => listOf(servicePaths, paths.service.expected, 0, 100).default([])
/** Places next to a place. */
export const neighbours = () => listOf(paths.place.all, paths.place.expected, 1, 7)
