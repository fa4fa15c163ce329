import type {
  CategorySlug,
  EmergencyId,
  PageId,
  PlaceContent,
  Removed,
  ServiceCategorySlug,
  ServiceId,
  ServiceOrEmergencyId,
  StaticPath,
  TownId,
} from '@/content/schema'
import { singlePaths } from '@/content/schema/names'
import { siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { type Href, isCategorySlug, isEmergencyId, isPlaceId, isServiceOrEmergencyId, routes } from '@/lib/routes'

// Pages by their id, their names and their order in menus.

/** @returns the page of a category, including /emergency */
export function anyCategoryPage(slug: CategorySlug) {
  const { emergencyIndexPage, categoryPages } = siteContent()
  return slug === 'emergency' ? emergencyIndexPage : categoryPages[slug]
}

/** @returns the ids of a category's services or emergency pages, in menu order */
export function idsOfCategory(slug: 'emergency'): EmergencyId[]
export function idsOfCategory(slug: ServiceCategorySlug): ServiceId[]
export function idsOfCategory(slug: CategorySlug): ServiceOrEmergencyId[]
export function idsOfCategory(slug: CategorySlug): ServiceOrEmergencyId[] {
  return siteContent().serviceAndEmergencyIds.filter((id) => id.startsWith(`${slug}/`))
}

export function serviceOrEmergencyPage(id: ServiceOrEmergencyId) {
  const { emergencyPages, servicePages } = siteContent()
  return isEmergencyId(id) ? emergencyPages[id] : servicePages[id]
}

/** @returns a name for a removed page that content still mentions, made from its id */
const nameFromId = (id: string) =>
  id
    .replace(/^.*\//, '')
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

/** @returns the name of a page, as cards and breadcrumbs show it */
export function nameOf(id: PageId | Removed): string {
  if (isServiceOrEmergencyId(id)) return serviceOrEmergencyPage(id).name
  if (isPlaceId(id)) return siteContent().placePages[id].name
  return isCategorySlug(id) ? anyCategoryPage(id).name : nameFromId(id)
}

/** @returns the label of a service or an emergency page in the menus and on the breaker panel */
export function panelLabel(id: ServiceOrEmergencyId): string {
  const { name, panelLabel: label = name } = serviceOrEmergencyPage(id)
  return label
}

/** @returns the sentence about a page on cards, on the panel and in structured data: its summary, or its first text */
export function summaryOf(id: PageId): string {
  if (isPlaceId(id)) {
    const { streetSentence, summary = streetSentence } = siteContent().placePages[id]
    return summary
  }
  const { lead, summary = lead } = isServiceOrEmergencyId(id) ? serviceOrEmergencyPage(id) : anyCategoryPage(id)
  return summary
}

/** @returns the towns in a list of the top bar, the header or the footer */
export function townsIn(menu: PlaceContent['menus'][number]): TownId[] {
  const { townIds, placePages } = siteContent()
  return townIds.filter((id) => placePages[id].menus.includes(menu))
}

/** @returns earlier paths of pages with the current one: those in `oldPaths`, and those of files with a `slug` */
export function earlierPaths(): (readonly [earlier: string, current: Href])[] {
  const { servicePages, emergencyPages, placePages } = siteContent()
  const pages = { ...servicePages, ...emergencyPages, ...placePages }
  return keysOf(pages).flatMap((id) =>
    [`/${id}`, ...(pages[id].oldPaths ?? [])]
      .filter((earlier) => earlier !== routes.page(id))
      .map((earlier) => [earlier, routes.page(id)] as const),
  )
}

/** @returns the paths of all pages except posts, indexable or not, in sitemap order */
export function staticPaths(): StaticPath[] {
  const { categorySlugs, neighbourhoodIds, townIds } = siteContent()
  const ids = [
    ...categorySlugs.flatMap((category) => [category, ...idsOfCategory(category)]),
    ...neighbourhoodIds,
    ...townIds,
  ]
  return [...singlePaths, ...ids.map((id) => routes.page(id))]
}
