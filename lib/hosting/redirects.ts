import { categorySlugs, routes, servicePath, servicePaths } from '@/lib/routes'

/** A redirect as Next takes it (`redirects` in next.config). */
export type SiteRedirect = { source: string; destination: string; permanent: boolean }

/** Addresses of the site before this one: every service stood under here. */
const oldRoot = '/services'

const permanent = (source: string, destination: string): SiteRedirect => ({ source, destination, permanent: true })
const temporary = (source: string, destination: string): SiteRedirect => ({ source, destination, permanent: false })

/**
 * Every redirect but the blog's (lib/blog/redirects.ts), from specification.md section 2 and decisions.md, Routes.
 * Next compares a source without regard to case and takes off a trailing slash first.
 * A pair that never was stays a 404.
 */
export function siteRedirects(): SiteRedirect[] {
  return [
    permanent(
      `${oldRoot}/residential/electrical-panel-upgrades`,
      routes.service(servicePath('residential', 'panel-upgrades')),
    ),
    ...servicePaths.map((path) => permanent(`${oldRoot}/${path}`, routes.service(path))),
    ...categorySlugs.map((category) => permanent(`${oldRoot}/${category}`, routes.category(category))),
    permanent(oldRoot, routes.home()),
    permanent('/gta/toronto', routes.toronto()),
    permanent('/gta', routes.areas()),
    temporary('/gta/halton-hills-georgetown', routes.home()),
    temporary('/gta/halton-hills', routes.home()),
  ]
}
