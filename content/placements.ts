import type { Placements } from '@/lib/content/types'

/** What stands where, and how many: decisions about pages that are not words. */
export const placements: Placements = {
  keypadPages: ['smart-home/lutron-homeworks', 'smart-home/radiora-3'],
  sharedFormPages: ['smart-home/smart-thermostats'],
  carouselPage: 'residential/panel-upgrades',
  ownPricePages: [
    'residential/panel-upgrades',
    'residential/fuse-box-conversions',
    'residential/pot-lights-led-lighting',
    'ev-energy/charger-installation',
  ],
  pricePages: {
    diagnostics: 'emergency/electrical-repairs',
    'panel-upgrade': 'residential/panel-upgrades',
    'fuse-to-breaker': 'residential/fuse-box-conversions',
    'pot-light': 'residential/pot-lights-led-lighting',
    'ev-level-2': 'ev-energy/charger-installation',
  },
  torontoCards: 18,
  questionsAtFirst: 6,
  contentsFrom: 3,
}
