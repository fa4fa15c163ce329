// Longer than most: a table, four maps with the wires of each.
import type { LocationPath, OfficeId } from '@/content/types'
import { keysOf } from '@/lib/records'

/** Two numbers: kilometres along and across (`project`), degrees, or units of a drawing. */
export type XY = [number, number]

/** The service area and Toronto, each drawn for wide windows and for phones: there east is up, like a riser diagram. */
export type MapKey = 'gta' | 'gta-phone' | 'toronto' | 'toronto-phone'

/**
 * A piece of a feeder: `to` leads from the end of the piece before, in kilometres; the line to the place's
 * lamp runs square from its last point; `next` hangs on its end.
 */
export type FeederNode = {
  readonly to: readonly XY[]
  readonly place: LocationPath | null
  readonly next: readonly FeederNode[]
}
type Feeder = readonly [OfficeId, FeederNode]

export type MapPlan = {
  /** The part of the country that is drawn, in kilometres. */
  readonly along: XY
  readonly across: XY
  /** Units, which are CSS pixels where the drawing has its own size. */
  readonly width: number
  /** How far the water runs off the right edge. */
  readonly bleed: number
  readonly feeders: readonly Feeder[]
  /** Radius of a lamp, half the side of an office, size of a name. */
  readonly lamp: number
  readonly square: number
  readonly text: number
  /** Lamps that do not stand where they are; each needs a break symbol on its line. */
  readonly moved?: Partial<Record<LocationPath, XY>>
  readonly breaks?: readonly XY[]
  readonly furniture: {
    /** Road numbers with latitude and longitude. */
    readonly roads?: readonly (readonly [string, number, number])[]
    readonly lake: XY
    /** Offices that are named: units right and down from the square. */
    readonly offices?: readonly (readonly [OfficeId, number, number, 'left' | 'right'])[]
    /** The link to /toronto. */
    readonly toronto?: { readonly at: XY; readonly width: number }
    /** The ferry's two ends: latitude, longitude. */
    readonly ferry?: readonly XY[]
    /** The scale, and the north arrow beside it, in units. */
    readonly scale: { readonly at: XY; readonly kilometres: number; readonly north: XY }
  }
}

/** Points as they are written: kilometres along and across, "-12.7 17.2, -15 19.5". */
const pointsOf = (text: string) =>
  text.split(', ').map((pair): XY => {
    const [along = 0, across = 0] = pair.split(' ').map(Number)
    return [along, across]
  })

type Pieces = readonly FeederNode[]

/** @param ways places one after another, each with the way from the one before; `next` hangs on the last */
function run<K extends LocationPath>(ways: Readonly<Record<K, string>>, ...next: readonly Pieces[]): Pieces {
  const before = (after: Pieces, place: K): Pieces => [{ to: pointsOf(ways[place]), place, next: after }]
  return keysOf(ways).reduceRight(before, next.flat())
}

/** The way to a point without a place, where a feeder parts. */
const fork = (way: string, ...next: readonly Pieces[]): Pieces => [
  { to: pointsOf(way), place: null, next: next.flat() },
]

const from = (office: OfficeId, ...starts: readonly Pieces[]) => starts.flat().map((start): Feeder => [office, start])

const pickeringOn = {
  'gta/pickering': '28.3 9.7',
  'gta/ajax': '33.5 9.7',
  'gta/whitby': '41.6 9.7',
  'gta/oshawa': '48.5 9.7',
  'gta/clarington': '61.9 9.7',
}

const gtaFeeders = (phone: boolean): readonly Feeder[] => [
  ...from(
    'woodbridge',
    run({
      'gta/kleinburg': '-12.7 17.2, -15 19.5, -15 19.9',
      'gta/bolton': '-15 24.6, -19.4 29, -20.4 29',
      'gta/caledon': '-40.5 29',
    }),
    run({
      'gta/maple': '-12.7 16.5, -3.8 16.5',
      'gta/king-city': '-1.7 16.5, -0.6 17.6, -0.6 26.8',
      'gta/aurora': '-0.6 29.4, 2.4 32.4, 2.4 32.9',
      'gta/newmarket': phone ? '2.4 34.5, 3.6 35.7, 3.6 38.3' : '2.4 38.3',
    }),
    run({ 'gta/vaughan': '-12.7 15.1, -7 15.1', 'gta/richmond-hill': '2.4 15.1' }),
    run({
      'gta/woodbridge': phone ? '-12.7 14.9, -14.6 13' : '-12.7 15.6, -10.9 13.8, -10.9 13',
      'gta/mississauga': phone ? '-14.6 -0.5, -18 -3.9, -22.7 -3.9' : '-10.9 7.9, -22.7 -3.9',
      'gta/milton': '-43.4 -3.9',
    }),
    run({
      'gta/brampton': phone ? '-20 15.8, -27.2 8.6, -29 8.6' : '-28.2 15.8, -29 15, -29 9.2',
      'gta/georgetown': phone ? '-41.6 8.6' : '-41.6 9.2',
    }),
  ),
  ...from(
    'toronto',
    run({ 'gta/north-york': '0 7', 'gta/thornhill': '0 12.3' }),
    run(
      { 'gta/east-york': '4.9 0', 'gta/scarborough': '10.6 0, 11.7 1.1, 11.7 3.9' },
      phone
        ? fork('11.7 9.7', run({ 'gta/markham': '15.4 9.7', ...pickeringOn }))
        : fork('11.7 9.7', run(pickeringOn), run({ 'gta/markham': '11.7 13, 12.8 14.1, 13.4 14.1' })),
    ),
    run({
      'gta/etobicoke': phone ? '0 -5.2, -1 -6.2, -12.8 -6.2' : '-12.8 0',
      'gta/oakville': phone ? '-15.5 -6.2, -18.5 -9.2, -23.7 -9.2, -32.55 -18.05' : '-14.5 0, -32.55 -18.05',
      'gta/burlington': '-44.25 -29.75',
    }),
  ),
]

const torontoFeeders = (phone: boolean): readonly Feeder[] =>
  from(
    'toronto',
    run({ 'toronto/north-york': phone ? '0 1.9' : '0 7' }),
    run({
      'toronto/midtown-toronto': '0 -0.3, 0.2 -0.5, 0.2 -0.8',
      'toronto/rosedale': '0.2 -3.3',
      'toronto/yorkville': '0.2 -3.8',
      'toronto/downtown-toronto': '0.2 -5.6, -0.05 -5.85, -0.4 -5.85',
      'toronto/kensington-market': '-1.8 -5.85',
      'toronto/king-west': '-2.1 -5.85',
      'toronto/little-italy': '-2.9 -5.85',
      'toronto/liberty-village': '-3.9 -5.85',
    }),
    run({
      'toronto/forest-hill': phone ? '-0.8 0, -1.12 -0.35, -1.12 -0.8' : '-0.65 0, -1 -0.35, -1 -0.8',
      'toronto/the-annex': phone ? '-1.12 -2.45, -1.47 -2.8, -1.7 -2.8' : '-1 -2.45, -1.35 -2.8, -1.7 -2.8',
      'toronto/junction-triangle': '-5.6 -2.8',
      'toronto/high-park': '-6.9 -2.8',
      'toronto/bloor-west': '-8.3 -2.8',
      'toronto/etobicoke': phone ? '-10 -2.8' : '-12.8 -2.8',
    }),
    fork(
      '2.55 0, 2.9 -0.35, 2.9 -2.3',
      run({ 'toronto/the-danforth': '3.3 -2.3', 'toronto/east-york': '4.9 -2.3' }),
      fork(
        '2.9 -5.6',
        run({ 'toronto/riverdale': '2.3 -5.6', 'toronto/corktown': '1.3 -5.6' }),
        run({ 'toronto/leslieville': '3.7 -5.6', 'toronto/the-beaches': '6.5 -5.6' }),
      ),
    ),
  )

export const maps: Record<MapKey, MapPlan> = {
  gta: {
    along: [-54, 67],
    across: [-40, 41.5],
    width: 1240,
    bleed: 520,
    feeders: gtaFeeders(false),
    lamp: 6.5,
    square: 8,
    text: 17,
    furniture: {
      roads: [
        ['400', 44.012, -79.599],
        ['404', 43.985, -79.4035],
        ['407', 43.9585, -78.906],
        ['401', 43.8915, -78.775],
        ['401', 43.5275, -79.915],
        ['427', 43.718, -79.6105],
        ['QEW', 43.423, -79.726],
        ['407', 43.442, -79.803],
      ],
      lake: [-13.5, -30],
      offices: [
        ['woodbridge', -26, -9, 'left'],
        ['toronto', -14, -11, 'left'],
      ],
      toronto: { at: [13, -7.6], width: 84 },
      scale: { at: [20, 640], kilometres: 10, north: [12, -42] },
    },
  },
  'gta-phone': {
    along: [-49.5, 65.5],
    across: [-37.5, 41.3],
    width: 350,
    bleed: 240,
    feeders: gtaFeeders(true),
    lamp: 4.5,
    square: 6,
    text: 13,
    furniture: {
      lake: [35, -12.6],
      toronto: { at: [-1.9, -11.3], width: 76 },
      scale: { at: [6, 44], kilometres: 20, north: [24, 54] },
    },
  },
  toronto: {
    along: [-15, 11.6],
    across: [-10.6, 7.7],
    width: 1240,
    bleed: 520,
    feeders: torontoFeeders(false),
    lamp: 8,
    square: 10,
    text: 17,
    furniture: {
      roads: [
        ['401', 43.7215, -79.487],
        ['400', 43.742, -79.5305],
        ['DVP', 43.7405, -79.3285],
        ['Gardiner', 43.6205, -79.509],
      ],
      lake: [6.6, -9],
      offices: [['toronto', 18, -16, 'right']],
      ferry: [
        [43.6402, -79.3762],
        [43.6238, -79.3787],
      ],
      scale: { at: [20, 150], kilometres: 2, north: [12, -42] },
    },
  },
  'toronto-phone': {
    along: [-10.9, 7.8],
    across: [-11.8, 2.6],
    moved: { 'toronto/north-york': [1, 1.9], 'toronto/etobicoke': [-10, -3.9] },
    breaks: [
      [0, 1.05],
      [-9.2, -2.8],
    ],
    width: 350,
    bleed: 420,
    feeders: torontoFeeders(true),
    lamp: 5,
    square: 7,
    text: 13,
    furniture: { lake: [-5.4, -7.5], scale: { at: [4, 20], kilometres: 2, north: [24, 54] } },
  },
}
