// Written by scripts/content-index.ts from the names of the files, and from the names in some of them. Do not edit.

export const serviceCategories = [
  'commercial',
  'ev-energy',
  'industrial',
  'residential',
  'smart-home',
] as const

export const serviceIds = [
  'commercial/exit-security-lighting',
  'commercial/office-retail-restaurant',
  'commercial/panel-lighting-upgrades',
  'commercial/power-distribution',
  'commercial/transformers-subpanels',
  'ev-energy/charger-installation',
  'ev-energy/energy-management',
  'ev-energy/generator-wiring',
  'industrial/600v-800a-services',
  'industrial/machinery-connections',
  'industrial/plc-automation-wiring',
  'industrial/transformer-motor-control',
  'residential/ceiling-bathroom-fans-gfci',
  'residential/fuse-box-conversions',
  'residential/hot-tub-pool-connections',
  'residential/knob-tube-wiring',
  'residential/landscape-outdoor-lighting',
  'residential/panel-upgrades',
  'residential/pot-lights-led-lighting',
  'residential/surge-protection-alarms',
  'smart-home/lutron-homeworks',
  'smart-home/palladiom-shades',
  'smart-home/radiora-2',
  'smart-home/radiora-3',
  'smart-home/smart-panels-occupancy',
  'smart-home/smart-thermostats',
  'smart-home/voice-control',
] as const

export const emergencyIds = [
  'emergency/breaker-trips',
  'emergency/electrical-repairs',
  'emergency/panel-repairs',
  'emergency/power-outage',
] as const

export const townIds = [
  'gta/ajax',
  'gta/aurora',
  'gta/bolton',
  'gta/brampton',
  'gta/burlington',
  'gta/caledon',
  'gta/clarington',
  'gta/east-york',
  'gta/etobicoke',
  'gta/georgetown',
  'gta/king-city',
  'gta/kleinburg',
  'gta/maple',
  'gta/markham',
  'gta/milton',
  'gta/mississauga',
  'gta/newmarket',
  'gta/north-york',
  'gta/oakville',
  'gta/oshawa',
  'gta/pickering',
  'gta/richmond-hill',
  'gta/scarborough',
  'gta/thornhill',
  'gta/vaughan',
  'gta/whitby',
  'gta/woodbridge',
] as const

export const neighbourhoodIds = [
  'toronto/bloor-west',
  'toronto/corktown',
  'toronto/downtown-toronto',
  'toronto/east-york',
  'toronto/etobicoke',
  'toronto/forest-hill',
  'toronto/high-park',
  'toronto/junction-triangle',
  'toronto/kensington-market',
  'toronto/king-west',
  'toronto/leslieville',
  'toronto/liberty-village',
  'toronto/little-italy',
  'toronto/midtown-toronto',
  'toronto/north-york',
  'toronto/riverdale',
  'toronto/rosedale',
  'toronto/the-annex',
  'toronto/the-beaches',
  'toronto/the-danforth',
  'toronto/yorkville',
] as const

export const imageNames = [
  'backyard-string-lights',
  'bedroom-dimmed-lamp',
  'electricians-tools',
  'filament-bulbs',
  'front-door-at-night',
  'fuse-box',
  'hot-tub-deck',
  'kitchen-lighting',
  'lighting-keypad',
  'motion-floodlight',
  'outage-torch-on-panel',
  'path-lighting',
  'restaurant-lighting',
  'rewiring-stud-wall',
  'scorched-receptacle',
  'smart-switch',
  'standby-generator',
  'warehouse-high-bay',
] as const

export const phoneIds = [
  'esa',
  'one-call',
] as const

export const priceIds = [
  'diagnostics',
  'panel-upgrade',
  'fuse-to-breaker',
  'pot-light',
  'ev-level-2',
] as const

export const utilityIds = [
  'toronto-hydro',
  'alectra',
  'hydro-one',
  'nt-power',
  'oakville-hydro',
  'burlington-hydro',
  'milton-hydro',
  'halton-hills-hydro',
  'oshawa-power',
  'elexicon',
] as const

export const municipalityIds = [
  'ajax',
  'aurora',
  'brampton',
  'burlington',
  'caledon',
  'clarington',
  'halton-hills',
  'king',
  'markham',
  'milton',
  'mississauga',
  'newmarket',
  'oakville',
  'oshawa',
  'pickering',
  'richmond-hill',
  'toronto',
  'vaughan',
  'whitby',
] as const

export const officeIds = [
  'woodbridge',
  'toronto',
] as const

export const removedIds = [
  'services/residential/electrical-panel-upgrades',
  'gta/toronto',
  'gta',
  'gta/halton-hills-georgetown',
  'gta/halton-hills',
] as const
