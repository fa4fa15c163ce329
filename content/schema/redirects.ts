import { z } from 'zod'
import type { CategorySlug, PlaceId, ServiceOrEmergencyId } from '@/content/schema/names'
import { categorySlug, placeId, serviceOrEmergencyId } from '@/content/schema/names'

/** Paths of single pages. */
export const singlePaths = ['/', '/about', '/contact', '/privacy', '/thank-you', '/blog', '/toronto'] as const

export type SinglePath = (typeof singlePaths)[number]

/** The path of any page except posts. Unknown paths are type errors. */
export type StaticPath = SinglePath | `/${CategorySlug}` | `/${ServiceOrEmergencyId}` | `/${PlaceId}`

const pages: readonly string[] = [
  ...singlePaths,
  ...[...categorySlug.options, ...serviceOrEmergencyId.options, ...placeId.options].map((id) => `/${id}`),
]

const target = z.custom<StaticPath | `${StaticPath}#${string}`>(
  (to) => typeof to === 'string' && pages.includes(to.replace(/#.*/, '')),
  { error: 'a page of this site' },
)

/** Addresses of removed pages. */
export const redirects = z.record(
  z.templateLiteral(['/', z.string()]),
  z.strictObject({
    to: target,
    temporary: z.literal(true).optional().describe('For a page that may come back.'),
  }),
)
export type Redirects = Readonly<z.input<typeof redirects>>
