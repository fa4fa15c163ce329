import type { z } from 'zod'
import emergencyIndexContent from '@/content/emergency/index'
import * as modules from '@/content/modules.gen'
import type {
  CategorySlug,
  EmergencyPath,
  GtaPath,
  Place,
  PlacePath,
  Removed,
  ServiceCategorySlug,
  ServiceOrEmergencyPath,
  ServicePath,
  StaticPath,
  TorontoPath,
} from '@/content/schema'
import { category } from '@/content/schema/category'
import { emergency, emergencyIndex } from '@/content/schema/emergency'
import { place } from '@/content/schema/place'
import { singlePaths } from '@/content/schema/redirects'
import { service } from '@/content/schema/service'
import { parseContent, problemsIn } from '@/lib/content/parse-content'
import { ContentError, didYouMean, fileProblem, type Problem } from '@/lib/content/problems'
import { keysOf, recordOf } from '@/lib/records'
import { type Href, isEmergencyPath, isPlacePath, isServiceOrEmergencyPath, routes } from '@/lib/routes'
import { offices } from '@/lib/site'

// Reads every service, category, emergency page and place, validated by its schema, in menu order.

/** @returns the file of a service, category or emergency page; its path has no first slash */
function serviceFile(path: string): string {
  if (path === 'emergency') return 'content/emergency/index.ts'
  if (path.startsWith('emergency/')) return `content/${path}.ts`
  return `content/services/${path}${path.includes('/') ? '' : '/category'}.ts`
}

const problems: Problem[] = []

/** @returns the file of a page that has its own; its path has no first slash */
export const contentFile = (path: string) => (isPlacePath(path) ? `content/places/${path}.ts` : serviceFile(path))

/** Reads the content of a file. Collects its problems, which are thrown together below. */
function read<S extends z.ZodType>(schema: S, path: string, content: unknown): z.output<S> {
  const result = parseContent(schema, content)
  if ('content' in result) return result.content
  problems.push(...problemsIn(process.cwd(), contentFile(path), result.wrong))
  // This value is not used: the problem is thrown before the module ends.
  return undefined as z.output<S>
}

type Listed = { readonly name: string; readonly order: number }

/** Reads the files of one kind, and sorts them. */
function readAll<K extends string, S extends z.ZodType<Listed>>(
  schema: S,
  contents: Readonly<Record<K, unknown>>,
): Record<K, z.output<S>> {
  const pages = keysOf(contents).map((path) => [path, read(schema, path, contents[path])] as const)
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

if (problems.length === 0) {
  for (const { to } of emergencyIndexPage.linksToSituations) {
    const { situations, otherSituations } = emergencyPages[to.page]
    const ids = [...situations.items, ...otherSituations.items].map(({ id }) => id)
    if (!to.id || ids.includes(to.id)) continue
    const expected = `the id of steps of ${contentFile(to.page)}`
    problems.push(fileProblem(contentFile('emergency'), 'linksToSituations', to.id, expected, didYouMean(to.id, ids)))
  }
}
if (problems.length > 0) throw new ContentError(problems)

/** The page of a category, including /emergency. */
const anyCategoryPage = (slug: CategorySlug) => (slug === 'emergency' ? emergencyIndexPage : categoryPages[slug])

/** The categories except emergency, in menu order. */
export const serviceCategorySlugs: ServiceCategorySlug[] = keysOf(categoryPages)

/** All categories in menu order, including emergency. */
export const categorySlugs: CategorySlug[] = [...serviceCategorySlugs, 'emergency' as const].sort(
  (a, b) => anyCategoryPage(a).order - anyCategoryPage(b).order,
)

/** @returns the paths (`category/slug`) of a category's services or emergency pages, in menu order */
export function pathsOfCategory(slug: 'emergency'): EmergencyPath[]
export function pathsOfCategory(slug: ServiceCategorySlug): ServicePath[]
export function pathsOfCategory(slug: CategorySlug): ServiceOrEmergencyPath[]
export function pathsOfCategory(slug: CategorySlug): ServiceOrEmergencyPath[] {
  const paths: ServiceOrEmergencyPath[] = slug === 'emergency' ? keysOf(emergencyPages) : keysOf(servicePages)
  return paths.filter((path) => path.startsWith(`${slug}/`))
}

/** Every service and emergency page, in menu order. */
export const serviceAndEmergencyPaths = categorySlugs.flatMap((slug) => pathsOfCategory(slug))

/** @returns the page of a service or an emergency */
export function serviceOrEmergencyPage(path: ServiceOrEmergencyPath) {
  return isEmergencyPath(path) ? emergencyPages[path] : servicePages[path]
}

/** @returns a name for a removed page that content still mentions, made from its address */
const nameFromPath = (path: string) =>
  path
    .replace(/^.*\//, '')
    .replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

/** @returns the name of a service or an emergency, as menus and cards show it */
export function serviceOrEmergencyName(path: ServiceOrEmergencyPath | Removed): string {
  return isServiceOrEmergencyPath(path) ? serviceOrEmergencyPage(path).name : nameFromPath(path)
}

/** @returns the label of a service or an emergency on the breaker panel */
export function panelLabel(path: ServiceOrEmergencyPath): string {
  const { name, panelLabel: label = name } = serviceOrEmergencyPage(path)
  return label
}

/** @returns a category's name */
export function categoryName(slug: CategorySlug): string {
  return anyCategoryPage(slug).name
}

/** @returns a category's sentence on the panel of the home page */
export function categorySummary(slug: CategorySlug): string {
  const { lead, summary = lead } = anyCategoryPage(slug)
  return summary
}

/** The two columns of the panel. A category without a column is in the shorter one. */
export const panelColumns = (() => {
  const columns = { left: [] as CategorySlug[], right: [] as CategorySlug[] }
  const length = (side: CategorySlug[]) => side.flatMap((slug) => pathsOfCategory(slug)).length
  const chosen = categorySlugs.toSorted(
    (a, b) => Number(!anyCategoryPage(a).panelColumn) - Number(!anyCategoryPage(b).panelColumn),
  )
  for (const slug of chosen) {
    const shorter = length(columns.right) < length(columns.left) ? 'right' : 'left'
    columns[anyCategoryPage(slug).panelColumn ?? shorter].push(slug)
  }
  const inOrder = (side: CategorySlug[]) => categorySlugs.filter((slug) => side.includes(slug))
  return { left: inOrder(columns.left), right: inOrder(columns.right) }
})()

type GeoPoint = { readonly latitude: number; readonly longitude: number }

/** The squared distance between two points, in degrees of latitude. */
const apart = (a: GeoPoint, b: GeoPoint) =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)) ** 2

const areaOf = (path: PlacePath) => path.split('/')[0]

/** Adds the defaults of a place: the nearest office, and the five nearest places of its area. */
function placeAt(path: PlacePath) {
  const content = placeContents[path]
  const [nearest = offices[0]] = offices.toSorted((a, b) => apart(content.map, a.geo) - apart(content.map, b.geo))
  const others = keysOf(placeContents)
    .filter((other) => other !== path && areaOf(other) === areaOf(path))
    .sort((a, b) => apart(content.map, placeContents[a].map) - apart(content.map, placeContents[b].map))
  const { office = nearest.id, neighbours = others.slice(0, 5) } = content
  return { ...content, office, neighbours }
}

/** Every place's page. */
export const placePages = recordOf(keysOf(placeContents), placeAt)
export type PlaceRecord = ReturnType<typeof placeAt>

const isGta = (path: PlacePath): path is GtaPath => areaOf(path) === 'gta'
const isToronto = (path: PlacePath): path is TorontoPath => !isGta(path)

/** The towns with a page, in menu order. */
export const gtaPaths: readonly GtaPath[] = keysOf(placePages).filter(isGta)

/** The neighbourhoods of Toronto with a page, in menu order. */
export const torontoPaths: readonly TorontoPath[] = keysOf(placePages).filter(isToronto)

/** @returns the towns in a list of the header or the footer */
export function townsIn(menu: Place['menus'][number]): GtaPath[] {
  return gtaPaths.filter((path) => placePages[path].menus.includes(menu))
}

/** @returns a place's name */
export function placeName(path: PlacePath | Removed): string {
  return isPlacePath(path) ? placePages[path].name : nameFromPath(path)
}

/** Earlier addresses of pages, each with the current one: those in `oldPaths`, and those of files with a `slug`. */
export const earlierAddresses: readonly (readonly [earlier: string, present: Href])[] = [
  ...serviceAndEmergencyPaths.map(
    (path) => [path, routes.service(path), serviceOrEmergencyPage(path).oldPaths] as const,
  ),
  ...keysOf(placePages).map((path) => [path, routes.place(path), placePages[path].oldPaths] as const),
].flatMap(([path, present, oldPaths]) =>
  [`/${path}`, ...(oldPaths ?? [])]
    .filter((earlier) => earlier !== present)
    .map((earlier) => [earlier, present] as const),
)

/** @returns the paths of all pages except posts, indexable or not, in sitemap order */
export function staticPaths(): StaticPath[] {
  return [
    ...singlePaths,
    ...categorySlugs.flatMap((category) => [
      routes.category(category),
      ...pathsOfCategory(category).map((path) => routes.service(path)),
    ]),
    ...[...torontoPaths, ...gtaPaths].map((path) => routes.place(path)),
  ]
}
