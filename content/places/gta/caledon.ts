import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Caledon',
  menus: ['header'],
  seoTitle: 'Caledon electricians: generators, wells, farms, 24/7',
  metaDescription:
    'Licensed Caledon electricians for standby generators, well pumps, farmhouse rewiring and barns. Emergencies day or night. Call for a written quote.',
  h1: 'Electricians in Caledon',
  heroDescription: 'We wire standby power for wells and furnaces, and put farmhouses, barns and workshops in order.',
  excerpt: 'Standby power for wells, farmhouses wired in layers, and barns at the end of long country lines.',
  updatedOn: '2026-11-21',
  utility: 'hydro-one',
  neighbours: ['gta/georgetown', 'gta/brampton', 'gta/bolton', 'gta/kleinburg', 'gta/king-city'],
  answers: {
    come: 'Yes: Caledon East, Belfountain, Palgrave and the concessions, farms and barns included.',
    cost: 'A larger panel costs {price:panel-upgrade}, finding a fault {price:diagnostics}. Generators depend on the load.',
  },
  jobs: {
    heading: 'Country jobs we do most in Caledon',
    items: [
      {
        title: 'Standby power for the well',
        text: 'We list what must run, choose a portable inlet or a fixed machine, and fit the transfer switch. Price follows the size, the distance and the fuel.',
        service: 'ev-energy/generator-wiring',
      },
      {
        title: 'Old farmhouse wiring sorted out',
        text: 'House, barn, drive shed and pump on one drawing first. Then you choose which old runs go this year.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'A panel that has room for all of it',
        text: 'Transfer switch, barn feeder, charger, workshop: a 60 A box has no place for any of them.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
    ],
  },
  services: {
    heading: 'Electrical services in Caledon',
    cards: {
      'panel-upgrades': 'Sized for the barn and the next owner as well as for the kitchen.',
      'wiring-outlets': 'Weatherproof outlets by the paddock and proper boxes in fieldstone walls.',
      'emergency-repairs': 'Pump silent, barn dark, main breaker off: call us, at midnight too.',
      'smart-home': 'Frost, flood and outage alerts while the house stands empty for a week.',
      'ev-chargers': 'A far garage takes a trench and heavier cable; the distance is priced before the charger.',
      commercial: 'Riding schools, farm stores and garages: yard lights, motors with proper starters, clear labels.',
    },
  },
  facts: {
    heading: 'How Caledon loses power',
    items: [
      {
        title: 'Ice in March 2016',
        text: 'It cut off 6,000 customers. Four years later almost 4,000 lost power, some of them in Mono. Long rural lines take crews a long time to walk.',
      },
      {
        title: 'Still dark on December 27, 2013',
        text: "Caledon was called one of the hardest hit places in Hydro One's territory. Ask yourself how many days your fuel should last.",
      },
      {
        title: 'A well pump needs 240 V',
        text: 'Submersible pumps are usually wired in at 240 volts. An extension cord keeps a fridge cold, but it cannot run a well.',
      },
    ],
  },
  more: [
    {
      heading: 'Portable generators, tied in properly',
      paragraphs: [
        'A transfer switch keeps your current off the street wire, where it could kill a lineworker. We report the job to ESA, the Electrical Safety Authority, and a TSSA-registered contractor does any gas. {danger-short:generator}',
      ],
    },
    {
      heading: 'Long lanes, barns and workshops',
      paragraphs: [
        'Where private poles carry wire up your lane, poles and wire may be yours; your account says. We quote barns and workshops after walking the site. Horse barns get fixtures that keep dust and damp out, and switches where a nose cannot reach. In town it is all simpler: see [Bolton](/gta/bolton).',
        '{danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    heading: 'Why Caledon chooses us',
    items: {
      'esa-certified': 'Licensed and insured, {licence}. Keep the certificate with the deed of the farm.',
      'service-24-7': 'Our phone works when your pump does not: {phone}.',
      'local-experts': 'We bring couplings, tall ladders and patience, because the supply counter is far away.',
      guaranteed: 'The generator is started under load before we leave. If it stumbles, we are not finished.',
    },
  },
  questions: [
    {
      question: 'Which loads belong on a generator?',
      answer:
        'Commonly the well pump, the furnace, the sump, a fridge, some lights and the internet. A range or a hot tub can wait. Leaving them off keeps the machine small and the fuel bill with it.',
    },
    {
      question: 'Our barn was wired by a former owner. Is that a problem?',
      answer:
        'Perhaps not, but nobody knows until it is looked at. We check the feeder from the house, the ground, and the boxes in the dustiest corner. Then we say what must change and what may stay.',
    },
  ],
  form: {
    heading: 'Describe your Caledon property',
    lead: 'List the buildings, how you get water, and how long the last outage ran.',
    example: 'Example: Farmhouse with drilled well, barn 60 m away, three days dark last time, want standby.',
  },
  // GeoNames: Caledon village.
  map: { latitude: 43.86544, longitude: -79.99322 },
  street: {
    why: 'Farms, hamlet, long lines',
    horizon: 'fhill',
    row: 'spr*2 barn:1 +30 spr elm +10 pol +24 farm:14 elm +20 spr*3 +20 hyd +10 cott:1 +14 kirk:1 elm | +8 ~farm:2 +24 pol +10 spr +10 barn spr*2 +24 elm hyd +20 est:13 spr*3',
    ends: 'spr elm spr',
  },
})
