import type { StreetPlan } from '@/content/schema'

/** Streets of pages that are no place pages. A place's file has its street. content/schema/street.ts has the syntax. */
export const streets = {
  home: {
    why: 'From downtown to the last farm',
    horizon: 'trees',
    landmark: 'skyline@-520',
    row: '~bay +3 bay-pair:15 +4 bay:2 elm pole +4 shop:1 elm bay-pair:4 transformer-pole +8 bungalow:1 | +6 wartime:1 +8 wartime pole +8 subdivision:1 +5 ~subdivision:2 transformer-pole +8 plant:23 +12 pole farm:1 +8 barn',
    ends: 'elm',
  },
  'street-out': {
    why: 'The whole street is dark',
    horizon: 'roofs',
    row: 'bay-pair:0 +7 foursquare:0 pole +6 bungalow:0 | pole +6 semi:0 +7 ~bay:0',
    ends: 'elm maple',
    frame: { width: 470, height: 176 },
    wires: 'dead',
  },
  'home-out': {
    why: 'The same street, one house dark',
    horizon: 'roofs',
    row: 'bay-pair:135 +7 foursquare:124 pole +6 bungalow:0 | pole +6 semi:1245 +7 ~bay:14',
    ends: 'elm maple',
    frame: { width: 470, height: 176 },
    wires: 'live',
  },
  'thank-you': {
    why: 'One house after the other is lit',
    horizon: 'roofs',
    row: 'bay-pair:0 +6 semi:0 elm pole +5 bungalow:0 +8 ~bay:0 +4 bay:0 +4 transformer-pole +5 | foursquare:0 +17 wartime:0 elm pole +2 semi:0 +7 bay-pair:0 pole +4 bungalow:0 +8 foursquare:0',
    ends: 'elm maple',
    frame: { width: 1000, height: 250 },
    wires: 'lightingUp',
  },
} as const satisfies Record<string, StreetPlan>

/** Streets for places without one in their file. The address of the place selects one. */
export const preparedStreets = {
  gta: [
    {
      why: 'Subdivisions',
      horizon: 'pylons',
      row: 'subdivision +5 ~subdivision +5 subdivision pole sapling two-storey +6 ~two-storey maple transformer-pole subdivision +5 ~subdivision +6 two-storey | subdivision pole +8 two-storey +6 ~subdivision sapling transformer-pole subdivision +5 ~subdivision +6 ~two-storey pole maple subdivision +5 ~subdivision sapling',
      ends: 'sapling maple',
    },
    {
      why: 'Bungalows and splits',
      horizon: 'trees',
      row: 'bungalow +8 split pole +8 bungalow maple +4 ~bungalow transformer-pole +8 split +8 bungalow elm two-storey | maple +4 ~split pole +8 bungalow spruce +4 bungalow transformer-pole +8 ~bungalow maple split +8 pole bungalow +8 two-storey',
      ends: 'maple elm',
    },
    {
      why: 'A village core',
      horizon: 'hills',
      row: 'two-storey +8 ~two-storey pole +6 farm elm cottage elm transformer-pole shop shop-b +8 church elm | +6 shop shop pole +8 farm elm foursquare elm transformer-pole +6 split maple +4 two-storey pole +8 ~two-storey',
      ends: 'elm maple',
    },
  ],
  toronto: [
    {
      why: 'Wartime houses and bungalows',
      horizon: 'trees',
      row: 'wartime +12 ~wartime pole +12 wartime elm bungalow +8 wartime transformer-pole +10 ~wartime maple foursquare | elm ~wartime +12 wartime pole +10 foursquare elm wartime +12 ~wartime transformer-pole +8 bungalow maple wartime pole +8 bungalow',
      ends: 'elm maple',
      house: 'wartime +6 ~wartime',
    },
    {
      why: 'Rows and semis',
      horizon: 'roofs',
      row: 'semi +5 ~semi elm pole bay-pair +4 bay elm rowhouse*3 transformer-pole +4 semi +5 bay-pair | +5 ~bay elm pole +2 mansard*3 +4 bay-pair elm transformer-pole semi +6 foursquare pole elm semi +5 ~semi',
      ends: 'elm maple',
      house: 'semi',
    },
    {
      why: 'Shops and towers',
      horizon: 'towers',
      row: 'walk-up elm semi pole +8 slab +8 shop shop-b shop transformer-pole +6 semi elm | +8 condo +8 shop shop pole +8 slab elm transformer-pole walk-up +6 foursquare elm pole semi',
      ends: 'maple elm',
      house: 'shop shop-b',
    },
  ],
} as const satisfies Record<string, readonly [StreetPlan, ...StreetPlan[]]>
