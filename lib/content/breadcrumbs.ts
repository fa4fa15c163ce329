import type { StaticPath } from '@/content/schema'
import { type LinkItem, linkTo, pageLinks } from '@/lib/content/links'
import { categoryOf, idAtPath, isCategorySlug, isPlaceId, isServiceOrEmergencyId, isTown } from '@/lib/routes'

/** @returns the breadcrumbs of a page: home, the category or the list of areas, the page; none on the home page */
export function breadcrumbsOf(path: StaticPath): LinkItem[] {
  const { home, areas, toronto } = pageLinks
  const id = idAtPath(path)
  if (isServiceOrEmergencyId(id)) return [home, linkTo(categoryOf(id)), linkTo(id)]
  if (isCategorySlug(id)) return [home, linkTo(id)]
  if (isPlaceId(id)) return [home, isTown(id) ? areas : toronto, linkTo(id)]
  const page = Object.values(pageLinks).find(({ href }) => href === path)
  return !page || page === home ? [] : [home, page]
}
