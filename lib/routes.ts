import { emergencyPaths, gtaPaths, torontoPaths, tradeCategories, tradePaths } from '@/content/ids.gen'
import { emergencies, places, services } from '@/content/modules.gen'
import { redirects } from '@/content/redirects'
import type {
  CategorySlug,
  EmergencyPath,
  PlacePath,
  Redirects,
  Removed,
  ServicePath,
  StaticPath,
  TradeCategorySlug,
  TradePath,
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
 * @param path a page's path, which is the name of its file
 * @returns its address: the path, or its `slug` in place of the file's name. Types use paths, not addresses
 */
export const addressOf = <P extends string>(path: P): P => (addresses.get(path) ?? path) as P

/** @returns the path of the page at an address, without the first slash */
export const pathAt = (address: string) => renamed.get(address) ?? address

/** @returns the URL of an internal link; its fragment is kept */
export const resolvePath = (path: string) => path.replace(/(?<=^\/)[\w-]+\/[\w-]+/, (file) => addressOf(file))

const moved: Redirects = redirects

/** Posts that a preview build leaves out (scripts/build.ts). Their links lead to the list of posts. */
const leftOut = process.env.LEFT_OUT_POSTS?.split(' ') ?? []

/**
 * @param text copy with Markdown links
 * @returns the copy with links to the pages' addresses, links of removed pages to their redirects, and without drawings of
 *   removed pages
 */
export function resolveLinks(text: string): string {
  const shown = text.replace(/^!\[[^\]]*\]\((\/[^)]+)\)$/gm, (drawing, path: `/${string}`) =>
    moved[path] ? '' : drawing,
  )
  return shown.replace(/(?<=\]\()(\/[\w-]+\/[\w-]+)(#[\w-]+)?/g, (link, path: `/${string}`) =>
    leftOut.includes(path) ? routes.blog() : resolvePath(moved[path]?.to ?? link),
  )
}

/** @returns the address of a page, or the redirect of a removed page */
const hrefOf = <P extends ServicePath | PlacePath | Removed>(path: P) =>
  (moved[`/${path}`]?.to ?? `/${addressOf(path)}`) as `/${Exclude<P, Removed>}`

/** @returns the last part of a page's address */
export const slugOf = (path: ServicePath | PlacePath) => addressOf(path).replace(/^.*\//, '')

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
  service: <P extends ServicePath | Removed>(path: P) => hrefOf(path),
  place: <P extends PlacePath | Removed>(path: P) => hrefOf(path),
  feed: () => '/feed.xml',
  blogIndex: () => '/blog-index.json',
  shareImage: (path: string) => `/share${path === '/' ? '/home' : path}.png`,
} as const satisfies Record<string, (path: never) => Href | '/feed.xml' | '/blog-index.json' | `/share${string}`>

/** @returns true when a path is that of one of the blog's posts */
export function isPostPath(path: string): path is PostPath {
  return path.startsWith('/blog/')
}

const servicePaths = new Set<string>([...tradePaths, ...emergencyPaths])
const categories = new Set<string>([...tradeCategories, 'emergency'])

/** @returns true when `category/slug` is a service page */
export function isServicePath(path: string): path is ServicePath {
  return servicePaths.has(path)
}

/** @returns true when a service path is one of the emergency pages */
export function isEmergencyPath(path: ServicePath): path is EmergencyPath {
  return path.startsWith('emergency/')
}

/** @returns true when a slug is that of a category */
export const isCategorySlug = (slug: string): slug is CategorySlug => categories.has(slug)

/** @returns the category of a service or an emergency */
export function categoryOf(path: TradePath): TradeCategorySlug
export function categoryOf(path: ServicePath): CategorySlug
export function categoryOf(path: ServicePath): CategorySlug {
  return categorySlug(path.replace(/\/.*$/, ''))
}

/**
 * @param category the first part of a service's address
 * @param slug the end of a service's address
 * @returns the service path
 * @throws Error when there is no such service
 */
export function servicePath(category: string, slug: string): ServicePath {
  const path = pathAt(`${category}/${slug}`)
  if (!isServicePath(path)) throw new Error(`found no service ${path} in content/services or content/emergency`)
  return path
}

/**
 * @param slug the address of a category, without the first slash
 * @returns the slug, typed as a category's
 * @throws Error when there is none
 */
export function categorySlug(slug: string): CategorySlug {
  if (!isCategorySlug(slug)) throw new Error(`found no category ${slug} in content/services`)
  return slug
}

const allPlacePaths = new Set<string>([...gtaPaths, ...torontoPaths])

/** @returns true when `gta/slug` or `toronto/slug` is a place page */
export function isPlacePath(path: string): path is PlacePath {
  return allPlacePaths.has(path)
}

/**
 * @param address the address of a place, without the first slash
 * @returns its path
 * @throws Error when there is none
 */
export function placePathAt(address: string): PlacePath {
  const path = pathAt(address)
  if (!isPlacePath(path)) throw new Error(`found no place ${path} in content/places`)
  return path
}

/** Pages that search engines should not list; in no sitemap. */
export const noindexPaths: readonly string[] = [routes.thankYou()]

/** @returns whether a path is equal to another one or below it */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}
