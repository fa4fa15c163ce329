import { categorySlugs, isWithin, routes, servicePath, servicePaths } from '@/lib/routes'

/** Root-relative paths in lower case, the source without a trailing slash. */
export type Redirect = { source: string; destination: string; permanent: boolean }

/** The previous site had every service under this path. */
const oldRoot = '/services'

const permanent = (source: string, destination: string): Redirect => ({ source, destination, permanent: true })
const temporary = (source: string, destination: string): Redirect => ({ source, destination, permanent: false })

/** Addresses that are no page any more. A page that is taken out gets a line here. */
const movedPages: readonly Redirect[] = [
  permanent('/gta/toronto', routes.toronto()),
  permanent('/gta', routes.areas()),
  temporary('/gta/halton-hills-georgetown', routes.home()),
  temporary('/gta/halton-hills', routes.home()),
]

/**
 * Redirects from the previous site: those in the specification, and all others of the same form.
 * A service under a category that never had it is not redirected: it stays a 404.
 * @param moved pages that were taken out; those under a category are redirected from the previous site's address too
 * @returns every redirect, each in one step to a page
 */
export function oldAddresses(moved: readonly Redirect[] = movedPages): Redirect[] {
  const services = moved.filter(({ source }) => categorySlugs.some((slug) => isWithin(source, routes.category(slug))))
  return [
    permanent(
      `${oldRoot}/residential/electrical-panel-upgrades`,
      routes.service(servicePath('residential', 'panel-upgrades')),
    ),
    ...servicePaths.map((path) => permanent(`${oldRoot}/${path}`, routes.service(path))),
    ...services.map((redirect) => ({ ...redirect, source: `${oldRoot}${redirect.source}` })),
    ...categorySlugs.map((category) => permanent(`${oldRoot}/${category}`, routes.category(category))),
    permanent(oldRoot, routes.home()),
    ...moved,
  ]
}
