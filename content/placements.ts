import type { Placements } from '@/content/types'

/** What stands where, and how many: decisions about pages that are not words. */
export const placements: Placements = {
  roomPage: 'smart-home/lutron-homeworks',
  sizeShapes: {
    'residential/panel-upgrades': 'panel',
    'commercial/panel-lighting-upgrades': 'blocks',
    'commercial/transformers-subpanels': 'transformer',
    'industrial/600v-800a-services': 'switchboard',
    'industrial/transformer-motor-control': 'surge',
    'ev-energy/charger-installation': 'charger',
    'ev-energy/generator-wiring': 'generator',
  },
  categoryShapes: { industrial: 'switchboard', 'ev-energy': 'charger' },
  sharedFormPages: ['smart-home/smart-thermostats'],
  testimonialsPicture: 'filament-bulbs',
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
