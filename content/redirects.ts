import type { Redirects } from '@/content/schema'

/**
 * Addresses of removed pages and the pages to which they redirect, one line for each.
 * The build also redirects a service's address on the previous site, /services/CATEGORY/SERVICE, if the last part is
 * the same.
 */
export const redirects = {
  '/services/residential/electrical-panel-upgrades': { to: '/residential/panel-upgrades' },
  '/gta/toronto': { to: '/toronto' },
  '/gta': { to: '/contact#areas' },
  '/gta/halton-hills-georgetown': { to: '/', temporary: true },
  '/gta/halton-hills': { to: '/', temporary: true },
} as const satisfies Redirects
