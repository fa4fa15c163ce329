import { keysOf } from '@/lib/records'

/** Each category as posts and cards name it, and the slug in the address: lowercased, spaces turned to hyphens (specification). */
const slugs = {
  'Smart Home': 'smart-home',
  Outdoor: 'outdoor',
  Residential: 'residential',
  Safety: 'safety',
  Troubleshooting: 'troubleshooting',
} as const

export type CategoryName = keyof typeof slugs
export type BlogCategorySlug = 'all' | (typeof slugs)[CategoryName]

export const categoryNames = keysOf(slugs)

/**
 * @param name a post's category
 * @returns the slug that the address carries
 */
export function categorySlugOf(name: CategoryName): BlogCategorySlug {
  return slugs[name]
}

/** The filter's choices, in order; "all" has no name of its own. */
export const blogCategories: readonly { slug: BlogCategorySlug; name?: CategoryName }[] = [
  { slug: 'all' },
  ...categoryNames.map((name) => ({ slug: categorySlugOf(name), name })),
]
