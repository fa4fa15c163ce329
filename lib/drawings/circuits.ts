import type { ServicePath, TradeCategorySlug } from '@/content/types'

/** The four drawings in lib/drawings/art: a house and a building cut open, each wide and tall. */
export type CutawayArt = 'house' | 'house-tall' | 'building' | 'building-tall'

/** The circuits of the house, each with what hangs on it. */
export const houseCircuits = [
  'c-service', // Service drop, mast and meter
  'c-ground', // Ground electrode
  'c-panel', // Breaker panel
  'c-surge', // Surge protector
  'c-alarms', // Linked smoke alarms
  'c-keypad', // Lighting processor, keypad and pendant
  'c-occupancy', // Occupancy sensor
  'c-shades', // Motorised shades
  'c-fans', // Ceiling fan, bath fan and GFCI outlet
  'c-pot-lights', // Pot lights
  'c-hot-tub', // Hot tub and its shut-off
  'c-generator', // Standby generator and transfer switch
  'c-garden', // Path lights and tree light
  'c-ev', // EV charger
  'c-knob-tube', // Knob-and-tube wiring
  'c-fuse', // Fuse box
  'c-energy', // Energy manager and current sensor
  'c-thermostat', // Thermostat and furnace
  'c-receptacle', // Living-room outlet
  'c-voice', // Voice speaker
  'c-security', // Porch lantern and rear floodlight
] as const

/** The circuits of the building. */
export const buildingCircuits = [
  'c-ground', // Ground electrode
  'c-service-600', // 600 V service, duct and 800 A switchboard
  'c-transformer', // Dry-type transformer
  'c-subpanel', // 120/208 V panel
  'c-distribution', // Floor panel and plant disconnect
  'c-shop', // Shop track lights and sign
  'c-kitchen', // Restaurant hood and pass lights
  'c-office', // Office linear lights
  'c-exit', // Exit signs, emergency heads, wall pack
  'c-high-bay', // High-bay lights
  'c-crane', // Overhead crane
  'c-motor', // Motor control centre and motor
  'c-machine', // Press
  'c-plc', // PLC cabinet, robot and sensor
  'c-dock', // Dock light
] as const

type HouseCircuit = (typeof houseCircuits)[number]
type BuildingCircuit = (typeof buildingCircuits)[number]
export type Circuit = HouseCircuit | BuildingCircuit

/**
 * What is wrong, for the emergency pages: `outage`, walls and dead circuits recede; `tripped`, a breaker stands open;
 * `scorched`, smoke and a burnt patch on the panel; `spark`, a sparking outlet. Only the house has the last three.
 */
type CutawayState = 'outage' | 'tripped' | 'scorched' | 'spark'

/** Left, top, width and height in a drawing's units. */
export type CropBox = readonly [number, number, number, number]
export type CutawayCrop = { readonly art: CutawayArt; readonly box: CropBox }

/** What a page shows of a drawing: its live circuits, and a crop for wide windows and one for phones. */
export type CutawayView = {
  readonly live: readonly Circuit[]
  readonly states?: readonly CutawayState[]
  readonly wide: CutawayCrop
  readonly phone: CutawayCrop
}

/** Each drawing's whole picture. */
export const wholeCutaway = {
  house: [0, 0, 1200, 620],
  'house-tall': [0, 0, 350, 760],
  building: [0, 60, 1200, 560],
  'building-tall': [0, -8, 350, 768],
} as const satisfies Record<CutawayArt, CropBox>

/** Home: the whole house with numbers of breakers; every breaker of its panel puts something out in it. */
const homeCrop = { art: 'house', box: [104, 0, 1080, 612] } as const
export const homeCutaway = {
  live: houseCircuits,
  wide: homeCrop,
  phone: homeCrop,
} as const satisfies CutawayView

/** A view of one drawing: its live circuits, its box for wide windows, the one for phones. */
const viewOf =
  <C extends Circuit>(art: 'house' | 'building') =>
  (live: readonly C[], wide: CropBox, phone: CropBox, states?: readonly CutawayState[]): CutawayView => ({
    live,
    states,
    wide: { art, box: wide },
    phone: { art, box: phone },
  })
const house = viewOf<HouseCircuit>('house')
const building = viewOf<BuildingCircuit>('building')

/** Category pages: the drawing with every circuit that the page's switches put out. */
export const categoryCutaways: Readonly<Record<TradeCategorySlug, CutawayView>> = {
  residential: {
    live: [
      'c-service',
      'c-ground',
      'c-panel',
      'c-fuse',
      'c-pot-lights',
      'c-fans',
      'c-knob-tube',
      'c-surge',
      'c-alarms',
      'c-hot-tub',
      'c-garden',
      'c-security',
    ],
    wide: { art: 'house', box: [24, 6, 1152, 614] },
    phone: { art: 'house', box: [300, 6, 560, 614] },
  },
  'smart-home': house(
    ['c-keypad', 'c-receptacle', 'c-shades', 'c-occupancy', 'c-thermostat', 'c-voice', 'c-pot-lights'],
    [300, 150, 620, 290],
    [380, 170, 440, 310],
  ),
  'ev-energy': house(
    ['c-service', 'c-panel', 'c-ev', 'c-generator', 'c-energy'],
    wholeCutaway.house,
    wholeCutaway.house,
  ),
  commercial: building(
    ['c-shop', 'c-kitchen', 'c-office', 'c-exit', 'c-transformer', 'c-subpanel', 'c-distribution'],
    [0, 74, 1200, 522],
    [60, 96, 560, 500],
  ),
  industrial: building(
    ['c-service-600', 'c-machine', 'c-motor', 'c-plc', 'c-crane', 'c-high-bay'],
    [0, 74, 1200, 522],
    [640, 90, 520, 530],
  ),
}

/** Closer still, about square: a place at the house for each service of a category that has few. */
export const placeBoxes: Partial<Record<ServicePath, CropBox>> = {
  'ev-energy/charger-installation': [70, 250, 400, 360],
  'ev-energy/generator-wiring': [850, 250, 300, 270],
  'ev-energy/energy-management': [360, 390, 270, 230],
}

/**
 * Where in the building the work of each service and emergency page is. Wide boxes suit a figure of about 5:4,
 * phone boxes one of about 3:2; both fill their figure.
 */
export const serviceCutaways: Readonly<Record<ServicePath, CutawayView>> = {
  'residential/panel-upgrades': house(['c-service', 'c-ground', 'c-panel'], [192, 232, 485, 388], [336, 398, 290, 207]),
  'residential/fuse-box-conversions': house(
    ['c-service', 'c-panel', 'c-fuse', 'c-knob-tube'],
    [270, 262, 465, 358],
    [386, 424, 256, 183],
  ),
  'residential/pot-lights-led-lighting': house(['c-panel', 'c-pot-lights'], [296, 176, 576, 442], [580, 292, 280, 188]),
  'residential/ceiling-bathroom-fans-gfci': house(['c-panel', 'c-fans'], [290, 110, 590, 454], [586, 176, 280, 200]),
  'residential/knob-tube-wiring': house(['c-fuse', 'c-knob-tube'], [356, 40, 520, 400], [490, 66, 276, 197]),
  'residential/surge-protection-alarms': house(
    ['c-panel', 'c-surge', 'c-alarms'],
    [190, -18, 800, 638],
    [372, 426, 252, 180],
  ),
  'residential/hot-tub-pool-connections': house(['c-panel', 'c-hot-tub'], [660, 170, 520, 400], [846, 318, 224, 160]),
  'residential/landscape-outdoor-lighting': house(
    ['c-garden', 'c-security'],
    [700, 150, 520, 400],
    [890, 246, 310, 212],
  ),
  'smart-home/lutron-homeworks': house(
    ['c-keypad', 'c-shades', 'c-pot-lights'],
    [372, 180, 508, 391],
    [572, 298, 276, 186],
  ),
  'smart-home/radiora-2': house(['c-keypad', 'c-voice', 'c-receptacle'], [480, 260, 370, 285], [578, 304, 190, 136]),
  'smart-home/radiora-3': house(['c-keypad', 'c-occupancy', 'c-shades'], [350, 180, 500, 385], [452, 186, 260, 174]),
  'smart-home/palladiom-shades': house(['c-shades'], [500, 184, 370, 285], [588, 312, 180, 129]),
  'smart-home/smart-panels-occupancy': house(['c-panel', 'c-occupancy'], [270, 170, 540, 416], [440, 184, 230, 154]),
  'smart-home/voice-control': house(
    ['c-voice', 'c-receptacle', 'c-keypad'],
    [540, 274, 320, 246],
    [588, 316, 194, 130],
  ),
  'smart-home/smart-thermostats': house(['c-thermostat'], [440, 280, 380, 292], [512, 340, 294, 198]),
  'ev-energy/charger-installation': house(['c-panel', 'c-ev'], [30, 224, 510, 392], [184, 350, 304, 204]),
  'ev-energy/generator-wiring': house(['c-panel', 'c-generator'], [396, 40, 725, 580], [930, 330, 224, 160]),
  'ev-energy/energy-management': house(
    ['c-service', 'c-panel', 'c-energy', 'c-ev', 'c-hot-tub'],
    [290, 40, 740, 580],
    [372, 424, 272, 194],
  ),
  'emergency/electrical-repairs': house(
    ['c-service', 'c-panel', 'c-fans', 'c-alarms'],
    [450, 168, 430, 410],
    [626, 330, 190, 127],
    ['spark'],
  ),
  'emergency/power-outage': house([], [110, 4, 950, 616], [110, 4, 950, 616], ['outage']),
  'emergency/breaker-trips': house(
    ['c-service', 'c-panel', 'c-fans'],
    [230, 190, 540, 416],
    [372, 424, 252, 180],
    ['tripped'],
  ),
  'emergency/panel-repairs': house([], [220, 290, 440, 338], [360, 430, 210, 150], ['scorched', 'outage']),
  'commercial/office-retail-restaurant': building(
    ['c-shop', 'c-kitchen', 'c-office', 'c-subpanel'],
    [-60, 62, 704, 541],
    [78, 308, 350, 235],
  ),
  'commercial/panel-lighting-upgrades': building(
    ['c-subpanel', 'c-office'],
    [200, 160, 500, 385],
    [280, 192, 370, 248],
  ),
  'commercial/transformers-subpanels': building(
    ['c-transformer', 'c-subpanel', 'c-service-600'],
    [390, 296, 380, 292],
    [508, 380, 196, 140],
  ),
  'commercial/exit-security-lighting': building(['c-exit'], [270, 168, 500, 385], [424, 340, 242, 173], ['outage']),
  'commercial/power-distribution': building(
    ['c-service-600', 'c-transformer', 'c-subpanel', 'c-distribution'],
    [360, 210, 500, 385],
    [500, 370, 266, 190],
  ),
  'industrial/600v-800a-services': building(['c-service-600', 'c-ground'], [-150, 60, 850, 560], [440, 386, 288, 206]),
  'industrial/machinery-connections': building(
    ['c-machine', 'c-motor', 'c-crane'],
    [600, 180, 500, 385],
    [762, 360, 210, 150],
  ),
  'industrial/transformer-motor-control': building(
    ['c-service-600', 'c-transformer', 'c-motor'],
    [430, 250, 440, 338],
    [560, 392, 290, 174],
  ),
  'industrial/plc-automation-wiring': building(['c-plc'], [610, 216, 460, 354], [712, 380, 322, 180]),
}
