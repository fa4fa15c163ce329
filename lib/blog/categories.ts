import type { BlogCategorySlug } from '@/content/types'

/** A post's category, as written in its file and shown on its card. */
export const categoryNames = ['Smart Home', 'Outdoor', 'Residential', 'Safety', 'Troubleshooting'] as const
export type CategoryName = (typeof categoryNames)[number]

/**
 * The specification's rule: lowercased, spaces turned to hyphens.
 * @param name a post's category
 * @returns the slug that the address carries
 */
export function categorySlugOf(name: CategoryName): BlogCategorySlug {
  return name.toLowerCase().replaceAll(' ', '-') as BlogCategorySlug
}

/** The chips over the list, in order. */
export const blogCategories: readonly { slug: BlogCategorySlug; name: string }[] = [
  { slug: 'all', name: 'All' },
  ...categoryNames.map((name) => ({ slug: categorySlugOf(name), name })),
]
