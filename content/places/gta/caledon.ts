import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Caledon',
  menus: ['header'],
  seoTitle: 'Caledon electricians: generators, wells, farms, 24/7',
  metaDescription:
    'Licensed Caledon electricians, 24/7. A house panel is typically {price:panel-upgrade}, plus HST. Generators, wells, farmhouse wiring, barns. Call for a quote.',
  h1: 'Electricians in Caledon',
  streetSentence:
    'We keep wells and furnaces running from Belfountain to Palgrave, and rewire farmhouses, barns and workshops.',
  updatedOn: '2026-11-28',
  municipalities: ['caledon'],
  utility: 'hydro-one',
  neighbours: ['gta/georgetown', 'gta/brampton', 'gta/bolton', 'gta/kleinburg', 'gta/king-city'],
  answers: {
    come: 'Yes, to Caledon village, Caledon East, Alton, Belfountain, Inglewood, Palgrave, and the farms on the concessions.',
    cost: 'A house panel costs {price:panel-upgrade}, and finding a fault {price:diagnostics}. Generators are quoted after a visit.',
  },
  typicalJobs: [
    {
      title: 'Standby power for a Belfountain well',
      text: 'Most homes in Belfountain drink from a well, and no power means no water. We list what must run and install a transfer switch, which moves those circuits to a generator, portable or standby. We quote after a visit.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Old farmhouse wiring replaced',
      text: 'An old farmhouse may still have knob and tube: {rule:knob-and-tube}. We draw the house and the barn on one sheet, and you choose what to replace this year.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A charger in an attached garage',
      text: 'In SouthFields Village, north of Mayfield Road, the garage and the panel are usually close together. We add up the load before you order the charger.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new house panel has labelled breakers, and space for the pump and a transfer switch.',
    'wiring-outlets': 'We install weatherproof outlets by the paddock, and proper boxes in fieldstone walls.',
    'emergency-repairs': 'We find out why the pump stopped, the barn is dark or one room of the house is dead.',
    'smart-home': 'Frost, flood and outage alerts reach you while a house in the hills is empty for a week.',
    'ev-chargers': 'A detached garage or a drive shed needs a trench and a heavier cable. We price the distance first.',
    commercial:
      'We wire riding schools, farm stores on Airport Road, village garages and inns, and label every circuit.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Outages are measured in days',
      text: "After the ice storm of December 2013 parts of Caledon were still dark on the 27th. Size a generator's fuel tank for days, not hours.",
    },
    {
      title: 'A well pump needs 240 V',
      text: "Submersible pumps are usually wired at 240 volts, so an extension cord from a small generator cannot run one. The transfer switch has to feed the pump's own circuit.",
    },
    {
      title: 'The poles along your lane',
      text: 'On a long lane, as on the estate lots around Palgrave, the last poles and the wire may be yours. Ask Hydro One where its line ends before you buy or build.',
    },
  ],
  notes: [
    {
      heading: 'Portable generators, tied in properly',
      paragraphs: [
        'A transfer switch keeps your current off the street wire, where it could kill a lineworker. We report the job to ESA, the Electrical Safety Authority. A contractor who is registered with the TSSA (Technical Standards and Safety Authority) does any gas work. {danger-short:generator}',
      ],
    },
    {
      heading: 'Trees over the wire',
      paragraphs: [
        'Along the Forks of the Credit Road the wires run through woods. If a tree on your land stands near them, have it cut by an arborist who is qualified to work near lines, and ask Hydro One for a shut-off first. {danger-short:wire-down}',
      ],
    },
    {
      heading: 'Barns, arenas and workshops',
      paragraphs: [
        'We walk the site before we quote. Horse barns get light fixtures that keep dust and damp out, and switches that a horse cannot get at. A cable to a barn often goes underground. {rule:one-call-short} For shops and houses in town, see [Bolton](/gta/bolton).',
      ],
    },
  ],
  localExperts:
    'From the farms north of Caledon village the next supply store is far away, so we bring spare parts and tall ladders with us.',
  questions: [
    {
      question: 'Which loads belong on a generator?',
      answer:
        'Most people choose the well pump, the furnace, the sump, a fridge, some lights and the internet. A range or a hot tub can wait, which keeps the generator and the fuel bill small.',
    },
    {
      question: 'Our barn was wired by a former owner. Is that a problem?',
      answer:
        'Perhaps not, but have it checked. We look at the cable from the house, the ground, and the boxes in the dustiest corner.',
    },
    {
      question: 'We live in Inglewood, not on a farm. Do you do house wiring?',
      answer:
        'Yes. In Inglewood, Alton and Cheltenham it is mostly panels, kitchens, outlets and old wiring behind brick and stone.',
    },
  ],
  form: {
    lead: 'Tell us which buildings you have, where your water comes from, and how long the last outage lasted.',
    example: 'Example: Farmhouse with drilled well, barn 60 m away, three days dark last time, want standby.',
  },
  // GeoNames: Caledon village.
  map: { latitude: 43.86544, longitude: -79.99322 },
  street: {
    why: 'Farms, hamlet, long lines',
    horizon: 'hills',
    row: 'spruce*2 barn:1 +30 spruce elm +10 pole +24 farm:14 elm +20 spruce*3 +20 transformer-pole +10 cottage:1 +14 church:1 elm | +8 ~farm:2 +24 pole +10 spruce +10 barn spruce*2 +24 elm transformer-pole +20 estate:13 spruce*3',
    ends: 'spruce elm spruce',
  },
})
