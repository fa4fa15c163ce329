// What may be named from elsewhere, read from the file that lists it: a misspelt name does not compile.
import type { catalogue } from '@/content/catalogue'
import type { images } from '@/content/images'
import type { gtaAreas, torontoNeighbourhoods } from '@/content/locations/places'
import type { prices } from '@/content/prices'
import type { utilities } from '@/content/utilities'

export type PriceId = keyof typeof prices

export type CategorySlug = keyof typeof catalogue

export type ServiceSlugOf<C extends CategorySlug> = keyof (typeof catalogue)[C]['services'] & string

/** Every service page as `category/slug`. */
export type ServicePath = { [C in CategorySlug]: `${C}/${ServiceSlugOf<C>}` }[CategorySlug]

/** Service pages on the ordinary template: all but the emergency ones. */
export type TradeCategorySlug = Exclude<CategorySlug, 'emergency'>

export type GtaSlug = keyof typeof gtaAreas

export type TorontoSlug = keyof typeof torontoNeighbourhoods

export type LocationPath = `gta/${GtaSlug}` | `toronto/${TorontoSlug}`

export type UtilityId = keyof typeof utilities

export type ImageName = keyof typeof images

export type EmergencyPath = Extract<ServicePath, `emergency/${string}`>

/** Every service page of the five trade categories. */
export type TradePath = Exclude<ServicePath, EmergencyPath>
