import type { PageId } from '@/content/schema'
import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import { categoryOf, isPlaceId, isServiceOrEmergencyId, isTown, routes } from '@/lib/routes'

/** @returns Home, the page */
export function pageBreadcrumbs(page: Exclude<keyof typeof pageLinks, 'home' | 'areas' | 'allAreas'>): LinkItem[] {
  return [pageLinks.home, pageLinks[page]]
}

/** @returns Home, the page above if there is one, the page */
export function breadcrumbsOf(id: PageId): LinkItem[] {
  return [pageLinks.home, ...linksAbove(id), linkTo(id)]
}

/** The category of a service or emergency page; Areas or Toronto above a place. */
function linksAbove(id: PageId): LinkItem[] {
  if (isServiceOrEmergencyId(id)) return [linkTo(categoryOf(id))]
  if (isPlaceId(id)) return [isTown(id) ? pageLinks.areas : pageLinks.toronto]
  return []
}

/** @returns Home, Blog, the post */
export function postBreadcrumbs(title: string, slug: string): LinkItem[] {
  return [...pageBreadcrumbs('blog'), { label: title, href: routes.post(slug) }]
}
