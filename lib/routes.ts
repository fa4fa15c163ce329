import { emergencyPaths, gtaPaths, serviceCategories, servicePaths, torontoPaths } from '@/content/ids.gen'
import { emergencies, places, services } from '@/content/modules.gen'
import { redirects } from '@/content/redirects'
import type {
  CategorySlug,
  EmergencyPath,
  PlacePath,
  Redirects,
  Removed,
  ServiceCategorySlug,
  ServiceOrEmergencyPath,
  ServicePath,
  StaticPath,
} from '@/content/schema'

export type { StaticPath } from '@/content/schema'
/** A post's path. Any slug: the posts are known only after content/blog has been read. */
export type PostPath = `/blog/${string}`
/** Every page that is built, the not-found page included. */
export type PagePath = StaticPath | PostPath | '/404'
/** The target of a link: a page, a fragment, a phone number or another site. */
export type Href =
  | StaticPath
  | PostPath
  | `${StaticPath}#${string}`
  | `#${string}`
  | `tel:${string}`
  | `https://${string}`

/** Addresses of files with a `slug`, by the file's path, both without the first slash. */
const addresses = new Map(
  Object.entries<{ slug?: string }>({ ...services, ...emergencies, ...places }).flatMap(([path, { slug }]) =>
    slug ? [[path, path.replace(/[^/]+$/, slug)] as const] : [],
  ),
)
const renamed = new Map([...addresses].map(([path, address]) => [address, path]))

/**
 * @param path a page's path, which is the name of its file. Types use paths, not addresses
 * @returns its address, without the first slash; it differs from the path if the file has a `slug`
 */
export const addressOf = <P extends string>(path: P): P => (addresses.get(path) ?? path) as P

/** @returns the path of the page at an address, both without the first slash */
export const pathAtAddress = (address: string) => renamed.get(address) ?? address

/** @returns the URL of an internal link; its fragment is kept */
export const resolveHref = (path: string) => path.replace(/(?<=^\/)[\w-]+\/[\w-]+/, (file) => addressOf(file))

/** Typed so that any path can be looked up. */
const removedPages: Redirects = redirects

/** Posts that a preview build leaves out (scripts/build.ts). Their links lead to the list of posts. */
const leftOut = process.env.LEFT_OUT_POSTS?.split(' ') ?? []

/**
 * @param text copy with Markdown links
 * @returns the copy with the addresses of its links; those of removed pages are their redirects. It has no drawings of
 *   removed pages
 */
export function resolveLinks(text: string): string {
  const shown = text.replace(/^!\[[^\]]*\]\((\/[^)]+)\)$/gm, (drawing, path: `/${string}`) =>
    removedPages[path] ? '' : drawing,
  )
  return shown.replace(/(?<=\]\()(\/[\w-]+\/[\w-]+)(#[\w-]+)?/g, (link, path: `/${string}`) =>
    leftOut.includes(path) ? routes.blog() : resolveHref(removedPages[path]?.to ?? link),
  )
}

/** @returns the address of a page, or the redirect of a removed page */
const hrefOf = <P extends ServiceOrEmergencyPath | PlacePath | Removed>(path: P) =>
  (removedPages[`/${path}`]?.to ?? `/${addressOf(path)}`) as `/${Exclude<P, Removed>}`

/** @returns the last part of a page's address */
export const slugOf = (path: ServiceOrEmergencyPath | PlacePath) => addressOf(path).replace(/^.*\//, '')

/** Builds all internal URLs: root-relative, without a trailing slash. Links take what it returns (`Href`). */
export const routes = {
  home: () => '/',
  about: () => '/about',
  contact: () => '/contact',
  contactForm: () => '/contact#quote',
  areas: () => '/contact#areas',
  privacy: () => '/privacy',
  thankYou: () => '/thank-you',
  blog: () => '/blog',
  post: (slug: string): PostPath => `/blog/${slug}`,
  toronto: () => '/toronto',
  category: <C extends CategorySlug>(category: C) => `/${category}` as const,
  service: <P extends ServiceOrEmergencyPath | Removed>(path: P) => hrefOf(path),
  place: <P extends PlacePath | Removed>(path: P) => hrefOf(path),
  feed: () => '/feed.xml',
  blogIndex: () => '/blog-index.json',
  shareImage: (path: string) => `/share${path === '/' ? '/home' : path}.png`,
} as const satisfies Record<string, (path: never) => Href | '/feed.xml' | '/blog-index.json' | `/share${string}`>

/** @returns true when a path is that of one of the blog's posts */
export function isPostPath(path: string): path is PostPath {
  return path.startsWith('/blog/')
}

const serviceAndEmergencyPaths = new Set<string>([...servicePaths, ...emergencyPaths])
const categories = new Set<string>([...serviceCategories, 'emergency'])

/** @returns true when `category/slug` is a service or an emergency page */
export function isServiceOrEmergencyPath(path: string): path is ServiceOrEmergencyPath {
  return serviceAndEmergencyPaths.has(path)
}

/** @returns true when it is an emergency page */
export function isEmergencyPath(path: ServiceOrEmergencyPath): path is EmergencyPath {
  return path.startsWith('emergency/')
}

/** @returns true when a slug is that of a category */
export const isCategorySlug = (slug: string): slug is CategorySlug => categories.has(slug)

/** @returns the category of a service or an emergency */
export function categoryOf(path: ServicePath): ServiceCategorySlug
export function categoryOf(path: ServiceOrEmergencyPath): CategorySlug
export function categoryOf(path: ServiceOrEmergencyPath): CategorySlug {
  return categorySlug(path.replace(/\/.*$/, ''))
}

/**
 * @param slug the last part of the address of a service or an emergency page
 * @returns the page's path
 * @throws Error when there is no such page
 */
export function serviceOrEmergencyPathAtAddress(category: string, slug: string): ServiceOrEmergencyPath {
  const path = pathAtAddress(`${category}/${slug}`)
  if (!isServiceOrEmergencyPath(path))
    throw new Error(`found no service ${path} in content/services or content/emergency`)
  return path
}

/** @returns a category's slug, typed. @throws Error when no category has it */
export function categorySlug(slug: string): CategorySlug {
  if (!isCategorySlug(slug)) throw new Error(`found no category ${slug} in content/services`)
  return slug
}

const allPlacePaths = new Set<string>([...gtaPaths, ...torontoPaths])

/** @returns true when `gta/slug` or `toronto/slug` is a place page */
export function isPlacePath(path: string): path is PlacePath {
  return allPlacePaths.has(path)
}

/** @returns the path of the place at an address without the first slash. @throws Error when there is none */
export function placePathAtAddress(address: string): PlacePath {
  const path = pathAtAddress(address)
  if (!isPlacePath(path)) throw new Error(`found no place ${path} in content/places`)
  return path
}

/** Pages that search engines should not list; in no sitemap. */
export const noindexPaths: readonly string[] = [routes.thankYou()]

/** @returns whether a path is equal to another one or below it */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}
