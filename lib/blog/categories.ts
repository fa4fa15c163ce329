import { keysOf } from '@/lib/records'

/** The name of each category in posts and cards, and its slug in the URL: lower case, spaces as hyphens. */
export const categorySlugOf = {
  'Smart Home': 'smart-home',
  Outdoor: 'outdoor',
  Residential: 'residential',
  Safety: 'safety',
  Troubleshooting: 'troubleshooting',
} as const

export type CategoryName = keyof typeof categorySlugOf
export type BlogCategorySlug = 'all' | (typeof categorySlugOf)[CategoryName]

export const categoryNames = keysOf(categorySlugOf)

/** The filter's choices, in order; "all" has no name. */
export const blogCategories: readonly { slug: BlogCategorySlug; name?: CategoryName }[] = [
  { slug: 'all' },
  ...categoryNames.map((name) => ({ slug: categorySlugOf[name], name })),
]
