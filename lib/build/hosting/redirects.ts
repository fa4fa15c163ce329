import type { Redirects } from '@/content/schema'
import { earlierPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { isServiceOrEmergencyId, isWithin, resolveHref, routes } from '@/lib/routes'

/** Root-relative paths in lower case, the source without a trailing slash. */
export type Redirect = { source: string; destination: string; permanent: boolean }

/** The previous site had every service under this path. */
const OLD_ROOT = '/services'

/**
 * Makes the redirects from removed and renamed pages, and from the previous site, whose pages were under /services.
 * /services/CATEGORY/SERVICE with the wrong category stays a 404.
 * @param removed removed pages; those under a category are redirected from the previous site's path too
 * @param earlier earlier paths of pages, each with the current one
 * @returns every redirect, each in one step to a page
 */
export function siteRedirects(removed: Redirects = siteContent().redirects, earlier = earlierPaths()): Redirect[] {
  const { categorySlugs, serviceAndEmergencyIds } = siteContent()
  const permanent = (source: string, destination: string): Redirect => ({ source, destination, permanent: true })
  const listed = [
    ...Object.entries(removed).map(([source, { to, temporary }]): Redirect => {
      return { source, destination: resolveHref(to), permanent: !temporary }
    }),
    ...earlier.map(([source, current]) => permanent(source, current)),
  ]
  const ofServices = listed
    .filter(({ source }) => categorySlugs.some((slug) => isWithin(source, routes.page(slug))))
    // Ids are left out: the list below redirects every id under /services, also one whose page has a new slug.
    .filter(({ source }) => !isServiceOrEmergencyId(source.slice(1)))
  return [
    ...ofServices.map((redirect) => ({ ...redirect, source: `${OLD_ROOT}${redirect.source}` })),
    ...[...serviceAndEmergencyIds, ...categorySlugs].flatMap((id) =>
      [...new Set([`/${id}`, routes.page(id)])].map((path) => permanent(`${OLD_ROOT}${path}`, routes.page(id))),
    ),
    permanent(OLD_ROOT, routes.home()),
    ...listed,
  ]
}
