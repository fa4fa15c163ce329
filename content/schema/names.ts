import { z } from 'zod'
import { business } from '@/content/business'
import { emergencyPaths, gtaPaths, torontoPaths, tradeCategories, tradePaths } from '@/content/ids.gen'
import { images } from '@/content/images'
import { prices } from '@/content/prices'
import { utilities } from '@/content/utilities'

// What content may name: a name that does not exist neither compiles nor loads.

const oneOf = <const T extends readonly string[]>(names: T, expected: string) => z.enum(names).meta({ expected })

/** The keys of a record of content, with their type: its literals have no others. */
const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]

const categorySlugs = [...tradeCategories, 'emergency'] as const
const servicePaths = [...tradePaths, ...emergencyPaths] as const

export const categorySlug = oneOf(categorySlugs, 'a category, a folder of content/services, or emergency')
export const servicePath = oneOf(servicePaths, 'a page of content/services or content/emergency')
export const emergencyPath = oneOf(emergencyPaths, 'a page of content/emergency')
export const imageName = oneOf(keysOf(images), 'a picture of content/images.ts')
export const priceId = oneOf(keysOf(prices), 'a price of content/prices.ts')

export const placePath = oneOf([...gtaPaths, ...torontoPaths], 'a place of content/places')
export const utilityId = oneOf(keysOf(utilities), 'a utility of content/utilities.ts')
export const officeId = oneOf(keysOf(business.offices), 'an office of content/business.ts')

export type CategorySlug = z.infer<typeof categorySlug>
/** All but emergency. */
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

/** Pages listed on another one: each once. */
export const related = () =>
  z
    .array(servicePath)
    .refine((paths) => new Set(paths).size === paths.length, { error: 'found a page twice, expected each once' })
    .default([])
