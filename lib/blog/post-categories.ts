import { keysOf } from '@/lib/objects'

/** The name of each post category in posts and cards, and its slug in the URL: lower case, spaces as hyphens. */
export const postCategorySlugOf = {
  'Smart Home': 'smart-home',
  Outdoor: 'outdoor',
  Residential: 'residential',
  Safety: 'safety',
  Troubleshooting: 'troubleshooting',
} as const

export type PostCategoryName = keyof typeof postCategorySlugOf
export type PostCategorySlug = 'all' | (typeof postCategorySlugOf)[PostCategoryName]

export const postCategoryNames = keysOf(postCategorySlugOf)

/** The filter's choices, in order; "all" has no name. */
export const postCategories: readonly { slug: PostCategorySlug; name?: PostCategoryName }[] = [
  { slug: 'all' },
  ...postCategoryNames.map((name) => ({ slug: postCategorySlugOf[name], name })),
]
