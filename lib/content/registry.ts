import type { z } from 'zod'
import { business } from '@/content/business'
import emergencyIndexContent from '@/content/emergency/index'
import * as modules from '@/content/modules.gen'
import type {
  CategorySlug,
  EmergencyId,
  NeighbourhoodId,
  PageId,
  PlaceContent,
  PlaceId,
  Removed,
  ServiceCategorySlug,
  ServiceId,
  ServiceOrEmergencyId,
  StaticPath,
  TownId,
} from '@/content/schema'
import { category } from '@/content/schema/category'
import { emergency, emergencyIndex } from '@/content/schema/emergency'
import { singlePaths } from '@/content/schema/names'
import { place } from '@/content/schema/place'
import { service } from '@/content/schema/service'
import { fieldLine, parseContent, problemsIn } from '@/lib/content/parse-content'
import { ContentError, didYouMean, lineProblem, type Problem } from '@/lib/content/problems'
import { factProblems } from '@/lib/content/validate-content'
import { keysOf, objectOf } from '@/lib/objects'
import {
  type Href,
  isCategorySlug,
  isEmergencyId,
  isPlaceId,
  isServiceOrEmergencyId,
  isTown,
  pathOf,
  regionOf,
  routes,
} from '@/lib/routes'

// Reads every service, category, emergency page and place, validated by its schema, in menu order.

/** @returns the file of a page */
export function contentFile(id: string): string {
  if (isPlaceId(id)) return `content/places/${id}.ts`
  if (id === 'emergency') return 'content/emergency/index.ts'
  if (id.startsWith('emergency/')) return `content/${id}.ts`
  return `content/services/${id}${id.includes('/') ? '' : '/category'}.ts`
}

// lib/site.ts, which throws the problems of facts, is not imported here: all problems are thrown together.
const problems: Problem[] = [...factProblems]

/** Reads the content of a file. Collects its problems, which are thrown together below. */
function read<S extends z.ZodType>(schema: S, id: string, content: unknown): z.output<S> {
  const result = parseContent(schema, content)
  if ('content' in result) return result.content
  problems.push(...problemsIn(process.cwd(), contentFile(id), result.wrong, content))
  // This value is not used: the problem is thrown before the module ends.
  return undefined as z.output<S>
}

type Listed = { readonly name: string; readonly order: number }

/** Reads the files of one kind, and sorts them. */
function readAll<K extends string, S extends z.ZodType<Listed>>(
  schema: S,
  contents: Readonly<Record<K, unknown>>,
): Record<K, z.output<S>> {
  const pages = keysOf(contents).map((id) => [id, read(schema, id, contents[id])] as const)
  // A page with problems may have no order.
  if (problems.length === 0) pages.sort(([, a], [, b]) => a.order - b.order || a.name.localeCompare(b.name, 'en-CA'))
  return Object.fromEntries(pages) as Record<K, z.output<S>>
}

/** The pages of all categories except emergency. */
export const categoryPages = readAll(category, modules.categories)
/** The page of every service. */
export const servicePages = readAll(service, modules.services)
/** Every page under /emergency. */
export const emergencyPages = readAll(emergency, modules.emergencies)
/** /emergency itself. */
export const emergencyIndexPage = read(emergencyIndex, 'emergency', emergencyIndexContent)

const placeContents = readAll(place, modules.places)

/**
 * @param paths the path of each page, by its id
 * @returns a problem for each page whose `slug` gives it the path of another page
 */
export function sharedPaths(paths: Readonly<Record<string, string>>): Problem[] {
  const ids = keysOf(paths)
  return ids.flatMap((id): Problem[] => {
    const path = paths[id] as string
    const other = ids.find((one) => one !== id && paths[one] === path)
    if (!other || path === `/${id}`) return []
    const file = contentFile(id)
    const expected = `a slug that no other page has, as ${contentFile(other)} does`
    return [{ file, ...lineProblem(fieldLine(process.cwd(), file, ['slug']), 'slug', path, expected) }]
  })
}
const idsWithFiles = keysOf({ ...modules.services, ...modules.emergencies, ...modules.places })
problems.push(...sharedPaths(objectOf(idsWithFiles, pathOf)))

if (problems.length === 0) {
  for (const { to } of emergencyIndexPage.linksToSituations) {
    const { situations, otherSituations } = emergencyPages[to.page]
    const ids = [...situations.items, ...otherSituations.items].map(({ id }) => id)
    if (!to.id || ids.includes(to.id)) continue
    const file = contentFile('emergency')
    const line = fieldLine(process.cwd(), file, ['linksToSituations'])
    const expected = `the id of steps of ${contentFile(to.page)}`
    problems.push({ file, ...lineProblem(line, 'linksToSituations', to.id, expected, didYouMean(to.id, ids)) })
  }
}
if (problems.length > 0) throw new ContentError(problems)

/** The page of a category, including /emergency. */
export const anyCategoryPage = (slug: CategorySlug) => (slug === 'emergency' ? emergencyIndexPage : categoryPages[slug])

/** The categories except emergency, in menu order. */
export const serviceCategorySlugs: ServiceCategorySlug[] = keysOf(categoryPages)

/** All categories in menu order, including emergency. */
export const categorySlugs: CategorySlug[] = [...serviceCategorySlugs, 'emergency' as const].sort(
  (a, b) => anyCategoryPage(a).order - anyCategoryPage(b).order,
)

/** @returns the ids of a category's services or emergency pages, in menu order */
export function idsOfCategory(slug: 'emergency'): EmergencyId[]
export function idsOfCategory(slug: ServiceCategorySlug): ServiceId[]
export function idsOfCategory(slug: CategorySlug): ServiceOrEmergencyId[]
export function idsOfCategory(slug: CategorySlug): ServiceOrEmergencyId[] {
  const ids: ServiceOrEmergencyId[] = slug === 'emergency' ? keysOf(emergencyPages) : keysOf(servicePages)
  return ids.filter((id) => id.startsWith(`${slug}/`))
}

/** Every service and emergency page, in menu order. */
export const serviceAndEmergencyIds = categorySlugs.flatMap((slug) => idsOfCategory(slug))

export function serviceOrEmergencyPage(id: ServiceOrEmergencyId) {
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
  if (isPlaceId(id)) return placePages[id].name
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
    const { streetSentence, summary = streetSentence } = placePages[id]
    return summary
  }
  const { lead, summary = lead } = isServiceOrEmergencyId(id) ? serviceOrEmergencyPage(id) : anyCategoryPage(id)
  return summary
}

/** A point on the earth, in degrees (WGS 84). */
export type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** The squared distance between two points, in degrees of latitude. */
const squaredDistance = (a: GeoPoint, b: GeoPoint) =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

/** Adds the defaults of a place: the nearest office, and the five nearest places of its region. */
function withDefaults(id: PlaceId) {
  const content = placeContents[id]
  const [nearest] = keysOf(business.offices).sort(
    (a, b) =>
      squaredDistance(content.map, business.offices[a].geo) - squaredDistance(content.map, business.offices[b].geo),
  )
  const others = keysOf(placeContents)
    .filter((other) => other !== id && regionOf(other) === regionOf(id))
    .sort(
      (a, b) => squaredDistance(content.map, placeContents[a].map) - squaredDistance(content.map, placeContents[b].map),
    )
  const { office = nearest, neighbours = [] } = content
  // All listed neighbours may have been removed.
  return { ...content, office, neighbours: neighbours.length > 0 ? neighbours : others.slice(0, 5) }
}

/** Every place's page. */
export const placePages = objectOf(keysOf(placeContents), withDefaults)

/** The towns with a page, in menu order. Those of content/ids.gen.ts are in the order of their files. */
export const townIds: readonly TownId[] = keysOf(placePages).filter(isTown)

/** The neighbourhoods of Toronto with a page, in menu order. */
export const neighbourhoodIds: readonly NeighbourhoodId[] = keysOf(placePages).filter((id) => !isTown(id))

/** @returns the towns in a list of the top bar, the header or the footer */
export function townsIn(menu: PlaceContent['menus'][number]): TownId[] {
  return townIds.filter((id) => placePages[id].menus.includes(menu))
}

/** Earlier paths of pages, each with the current one: those in `oldPaths`, and those of files with a `slug`. */
export const earlierPaths: readonly (readonly [earlier: string, current: Href])[] = [
  ...serviceAndEmergencyIds.map((id) => [id, serviceOrEmergencyPage(id).oldPaths] as const),
  ...keysOf(placePages).map((id) => [id, placePages[id].oldPaths] as const),
].flatMap(([id, oldPaths = []]) =>
  [`/${id}`, ...oldPaths]
    .filter((earlier) => earlier !== routes.page(id))
    .map((earlier) => [earlier, routes.page(id)] as const),
)

/** @returns the paths of all pages except posts, indexable or not, in sitemap order */
export function staticPaths(): StaticPath[] {
  const ids = [
    ...categorySlugs.flatMap((category) => [category, ...idsOfCategory(category)]),
    ...neighbourhoodIds,
    ...townIds,
  ]
  return [...singlePaths, ...ids.map((id) => routes.page(id))]
}
