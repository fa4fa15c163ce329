import type { Navigation } from '@/content/schema'

/**
 * Badges, and links of the header, the footer and the mobile menu. Other menu entries are in the files of their pages:
 * `order` and `menu` of a category (category.ts) decide the order of the header menu, `order` that of its services, and
 * `menus` of a place decides which lists show it.
 */
export const navigation: Navigation = {
  badges: ['ESA certified', 'Insured', 'Family-run'],
  headerPages: ['blog', 'contact'],
  footerPages: ['about', 'blog', 'contact', 'privacy'],
}
