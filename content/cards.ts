import type { ReasonTitles, ServiceCardLinks } from '@/content/schema'

/**
 * The service cards of every place page: name, linked page, price or note. A place may have its own sentence.
 * A new card also needs its id in `serviceCardIds` of content/schema/names.ts.
 */
export const serviceCards = {
  'panel-upgrades': { name: 'Panel upgrades', service: 'residential/panel-upgrades', price: 'panel-upgrade' },
  'wiring-outlets': { name: 'Wiring & outlets', category: 'residential' },
  'emergency-repairs': {
    name: 'Emergency repairs',
    service: 'emergency/electrical-repairs',
    price: 'diagnostics',
    note: 'to find the fault, in office hours',
  },
  'smart-home': { name: 'Smart home', category: 'smart-home' },
  'ev-chargers': {
    name: 'EV chargers',
    service: 'ev-energy/charger-installation',
    price: 'ev-level-2',
    note: 'charger extra',
  },
  commercial: { name: 'Commercial', category: 'commercial' },
} as const satisfies ServiceCardLinks

export const reasonTitles = {
  'esa-certified': 'ESA certified',
  'service-24-7': '24/7 service',
  'local-experts': 'Local experts',
  guaranteed: 'Guaranteed',
} as const satisfies ReasonTitles
