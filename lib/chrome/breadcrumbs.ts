import type { CategorySlug, LocationPath, ServicePath } from '@/content/types'
import { words } from '@/content/ui/chrome'
import { categoryLink, type LinkItem, locationLink, serviceLink } from '@/lib/content/links'
import { routes, type StaticPath, splitServicePath } from '@/lib/routes'

const home: LinkItem = { label: words.pages.home, href: routes.home() }

/** @returns the trail of a page directly under home */
export function pageTrail(label: string, href: StaticPath): LinkItem[] {
  return [home, { label, href }]
}

/** @returns Home, the category */
export function categoryTrail(category: CategorySlug): LinkItem[] {
  return [home, categoryLink(category)]
}

/** @returns Home, the category, the service */
export function serviceTrail(path: ServicePath): LinkItem[] {
  return [...categoryTrail(splitServicePath(path).category), serviceLink(path)]
}

/** @returns Home, Areas or Toronto, the place */
export function locationTrail(path: LocationPath): LinkItem[] {
  const parent = path.startsWith('toronto/')
    ? { label: words.pages.toronto, href: routes.toronto() }
    : { label: words.pages.areas, href: routes.areas() }
  return [home, parent, locationLink(path)]
}

/** @returns Home, Blog, the post */
export function postTrail(title: string, slug: string): LinkItem[] {
  return [home, { label: words.pages.blog, href: routes.blog() }, { label: title, href: routes.post(slug) }]
}
