import { z } from 'zod'
import { categorySlug, placeId, type StaticPath, serviceOrEmergencyId, singlePaths } from '@/content/schema/names'

const pages: readonly string[] = [
  ...singlePaths,
  ...[...categorySlug.options, ...serviceOrEmergencyId.options, ...placeId.options].map((id) => `/${id}`),
]

const target = z.custom<StaticPath | `${StaticPath}#${string}`>(
  (to) => typeof to === 'string' && pages.includes(to.replace(/#.*/, '')),
  { error: "a page of this site; '/blog' for a post" },
)

/** Paths of removed pages. */
export const redirects = z
  .record(
    z.templateLiteral(['/', z.string()]).meta({ title: 'Old address' }).describe('Such as /residential/old-name.'),
    z.strictObject({
      to: target,
      temporary: z.literal(true).optional().describe('For a page that may come back.'),
    }),
  )
  .meta({ title: 'Addresses of removed pages' })
  .describe('Each leads to another page of the site.')
export type Redirects = Readonly<z.input<typeof redirects>>
