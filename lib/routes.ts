import { emergencyIds, neighbourhoodIds, serviceCategories, serviceIds, townIds } from '@/content/ids.gen'
import type {
  CategorySlug,
  EmergencyId,
  PageId,
  PlaceId,
  Redirects,
  Removed,
  ServiceCategorySlug,
  ServiceId,
  ServiceOrEmergencyId,
  StaticPath,
  TownId,
} from '@/content/schema'
import { pathOfFile } from '@/lib/content/load-content'
import { fromContent, siteContent } from '@/lib/content/site-content'

/** A post's path. Any slug: the posts are known only after content/blog has been read. */
export type PostPath = `/blog/${string}`
/** Every page but the posts, the not-found page included. */
export type ContentPath = StaticPath | '/404'
/** Every page that is built. */
export type PagePath = ContentPath | PostPath
/** The target of a link: a page, a fragment, a phone number or another site. */
export type Href =
  | StaticPath
  | PostPath
  | `${StaticPath}#${string}`
  | `#${string}`
  | `tel:${string}`
  | `https://${string}`

/** The paths of files with a `slug`, by the file's id. */
const pathsWithSlug = fromContent(({ servicePages, emergencyPages, placePages }) => {
  const pages = Object.entries<{ slug?: string }>({ ...servicePages, ...emergencyPages, ...placePages })
  return new Map(pages.flatMap(([id, { slug }]) => (slug ? [[id, pathOfFile(id, slug)] as const] : [])))
})

/** @returns a page's path by the name of its file: /residential/panel-upgrades, or its `slug` */
export const pathOf = (id: string) => pathsWithSlug().get(id) ?? `/${id}`

/** @returns the id of the page at a path */
export const idAtPath = (path: string) => [...pathsWithSlug()].find(([, one]) => one === path)?.[0] ?? path.slice(1)

/** @returns the URL of an internal link to a file's id, '/residential/panel-upgrades#cost'; its fragment is kept */
export const resolveHref = (link: string) => link.replace(/^\/([\w-]+\/[\w-]+)/, (_, id: string) => pathOf(id))

/** @returns where the path of a removed page redirects to; undefined for any other path */
function redirectOf(path: `/${string}`) {
  const redirects: Redirects = siteContent().redirects
  return redirects[path]?.to
}

/**
 * @returns Markdown copy with the paths of its links; those of removed pages are their redirects. Drawings of
 *   removed pages are left out
 */
export function resolveLinks(text: string): string {
  const drawings = /^!\[[^\]]*\]\((\/[^)]+)\)$/gm
  const linkTargets = /(?<=\]\()(\/[\w-]+\/[\w-]+)(#[\w-]+)?/g
  return text
    .replace(drawings, (drawing, path: `/${string}`) => (redirectOf(path) ? '' : drawing))
    .replace(linkTargets, (target, path: `/${string}`) => resolveHref(redirectOf(path) ?? target))
}

/** @returns the last part of a page's path */
export const slugOf = (id: ServiceOrEmergencyId | PlaceId) => pathOf(id).replace(/^.*\//, '')

/** Builds all internal URLs: root-relative, without a trailing slash. Links take what it returns (`Href`). */
export const routes = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  formOnPage: () => '#quote',
  formOnContact: () => '/contact#quote',
  areas: () => '/contact#areas',
  privacy: () => '/privacy',
  thankYou: () => '/thank-you',
  blog: () => '/blog',
  post: (slug: string): PostPath => `/blog/${slug}`,
  toronto: () => '/toronto',
  /** The path of a page with a file; of a removed page, its redirect. The type does not know slugs. */
  page: <Id extends PageId | Removed>(id: Id) =>
    resolveHref(redirectOf(`/${id}`) ?? `/${id}`) as `/${Exclude<Id, Removed>}`,
  feed: () => '/feed.xml',
  shareImage: (path: string) => `/share${path === '/' ? '/home' : path}.png`,
} as const satisfies Record<string, (path: never) => Href | '/feed.xml' | `/share${string}`>

/** @returns true when a path is below /blog, whether or not there is such a post */
export function isPostPath(path: string): path is PostPath {
  return path.startsWith('/blog/')
}

export const postSlug = (path: PostPath) => path.slice('/blog/'.length)

/** @returns true when `category/slug` is a service or an emergency page */
export function isServiceOrEmergencyId(id: string): id is ServiceOrEmergencyId {
  return (serviceIds as readonly string[]).includes(id) || (emergencyIds as readonly string[]).includes(id)
}

export function isEmergencyId(id: ServiceOrEmergencyId): id is EmergencyId {
  return id.startsWith('emergency/')
}

export function isCategorySlug(slug: string): slug is CategorySlug {
  return slug === 'emergency' || (serviceCategories as readonly string[]).includes(slug)
}

/** @returns the category of a service or an emergency */
export function categoryOf(id: ServiceId): ServiceCategorySlug
export function categoryOf(id: ServiceOrEmergencyId): CategorySlug
export function categoryOf(id: ServiceOrEmergencyId): CategorySlug {
  return id.replace(/\/.*$/, '') as CategorySlug
}

/** @returns true when `gta/slug` or `toronto/slug` is a place page */
export function isPlaceId(id: string): id is PlaceId {
  return (townIds as readonly string[]).includes(id) || (neighbourhoodIds as readonly string[]).includes(id)
}

/** The folder of a place: towns of the GTA, or neighbourhoods of Toronto. */
type Region = 'gta' | 'toronto'

/** @returns true when a place is a town, false when it is a neighbourhood */
export function isTown(id: PlaceId): id is TownId {
  return id.startsWith('gta/')
}

export const regionOf = (id: PlaceId): Region => (isTown(id) ? 'gta' : 'toronto')

/** Pages that search engines should not list; in no sitemap. */
export const noindexPaths: readonly string[] = [routes.thankYou()]

/** @returns whether a path is equal to another one or below it */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}
