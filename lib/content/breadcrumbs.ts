import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import type { Page } from '@/lib/content/pages'
import { categoryOf, isTown } from '@/lib/routes'

/** @returns the breadcrumbs of a page: home, the category or the list of areas, the page; none on home and on posts */
export function breadcrumbsOf(page: Page): LinkItem[] {
  const { home, areas, toronto } = pageLinks
  switch (page.kind) {
    case 'service':
    case 'emergency':
      return [home, linkTo(categoryOf(page.id)), linkTo(page.id)]
    case 'category':
    case 'emergency-index':
      return [home, linkTo(page.id)]
    case 'place':
      return [home, isTown(page.id) ? areas : toronto, linkTo(page.id)]
    default: {
      const link = Object.values(pageLinks).find(({ href }) => href === page.path)
      return !link || link === home ? [] : [home, link]
    }
  }
}
