import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Caledon',
  menus: ['header'],
  seoTitle: 'Caledon electricians: generators, wells, farms, 24/7',
  metaDescription:
    'Licensed Caledon electricians for standby generators, well pumps, farmhouse rewiring and barns. Emergencies day or night. Call for a written quote.',
  h1: 'Electricians in Caledon',
  streetSentence: 'We wire standby power for wells and furnaces, and rewire farmhouses, barns and workshops.',
  updatedOn: '2026-11-28',
  municipalities: ['caledon'],
  utility: 'hydro-one',
  neighbours: ['gta/georgetown', 'gta/brampton', 'gta/bolton', 'gta/kleinburg', 'gta/king-city'],
  answers: {
    come: 'Yes, we come to the villages, the concessions, and the farms with their barns.',
    cost: 'A house panel costs {price:panel-upgrade}, and finding a fault {price:diagnostics}. Generators are quoted after a visit.',
  },
  typicalJobs: [
    {
      title: 'Standby power for the well',
      text: 'We list what must run, choose an inlet for a portable generator or a standby one, and fit the transfer switch. We quote after a visit.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Old farmhouse wiring replaced',
      text: 'We draw the house, the barn, the drive shed and the pump on one sheet first. Then you choose which old wiring to replace this year.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A panel with room for everything',
      text: 'An old box has no slot left for a transfer switch, a barn feeder or a workshop. If the service has to grow too, we quote that separately.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new house panel has breakers ready for the pump, a transfer switch and a feed to the barn.',
    'wiring-outlets': 'We fit weatherproof outlets by the paddock, and proper boxes in fieldstone walls.',
    'emergency-repairs': 'Call us at any hour if the pump stops, the barn is dark or the main breaker is off.',
    'smart-home': 'Frost, flood and outage alerts reach you while the house is empty for a week.',
    'ev-chargers':
      'A detached garage needs a trench and heavier cable. We price the distance before you buy the charger.',
    commercial: 'For riding schools, farm stores and garages we wire yard lights and motors, and label all of it.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Outages last longer on rural lines',
      text: 'Long lines through bush take crews a long time to walk. Plan for days without power, not hours, and size the fuel tank to match.',
    },
    {
      title: 'No power means no water',
      text: 'Many hamlets and farms drink from wells, and the pump stops with the power. A transfer switch is usually the first job for a house on a well.',
    },
    {
      title: 'A well pump needs 240 V',
      text: "Submersible pumps are usually wired at 240 volts, so an extension cord from a small generator cannot run one. The transfer switch has to feed the pump's own circuit.",
    },
  ],
  notes: [
    {
      heading: 'Portable generators, tied in properly',
      paragraphs: [
        'A transfer switch keeps your current off the street wire, where it could kill a lineworker. We report the job to ESA, the Electrical Safety Authority, and a TSSA-registered contractor does any gas. {danger-short:generator}',
      ],
    },
    {
      heading: 'Long lanes, barns and workshops',
      paragraphs: [
        'The poles along a private lane, and the wire on them, may be yours, so ask Hydro One. A tree on your land is yours to have cut, by an arborist who is qualified to work near lines. Once a year Hydro One switches you off for that free of charge. We quote barns and workshops after walking the site. Horse barns get fixtures that keep dust and damp out, and switches where a horse cannot reach. For work in town, see [Bolton](/gta/bolton).',
        '{danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    'esa-certified': "We are licensed and insured, {licence}. Keep the ESA certificate with the farm's papers.",
    'service-24-7': 'Call {phone} when the pump stops. We answer day and night.',
    'local-experts': 'The supply store is far away, so we bring the spare parts and the tall ladders with us.',
    guaranteed: 'We start the generator under load before we leave. If it does not run well, we are not finished.',
  },
  questions: [
    {
      question: 'Which loads belong on a generator?',
      answer:
        'Most people choose the well pump, the furnace, the sump, a fridge, some lights and the internet. A range or a hot tub can wait, which keeps the generator and the fuel bill small.',
    },
    {
      question: 'Our barn was wired by a former owner. Is that a problem?',
      answer:
        'Perhaps not, but have it checked. We look at the feeder from the house, the ground, and the boxes in the dustiest corner. Then we tell you what has to change and what can stay.',
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
