import type { Redirects } from '@/content/schema'

/**
 * Addresses that are no page any more, and where they lead: one line for each page that is taken out.
 * Of a service the previous site's address, /services/…, follows by itself.
 */
export const redirects = {
  '/services/residential/electrical-panel-upgrades': { to: '/residential/panel-upgrades' },
  '/gta/toronto': { to: '/toronto' },
  '/gta': { to: '/contact#areas' },
  '/gta/halton-hills-georgetown': { to: '/', temporary: true },
  '/gta/halton-hills': { to: '/', temporary: true },
} as const satisfies Redirects
