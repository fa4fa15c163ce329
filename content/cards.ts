import type { CircuitCard, ReasonTitles, ServiceCardLinks } from '@/lib/content/types'

/** The six cards of every location page: name, where it leads, and its symbol. The sentences are the place's own. */
export const serviceCards = {
  'panel-upgrades': { name: 'Panel upgrades', service: 'residential/panel-upgrades', symbol: 'panel' },
  'wiring-outlets': { name: 'Wiring & outlets', service: 'residential/knob-tube-wiring', symbol: 'receptacle' },
  'emergency-repairs': { name: 'Emergency repairs', service: 'emergency/electrical-repairs', symbol: 'switch' },
  'smart-home': { name: 'Smart home', category: 'smart-home', symbol: 'dimmed' },
  'ev-chargers': { name: 'EV chargers', service: 'ev-energy/charger-installation', symbol: 'ev-supply' },
  commercial: { name: 'Commercial', category: 'commercial', symbol: 'transformer' },
} as const satisfies ServiceCardLinks

/** The four reasons' titles on every location page. */
export const reasonTitles = {
  'esa-certified': 'ESA certified',
  'service-24-7': '24/7 service',
  'local-experts': 'Local experts',
  guaranteed: 'Guaranteed',
} as const satisfies ReasonTitles

/** The home page's six circuits: the symbol, and the rating on the breaker. */
export const circuits = {
  residential: { symbol: 'lamp', rating: '200 A' },
  commercial: { symbol: 'transformer', rating: '400 A' },
  industrial: { symbol: 'motor', rating: '600 V' },
  'smart-home': { symbol: 'dimmed', rating: '15 A' },
  'ev-energy': { symbol: 'ev-supply', rating: '60 A' },
  emergency: { symbol: 'switch', rating: '24/7' },
} as const satisfies CircuitCard
