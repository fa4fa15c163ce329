// Longer than most: a table, four maps with the wires of each.
import type { LocationPath, OfficeId } from '@/content/types'

/** Two numbers: kilometres along and across (`project`), degrees, or units of a drawing. */
export type XY = [number, number]

/** The service area and Toronto, each drawn for wide windows and for phones. */
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
  /** A quarter turn: east is up, like a riser diagram. */
  readonly turned?: true
  /** How far the water runs off the right edge. */
  readonly bleed: number
  readonly feeders: readonly Feeder[]
  /** Which places it shows. */
  readonly prefix: 'gta/' | 'toronto/'
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

const node = (to: string, place: LocationPath | null, ...next: readonly FeederNode[]): FeederNode => ({
  to: pointsOf(to),
  place,
  next,
})

const durham = () =>
  node(
    '33.5 9.7',
    'gta/ajax',
    node('41.6 9.7', 'gta/whitby', node('48.5 9.7', 'gta/oshawa', node('61.9 9.7', 'gta/clarington'))),
  )
const gtaFeeders = (phone: boolean): readonly Feeder[] => [
  [
    'woodbridge',
    node(
      '-12.7 17.2, -15 19.5, -15 19.9',
      'gta/kleinburg',
      node('-15 24.6, -19.4 29, -20.4 29', 'gta/bolton', node('-40.5 29', 'gta/caledon')),
    ),
  ],
  [
    'woodbridge',
    node(
      '-12.7 16.5, -3.8 16.5',
      'gta/maple',
      node(
        '-1.7 16.5, -0.6 17.6, -0.6 26.8',
        'gta/king-city',
        node(
          '-0.6 29.4, 2.4 32.4, 2.4 32.9',
          'gta/aurora',
          node(phone ? '2.4 34.5, 3.6 35.7, 3.6 38.3' : '2.4 38.3', 'gta/newmarket'),
        ),
      ),
    ),
  ],
  ['woodbridge', node('-12.7 15.1, -7 15.1', 'gta/vaughan', node('2.4 15.1', 'gta/richmond-hill'))],
  [
    'woodbridge',
    phone
      ? node(
          '-12.7 14.9, -14.6 13',
          'gta/woodbridge',
          node('-14.6 -0.5, -18 -3.9, -22.7 -3.9', 'gta/mississauga', node('-43.4 -3.9', 'gta/milton')),
        )
      : node(
          '-12.7 15.6, -10.9 13.8, -10.9 13',
          'gta/woodbridge',
          node('-10.9 7.9, -22.7 -3.9', 'gta/mississauga', node('-43.4 -3.9', 'gta/milton')),
        ),
  ],
  [
    'woodbridge',
    node(
      phone ? '-20 15.8, -27.2 8.6, -29 8.6' : '-28.2 15.8, -29 15, -29 9.2',
      'gta/brampton',
      node(`-41.6 ${phone ? 8.6 : 9.2}`, 'gta/georgetown'),
    ),
  ],
  ['toronto', node('0 7', 'gta/north-york', node('0 12.3', 'gta/thornhill'))],
  [
    'toronto',
    node(
      '4.9 0',
      'gta/east-york',
      node(
        '10.6 0, 11.7 1.1, 11.7 3.9',
        'gta/scarborough',
        node(
          '11.7 9.7',
          null,
          phone
            ? node('15.4 9.7', 'gta/markham', node('28.3 9.7', 'gta/pickering', durham()))
            : node('28.3 9.7', 'gta/pickering', durham()),
          ...(phone ? [] : [node('11.7 13, 12.8 14.1, 13.4 14.1', 'gta/markham')]),
        ),
      ),
    ),
  ],
  [
    'toronto',
    phone
      ? node(
          '0 -5.2, -1 -6.2, -12.8 -6.2',
          'gta/etobicoke',
          node(
            '-15.5 -6.2, -18.5 -9.2, -23.7 -9.2, -32.55 -18.05',
            'gta/oakville',
            node('-44.25 -29.75', 'gta/burlington'),
          ),
        )
      : node(
          '-12.8 0',
          'gta/etobicoke',
          node('-14.5 0, -32.55 -18.05', 'gta/oakville', node('-44.25 -29.75', 'gta/burlington')),
        ),
  ],
]

const torontoFeeders = (phone: boolean): readonly Feeder[] => [
  ['toronto', node(`0 ${phone ? 1.9 : 7}`, 'toronto/north-york')],
  [
    'toronto',
    node(
      '0 -0.3, 0.2 -0.5, 0.2 -0.8',
      'toronto/midtown-toronto',
      node(
        '0.2 -3.3',
        'toronto/rosedale',
        node(
          '0.2 -3.8',
          'toronto/yorkville',
          node(
            '0.2 -5.6, -0.05 -5.85, -0.4 -5.85',
            'toronto/downtown-toronto',
            node(
              '-1.8 -5.85',
              'toronto/kensington-market',
              node(
                '-2.1 -5.85',
                'toronto/king-west',
                node('-2.9 -5.85', 'toronto/little-italy', node('-3.9 -5.85', 'toronto/liberty-village')),
              ),
            ),
          ),
        ),
      ),
    ),
  ],
  [
    'toronto',
    node(
      phone ? '-0.8 0, -1.12 -0.35, -1.12 -0.8' : '-0.65 0, -1 -0.35, -1 -0.8',
      'toronto/forest-hill',
      node(
        `${phone ? -1.12 : -1} -2.45, ${phone ? -1.47 : -1.35} -2.8, -1.7 -2.8`,
        'toronto/the-annex',
        node(
          '-5.6 -2.8',
          'toronto/junction-triangle',
          node(
            '-6.9 -2.8',
            'toronto/high-park',
            node('-8.3 -2.8', 'toronto/bloor-west', node(`${phone ? -10 : -12.8} -2.8`, 'toronto/etobicoke')),
          ),
        ),
      ),
    ),
  ],
  [
    'toronto',
    node(
      '2.55 0, 2.9 -0.35, 2.9 -2.3',
      null,
      node('3.3 -2.3', 'toronto/the-danforth', node('4.9 -2.3', 'toronto/east-york')),
      node(
        '2.9 -5.6',
        null,
        node('2.3 -5.6', 'toronto/riverdale', node('1.3 -5.6', 'toronto/corktown')),
        node('3.7 -5.6', 'toronto/leslieville', node('6.5 -5.6', 'toronto/the-beaches')),
      ),
    ),
  ],
]

export const maps: Record<MapKey, MapPlan> = {
  gta: {
    along: [-54, 67],
    across: [-40, 41.5],
    width: 1240,
    bleed: 520,
    feeders: gtaFeeders(false),
    prefix: 'gta/',
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
    turned: true,
    bleed: 240,
    feeders: gtaFeeders(true),
    prefix: 'gta/',
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
    prefix: 'toronto/',
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
    turned: true,
    bleed: 420,
    feeders: torontoFeeders(true),
    prefix: 'toronto/',
    lamp: 5,
    square: 7,
    text: 13,
    furniture: { lake: [-5.4, -7.5], scale: { at: [4, 20], kilometres: 2, north: [24, 54] } },
  },
}
