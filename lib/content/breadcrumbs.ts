import type { CategorySlug, PlacePath, ServiceOrEmergencyPath } from '@/content/schema'
import { categoryLink, type LinkItem, pageLinks, placeLink, serviceLink } from '@/lib/content/links'
import { categoryOf, routes } from '@/lib/routes'

/** @returns Home, the page */
export function pageBreadcrumbs(page: 'about' | 'blog' | 'contact' | 'privacy' | 'thankYou' | 'toronto'): LinkItem[] {
  return [pageLinks.home, pageLinks[page]]
}

/** @returns Home, the category */
export function categoryBreadcrumbs(category: CategorySlug): LinkItem[] {
  return [pageLinks.home, categoryLink(category)]
}

/** @returns Home, the category, the service */
export function serviceBreadcrumbs(path: ServiceOrEmergencyPath): LinkItem[] {
  return [...categoryBreadcrumbs(categoryOf(path)), serviceLink(path)]
}

/** @returns Home, Areas or Toronto, the place */
export function placeBreadcrumbs(path: PlacePath): LinkItem[] {
  return [pageLinks.home, path.startsWith('toronto/') ? pageLinks.toronto : pageLinks.areas, placeLink(path)]
}

/** @returns Home, Blog, the post */
export function postBreadcrumbs(title: string, slug: string): LinkItem[] {
  return [...pageBreadcrumbs('blog'), { label: title, href: routes.post(slug) }]
}
