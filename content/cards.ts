import type { ReasonTitles, ServiceCardLinks } from '@/content/schema'

/** The six services of every place: name, where it leads, and its price or what it is priced by. The sentences are the place's own. */
export const serviceCards = {
  'panel-upgrades': { name: 'Panel upgrades', service: 'residential/panel-upgrades', price: 'panel-upgrade' },
  'wiring-outlets': { name: 'Wiring & outlets', category: 'residential', note: 'Quote after a visit or photos' },
  'emergency-repairs': {
    name: 'Emergency repairs',
    service: 'emergency/electrical-repairs',
    price: 'diagnostics',
    note: 'to find the fault',
  },
  'smart-home': { name: 'Smart home', category: 'smart-home', note: 'Quote after a visit or photos' },
  'ev-chargers': {
    name: 'EV chargers',
    service: 'ev-energy/charger-installation',
    price: 'ev-level-2',
    note: 'charger extra',
  },
  commercial: { name: 'Commercial', category: 'commercial', note: 'Quote after a visit or photos' },
} as const satisfies ServiceCardLinks

/** The four reasons' titles on every location page. */
export const reasonTitles = {
  'esa-certified': 'ESA certified',
  'service-24-7': '24/7 service',
  'local-experts': 'Local experts',
  guaranteed: 'Guaranteed',
} as const satisfies ReasonTitles
