import { catalogue } from '@/content/catalogue'
import { gtaAreas, torontoNeighbourhoods } from '@/content/locations/places'
import type { CategorySlug, GtaSlug, LocationPath, ServicePath, ServiceSlugOf, TorontoSlug } from '@/content/types'

/**
 * The one builder of internal addresses: root-relative, without a trailing slash.
 * Menus, breadcrumbs, canonicals, the sitemap and redirects all call it.
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
  post: (slug: string) => `/blog/${slug}`,
  toronto: () => '/toronto',
  category: (category: CategorySlug) => `/${category}`,
  service: (path: ServicePath) => `/${path}`,
  location: (path: LocationPath) => `/${path}`,
  feed: () => '/feed.xml',
  blogIndex: () => '/blog-index.json',
  shareImage: (path: string) => `/share${path === '/' ? '/home' : path}.png`,
} as const

/** The categories in menu order. */
export const categorySlugs = Object.keys(catalogue) as CategorySlug[]

/**
 * @param category a category's slug
 * @returns its service paths (`category/slug`) in menu order
 */
export function servicePathsOf<C extends CategorySlug>(category: C): ServicePath[] {
  return Object.keys(catalogue[category].services).map((slug) => `${category}/${slug}` as ServicePath)
}

/** Every service page, emergency pages included, in menu order. */
export const servicePaths: ServicePath[] = categorySlugs.flatMap(servicePathsOf)

/** Every GTA area page. */
export const gtaPaths = (Object.keys(gtaAreas) as GtaSlug[]).map((slug) => `gta/${slug}` as const)

/** Every Toronto neighbourhood page. */
export const torontoPaths = (Object.keys(torontoNeighbourhoods) as TorontoSlug[]).map(
  (slug) => `toronto/${slug}` as const,
)

/** The category that a service path starts with. */
type CategoryOf<P extends ServicePath> = P extends `${infer C}/${string}` ? C : never

/**
 * @param path a service path
 * @returns its category and slug
 */
export function splitServicePath<P extends ServicePath>(path: P): { category: CategoryOf<P>; slug: string } {
  const [category, slug] = path.split('/') as [CategoryOf<P>, string]
  return { category, slug }
}

/**
 * @param path a service path
 * @returns the name that menus and cards show
 */
export function serviceName(path: ServicePath): string {
  const { category, slug } = splitServicePath(path)
  return (catalogue[category].services as Record<string, string>)[slug] as string
}

/**
 * @param path a location path
 * @returns the place's name
 */
export function locationName(path: LocationPath): string {
  const [group, slug] = path.split('/') as ['gta' | 'toronto', string]
  const names: Record<string, string> = group === 'gta' ? gtaAreas : torontoNeighbourhoods
  return names[slug] as string
}

/**
 * @param category a category's slug
 * @param slug one of its services' slugs
 * @returns the service path; a misspelt pair does not compile
 */
export function servicePath<C extends CategorySlug>(category: C, slug: ServiceSlugOf<C>): ServicePath {
  return `${category}/${slug}` as ServicePath
}

/**
 * All pages without the blog's posts, indexable or not, in sitemap order.
 * @returns root-relative paths
 */
export function staticPaths(): string[] {
  return [
    routes.home(),
    routes.about(),
    routes.contact(),
    ...categorySlugs.flatMap((c) => [routes.category(c), ...servicePathsOf(c).map(routes.service)]),
    routes.toronto(),
    ...torontoPaths.map(routes.location),
    ...gtaPaths.map(routes.location),
    routes.blog(),
    routes.privacy(),
    routes.thankYou(),
  ]
}

/** Pages that search engines should not list; in no sitemap. */
export const noindexPaths: readonly string[] = [routes.thankYou()]
