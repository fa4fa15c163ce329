import type { ReasonTitles, ServiceCardLinks } from '@/content/types'

/** The six cards of every location page: name, the rating on its breaker, and where it leads. The sentences are the place's own. */
export const serviceCards = {
  'panel-upgrades': { name: 'Panel upgrades', service: 'residential/panel-upgrades', rating: '200 A' },
  'wiring-outlets': { name: 'Wiring & outlets', category: 'residential', rating: '15 A' },
  'emergency-repairs': { name: 'Emergency repairs', service: 'emergency/electrical-repairs', rating: '24/7' },
  'smart-home': { name: 'Smart home', category: 'smart-home', rating: '0-100%' },
  'ev-chargers': { name: 'EV chargers', service: 'ev-energy/charger-installation', rating: '40 A' },
  commercial: { name: 'Commercial', category: 'commercial', rating: '400 A' },
} as const satisfies ServiceCardLinks

/** The four reasons' titles on every location page. */
export const reasonTitles = {
  'esa-certified': 'ESA certified',
  'service-24-7': '24/7 service',
  'local-experts': 'Local experts',
  guaranteed: 'Guaranteed',
} as const satisfies ReasonTitles
