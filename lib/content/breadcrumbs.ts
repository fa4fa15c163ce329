import type { CategorySlug, PlaceId, ServiceOrEmergencyId } from '@/content/schema'
import { categoryLink, type LinkItem, pageLinks, placeLink, serviceLink } from '@/lib/content/links'
import { categoryOf, isTown, routes } from '@/lib/routes'

/** @returns Home, the page */
export function pageBreadcrumbs(page: Exclude<keyof typeof pageLinks, 'home' | 'areas' | 'allAreas'>): LinkItem[] {
  return [pageLinks.home, pageLinks[page]]
}

/** @returns Home, the category */
export function categoryBreadcrumbs(category: CategorySlug): LinkItem[] {
  return [pageLinks.home, categoryLink(category)]
}

/** @returns Home, the category, the service */
export function serviceBreadcrumbs(id: ServiceOrEmergencyId): LinkItem[] {
  return [...categoryBreadcrumbs(categoryOf(id)), serviceLink(id)]
}

/** @returns Home, Areas or Toronto, the place */
export function placeBreadcrumbs(id: PlaceId): LinkItem[] {
  return [pageLinks.home, isTown(id) ? pageLinks.areas : pageLinks.toronto, placeLink(id)]
}

/** @returns Home, Blog, the post */
export function postBreadcrumbs(title: string, slug: string): LinkItem[] {
  return [...pageBreadcrumbs('blog'), { label: title, href: routes.post(slug) }]
}
