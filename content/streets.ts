import type { StreetPlan } from '@/content/schema'

/** Pictures of streets that belong to no place. A place has its own in its file; `StreetPlan` explains the grammar. */
export const streets = {
  home: {
    why: 'From downtown to last farm',
    horizon: 'ftree',
    landmark: 'fsky@-520',
    row: '~bay +3 bays:15 +4 bay:2 elm pol +4 shop:1 elm bays:4 hyd +8 bung:1 | +6 war:1 +8 war pol +8 sub:1 +5 ~sub:2 hyd +8 plant:23 +12 pol farm:1 +8 barn',
    ends: 'elm',
  },
  'street-out': {
    why: 'The whole street is dark',
    horizon: 'froof',
    row: 'bays:0 +7 four:0 pol +6 bung:0 | pol +6 semi:0 +7 ~bay:0',
    ends: 'elm map',
    frame: { width: 470, height: 176 },
    current: 'out',
  },
  'home-out': {
    why: 'The same street, one house dark',
    horizon: 'froof',
    row: 'bays:135 +7 four:124 pol +6 bung:0 | pol +6 semi:1245 +7 ~bay:14',
    ends: 'elm map',
    frame: { width: 470, height: 176 },
    current: 'live',
  },
  'day-and-night': {
    why: 'Nobody needs a lamp at noon',
    horizon: 'froof',
    row: '~bay:12 +4 bay:3 elm pol +6 semi:14 hyd +6 shop:1 shob shop elm bays:13 +8 bung:1 pol +8 war:0 +7 four:0 elm bays:0 | +6 semi:0 +8 pol bung:0 +8 two:0 map +6 sub:0 +5 ~sub:1 hyd +8 farm:14 pol +8 split:2 +8 two:13 elm +6 ~bays:12 pol +8 four:1 +8 bung:2',
    ends: 'elm map',
  },
  'thank-you': {
    why: 'One house after the other is lit',
    horizon: 'froof',
    row: 'bays:0 +6 semi:0 elm pol +5 bung:0 +8 ~bay:0 +4 bay:0 +4 hyd +5 | four:0 +17 war:0 elm pol +2 semi:0 +7 bays:0 pol +4 bung:0 +8 four:0',
    ends: 'elm map',
    frame: { width: 1000, height: 250 },
    current: 'arriving',
  },
} as const satisfies Record<string, StreetPlan>

/** For places whose files have no street, chosen by their address. */
export const preparedStreets = {
  gta: [
    {
      why: 'Subdivisions',
      horizon: 'fpyl',
      row: 'sub +5 ~sub +5 sub pol sap two +6 ~two map hyd sub +5 ~sub +6 two | sub pol +8 two +6 ~sub sap hyd sub +5 ~sub +6 ~two pol map sub +5 ~sub sap',
      ends: 'sap map',
    },
    {
      why: 'Bungalows and splits',
      horizon: 'ftree',
      row: 'bung +8 split pol +8 bung map +4 ~bung hyd +8 split +8 bung elm two | map +4 ~split pol +8 bung spr +4 bung hyd +8 ~bung map split +8 pol bung +8 two',
      ends: 'map elm',
    },
    {
      why: 'A village core',
      horizon: 'fhill',
      row: 'two +8 ~two pol +6 farm elm cott elm hyd shop shob +8 kirk elm | +6 shop shop pol +8 farm elm four elm hyd +6 split map +4 two pol +8 ~two',
      ends: 'elm map',
    },
  ],
  toronto: [
    {
      why: 'Wartime houses and bungalows',
      horizon: 'ftree',
      row: 'war +12 ~war pol +12 war elm bung +8 war hyd +10 ~war map four | elm ~war +12 war pol +10 four elm war +12 ~war hyd +8 bung map war pol +8 bung',
      ends: 'elm map',
      house: 'war +6 ~war',
    },
    {
      why: 'Rows and semis',
      horizon: 'froof',
      row: 'semi +5 ~semi elm pol bays +4 bay elm row*3 hyd +4 semi +5 bays | +5 ~bay elm pol +2 mans*3 +4 bays elm hyd semi +6 four pol elm semi +5 ~semi',
      ends: 'elm map',
      house: 'semi',
    },
    {
      why: 'Shops and towers',
      horizon: 'ftow',
      row: 'walk elm semi pol +8 slab +8 shop shob shop hyd +6 semi elm | +8 condo +8 shop shop pol +8 slab elm hyd walk +6 four elm pol semi',
      ends: 'map elm',
      house: 'shop shob',
    },
  ],
} as const satisfies Record<string, readonly [StreetPlan, ...StreetPlan[]]>
