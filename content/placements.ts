import type { Placements } from '@/content/types'

/** What stands where, and how many: decisions about pages that are not words. */
export const placements: Placements = {
  roomHeads: { 'smart-home/lutron-homeworks': 'keypad', 'smart-home/radiora-3': 'bedside' },
  shadesPage: 'smart-home/palladiom-shades',
  categoryLooks: {
    residential: { words: 'row', choices: 'rows' },
    commercial: { words: 'directory', choices: 'columns' },
    industrial: { words: 'plate', choices: 'rows' },
    'smart-home': { words: 'keys', choices: 'columns' },
    'ev-energy': { words: 'row', choices: 'rows' },
  },
  pageLooks: {
    'residential/pot-lights-led-lighting': { choices: 'columns' },
    'residential/knob-tube-wiring': { words: 'directory' },
    'smart-home/voice-control': { choices: 'rows' },
  },
  sizeShapes: {
    'residential/panel-upgrades': 'panel',
    'commercial/panel-lighting-upgrades': 'blocks',
    'commercial/transformers-subpanels': 'transformer',
    'industrial/600v-800a-services': 'switchboard',
    'industrial/transformer-motor-control': 'surge',
    'ev-energy/charger-installation': 'charger',
    'ev-energy/generator-wiring': 'generator',
  },
  stagePages: ['residential/landscape-outdoor-lighting', 'commercial/office-retail-restaurant'],
  sharedFormPages: ['smart-home/smart-thermostats'],
  carouselPage: 'residential/panel-upgrades',
  emergencyHeads: {
    'emergency/electrical-repairs': 'close-up',
    'emergency/power-outage': 'streets',
    'emergency/breaker-trips': 'breaker',
    'emergency/panel-repairs': 'drawing',
  },
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
