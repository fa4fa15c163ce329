import { keysOf } from '@/lib/records'

/** Each category as posts and cards name it, and the slug in the address: lowercased, spaces turned to hyphens (specification). */
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
