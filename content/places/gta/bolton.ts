import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bolton',
  seoTitle: 'Bolton electricians: raised panels, EV chargers, 24/7',
  metaDescription:
    'Licensed Bolton electricians: panels raised above flood level, aluminum checks, chargers and shop power. 24/7 emergencies. Call for your written quote.',
  h1: 'Electricians in Bolton',
  streetSentence: 'We raise panels above the flood line in the valley and check aluminum wiring up on the hills.',
  updatedOn: '2026-11-28',
  municipalities: ['caledon'],
  utility: 'hydro-one',
  neighbours: ['gta/caledon', 'gta/king-city', 'gta/kleinburg', 'gta/woodbridge', 'gta/brampton'],
  answers: {
    come: 'Yes, we do. Bolton is a short drive up the Humber from our Woodbridge office.',
    cost: 'A new panel costs {price:panel-upgrade}, and more if it is raised. Wiring a charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'Raising a panel above flood level',
      text: 'Every circuit has to reach the new spot, so a higher spot and more circuits cost more. We plan the low outlets and the sump circuit along with it.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A charger in the garage',
      text: 'Houses of the 1980s and 1990s usually have 100 A. We check how much of it is left before you choose the charger.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'A new panel in the old spot gets labelled breakers and one for the pump. A higher spot costs more.',
    'wiring-outlets': 'We add outlets to older brick houses, and repair the ends of aluminum wires.',
    'emergency-repairs':
      'Call about a dead room or a breaker that trips. After high water we tell you who comes first.',
    'smart-home': 'Leak and frost alerts reach your phone, which helps in any basement near a river.',
    'ev-chargers': 'In the garage the cable is short. A post outdoors, or a charger at your shop, costs more.',
    commercial: 'On the employment lands we wire 600 V feeds, dock lights, compressors and front offices.',
  },
  facts: [
    {
      title: 'A heritage district downtown',
      text: 'Outdoor lamps, masts and meters there can need a heritage permit. The Town of Caledon has given grants for heritage work, so ask whether yours qualifies this year.',
    },
    {
      title: 'Old houses in the valley',
      text: 'The Humber can flood the valley, and its Victorian houses were rewired bit by bit by many owners. We check which wires are live before we add to them.',
    },
    {
      title: 'Ice can damage your mast',
      text: 'The mast is the pipe above your roof that holds the overhead wire. Ice can pull it down, and the owner has it repaired.',
    },
  ],
  notes: [
    {
      heading: 'If there is water in the basement',
      paragraphs: [
        '{danger-short:water} In Bolton your utility is Hydro One. After it drains we assess the damage, report to ESA (the Electrical Safety Authority) and start on [panel repairs](/emergency/panel-repairs). While it is dry, we can move what is mounted too low.',
      ],
    },
    {
      heading: 'Aluminum on the hills',
      paragraphs: [
        'Houses on the hills from the mid-1960s to the late 1970s may have aluminum at the outlets. It is safe when it is connected with parts made for it. We check room by room and put it in writing for your insurer.',
        'Out past the last subdivision we wire wells and barns. See [Caledon](/gta/caledon).',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We carry insurance, and {licence} is on our quotes, invoices and vans.',
    'service-24-7': 'Rivers rise on weekends too, and we answer {phone} when they do.',
    'local-experts': 'We ask if you are in the valley, the core or on the hill, so that we can bring the right parts.',
    guaranteed: 'You get a plain list of what we changed, and we stand behind every line of it.',
  },
  questions: [
    {
      question: 'Will a higher panel save us in the next flood?',
      answer:
        'It saves the panel. The outlets, the furnace and the sump are still within reach of the water, so we plan them together with it.',
    },
    {
      question: 'Does a porch light downtown need approval?',
      answer:
        'In the heritage district it might. Ask town staff, and show them a picture and the spot. We give you the mounting details.',
    },
  ],
  form: {
    lead: 'Tell us if you are in the valley, the core or on the hill, and whether the basement has ever flooded.',
    example: 'Example: House near the river, panel 60 cm off the floor, would like it raised this summer.',
  },
  // GeoNames: village.
  map: { latitude: 43.87952, longitude: -79.73791 },
  street: {
    why: 'Victorian core, valley, tracts',
    horizon: 'hills',
    row: 'two-storey:1 +8 split:2 +8 two-storey maple transformer-pole +6 split:1 elm farm:12 +8 church:1 | elm shop:1 shop*2 pole +8 cottage:1 elm +4 ~farm:4 elm ~split:1 +8 pole two-storey:3 +8 two-storey',
    ends: 'elm maple',
  },
})
