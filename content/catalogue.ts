import type { Catalogue } from '@/content/types/facts'

/** The categories and their services, in menu order, with the names that visitors see. */
export const catalogue = {
  residential: {
    name: 'Residential',
    services: {
      'panel-upgrades': 'Panel upgrades',
      'fuse-box-conversions': 'Fuse box conversions',
      'pot-lights-led-lighting': 'Pot lights & LED lighting',
      'ceiling-bathroom-fans-gfci': 'Ceiling, bathroom fans & GFCI',
      'knob-tube-wiring': 'Knob & tube wiring',
      'surge-protection-alarms': 'Surge protection & alarms',
      'hot-tub-pool-connections': 'Hot tub & pool connections',
      'landscape-outdoor-lighting': 'Landscape & outdoor lighting',
    },
  },
  commercial: {
    name: 'Commercial',
    services: {
      'office-retail-restaurant': 'Office, retail & restaurant',
      'panel-lighting-upgrades': 'Panel & lighting upgrades',
      'transformers-subpanels': 'Transformers & subpanels',
      'exit-security-lighting': 'Exit & security lighting',
      'power-distribution': 'Power distribution',
    },
  },
  industrial: {
    name: 'Industrial',
    services: {
      '600v-800a-services': '600 V & 800 A services',
      'machinery-connections': 'Machinery connections',
      'transformer-motor-control': 'Transformer & motor control',
      'plc-automation-wiring': 'PLC & automation wiring',
    },
  },
  'smart-home': {
    name: 'Smart home',
    services: {
      'lutron-homeworks': 'Lutron HomeWorks',
      'radiora-2': 'RadioRA 2',
      'radiora-3': 'RadioRA 3',
      'palladiom-shades': 'Palladiom shades',
      'smart-panels-occupancy': 'Smart panels & occupancy',
      'voice-control': 'Voice control',
      'smart-thermostats': 'Smart thermostats',
    },
  },
  'ev-energy': {
    name: 'EV & energy',
    services: {
      'charger-installation': 'EV charger installation',
      'generator-wiring': 'Generator wiring',
      'energy-management': 'Energy management',
    },
  },
  emergency: {
    name: 'Emergency',
    services: {
      'electrical-repairs': 'Electrical repairs',
      'power-outage': 'Power outage',
      'breaker-trips': 'Breaker trips',
      'panel-repairs': 'Panel repairs',
    },
  },
} as const satisfies Catalogue
