import { catalogue } from '@/content/catalogue'
import { gtaAreas, torontoNeighbourhoods } from '@/content/locations/places'
import type {
  CategorySlug,
  EmergencyPath,
  LocationPath,
  ServicePath,
  TradeCategorySlug,
  TradePath,
} from '@/content/types'
import { isKeyOf, keysOf } from '@/lib/records'

/** The path of any page except posts: a path that does not exist does not compile. */
export type StaticPath =
  | '/'
  | '/about'
  | '/contact'
  | '/privacy'
  | '/thank-you'
  | '/blog'
  | '/toronto'
  | `/${CategorySlug}`
  | `/${ServicePath}`
  | `/${LocationPath}`
/** A post's path: posts are known only once content/blog has been read. */
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

/**
 * Builds all internal URLs: root-relative, without a trailing slash.
 * Menus, breadcrumbs, canonicals, the sitemap and redirects all call it. Links take what it returns (`Href`).
 */
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
  service: <P extends ServicePath>(path: P) => `/${path}` as const,
  location: <P extends LocationPath>(path: P) => `/${path}` as const,
  feed: () => '/feed.xml',
  blogIndex: () => '/blog-index.json',
  shareImage: (path: string) => `/share${path === '/' ? '/home' : path}.png`,
} as const satisfies Record<string, (path: never) => Href | '/feed.xml' | '/blog-index.json' | `/share${string}`>

/** @returns true when a page is one of the blog's posts */
export function isPostPath(path: PagePath): path is PostPath {
  return path.startsWith('/blog/')
}

/** The categories in menu order. */
export const categorySlugs: CategorySlug[] = keysOf(catalogue)

type ServiceEntry = { category: CategorySlug; slug: string; name: string }

/** Every service, emergency pages included, in menu order. */
const services = new Map<string, ServiceEntry>(
  categorySlugs.flatMap((category) =>
    Object.entries(catalogue[category].services).map(([slug, name]) => [
      `${category}/${slug}`,
      { category, slug, name },
    ]),
  ),
)

/** @returns true when `category/slug` is a service page */
export function isServicePath(path: string): path is ServicePath {
  return services.has(path)
}

/** @returns true when a service path is one of the emergency pages */
export function isEmergencyPath(path: ServicePath): path is EmergencyPath {
  return path.startsWith('emergency/')
}

/** Every service page, emergency pages included, in menu order. */
export const servicePaths: readonly ServicePath[] = [...services.keys()].filter(isServicePath)

/**
 * @param category a category's slug
 * @returns its service paths (`category/slug`) in menu order
 */
export function servicePathsOf(category: 'emergency'): EmergencyPath[]
export function servicePathsOf(category: TradeCategorySlug): TradePath[]
export function servicePathsOf(category: CategorySlug): ServicePath[]
export function servicePathsOf(category: CategorySlug): ServicePath[] {
  return servicePaths.filter((path) => path.startsWith(`${category}/`))
}

function serviceAt(path: string): ServiceEntry {
  const found = services.get(path)
  if (!found) throw new Error(`content/catalogue.ts: found no service ${path}`)
  return found
}

/**
 * @param path a service path
 * @returns its category and slug
 */
export function splitServicePath(path: TradePath): { category: TradeCategorySlug; slug: string }
export function splitServicePath(path: ServicePath): { category: CategorySlug; slug: string }
export function splitServicePath(path: ServicePath): { category: CategorySlug; slug: string } {
  return serviceAt(path)
}

/**
 * @param path a service path
 * @returns the name that menus and cards show
 */
export function serviceName(path: ServicePath): string {
  return serviceAt(path).name
}

/**
 * @param category a category's slug, as an address has it
 * @param slug a service's slug
 * @returns the service path
 * @throws Error when the two are no pair
 */
export function servicePath(category: string, slug: string): ServicePath {
  const path = `${category}/${slug}`
  if (!isServicePath(path)) throw new Error(`content/catalogue.ts: found no service ${path}`)
  return path
}

/**
 * @param slug a category's slug, as an address has it
 * @returns the same, known to be a category
 * @throws Error when there is none
 */
export function categorySlug(slug: string): CategorySlug {
  if (!isKeyOf(catalogue, slug)) throw new Error(`content/catalogue.ts: found no category ${slug}`)
  return slug
}

/** Every GTA area page. */
export const gtaPaths = keysOf(gtaAreas).map((slug) => `gta/${slug}` as const)

/** Every Toronto neighbourhood page. */
export const torontoPaths = keysOf(torontoNeighbourhoods).map((slug) => `toronto/${slug}` as const)

/** Every place with a page, by its path, with its name. */
const places = new Map<string, string>([
  ...Object.entries(gtaAreas).map(([slug, name]) => [`gta/${slug}`, name] as const),
  ...Object.entries(torontoNeighbourhoods).map(([slug, name]) => [`toronto/${slug}`, name] as const),
])

/** @returns true when `gta/slug` or `toronto/slug` is a location page */
export function isLocationPath(path: string): path is LocationPath {
  return places.has(path)
}

/**
 * @param path a place's path, as an address has it
 * @returns the same, known to be a place
 * @throws Error when there is none
 */
export function locationPath(path: string): LocationPath {
  if (!isLocationPath(path)) throw new Error(`content/locations/places.ts: found no place ${path}`)
  return path
}

/**
 * @param path a location path
 * @returns the place's name
 */
export function locationName(path: LocationPath): string {
  const name = places.get(path)
  if (!name) throw new Error(`content/locations/places.ts: found no place ${path}`)
  return name
}

/**
 * All pages without the blog's posts, indexable or not, in sitemap order.
 * @returns root-relative paths
 */
export function staticPaths(): StaticPath[] {
  return [
    routes.home(),
    routes.about(),
    routes.contact(),
    ...categorySlugs.flatMap((category) => [
      routes.category(category),
      ...servicePathsOf(category).map((path) => routes.service(path)),
    ]),
    routes.toronto(),
    ...torontoPaths.map((path) => routes.location(path)),
    ...gtaPaths.map((path) => routes.location(path)),
    routes.blog(),
    routes.privacy(),
    routes.thankYou(),
  ]
}

/** Pages that search engines should not list; in no sitemap. */
export const noindexPaths: readonly string[] = [routes.thankYou()]

/** @returns whether a path is another one, or below it */
export function isWithin(path: string, other: string): boolean {
  return path === other || path.startsWith(`${other}/`)
}
