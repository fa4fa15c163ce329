import { catalogue } from '@/content/catalogue'
import { typeset } from '@/lib/content/fill'
import type { CategorySlug, LocationPath, ServicePath } from '@/lib/content/types'
import type { LinkItem } from '@/lib/frame'
import { locationName, routes, serviceName, splitServicePath } from '@/lib/routes'

const home: LinkItem = { label: 'Home', href: routes.home() }

/** @returns the trail of a page directly under home */
export function pageTrail(label: string, href: string): LinkItem[] {
  return [home, { label, href }]
}

/** @returns Home, the category */
export function categoryTrail(category: CategorySlug): LinkItem[] {
  return pageTrail(typeset(catalogue[category].name), routes.category(category))
}

/** @returns Home, the category, the service */
export function serviceTrail(path: ServicePath): LinkItem[] {
  return [
    ...categoryTrail(splitServicePath(path).category),
    { label: typeset(serviceName(path)), href: routes.service(path) },
  ]
}

/** @returns Home, Areas or Toronto, the place */
export function locationTrail(path: LocationPath): LinkItem[] {
  const parent = path.startsWith('toronto/')
    ? { label: 'Toronto', href: routes.toronto() }
    : { label: 'Areas', href: routes.areas() }
  return [home, parent, { label: locationName(path), href: routes.location(path) }]
}

/** @returns Home, Blog, the post */
export function postTrail(title: string, slug: string): LinkItem[] {
  return [home, { label: 'Blog', href: routes.blog() }, { label: title, href: routes.post(slug) }]
}
