import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bolton',
  seoTitle: 'Bolton electricians: raised panels, EV chargers, 24/7',
  metaDescription:
    'Licensed Bolton electricians: panels raised above flood level, aluminum checks, chargers and shop power. 24/7 emergencies. Call for your written quote.',
  h1: 'Electricians in Bolton',
  heroDescription: 'We raise panels above the flood line in the valley and check aluminum wiring up on the hills.',
  excerpt: 'Panels above flood level in the valley, aluminum checks on the hill, and power for the employment lands.',
  updatedOn: '2026-11-21',
  utility: 'hydro-one',
  neighbours: ['gta/caledon', 'gta/king-city', 'gta/kleinburg', 'gta/woodbridge', 'gta/brampton'],
  answers: {
    come: 'Yes. Bolton is one short drive up the Humber from our Woodbridge office.',
    cost: 'A panel costs {price:panel-upgrade}, and raising it adds to that. Charger wiring is {price:ev-level-2}.',
  },
  jobs: {
    heading: 'Bolton jobs, valley and hill',
    items: [
      {
        title: 'Raising a panel above flood level',
        text: 'Every circuit has to reach the new spot, so height and number of circuits move the price. Low outlets and the sump circuit belong to the same plan.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Charging at a hilltop garage',
        text: 'Tracts of the 1980s and 1990s usually have 100 A. We check what is free before you choose the charger.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Electrical work in and around Bolton',
    cards: {
      'panel-upgrades': 'On a higher wall, dry, with every breaker named and a spare for the pump.',
      'wiring-outlets': 'Brick houses given the outlets they never got, and aluminum ends put right.',
      'emergency-repairs': 'Ice, high water or a dead main? Call at any hour, and we tell you who has to come first.',
      'smart-home': 'Leak and frost alerts on your phone, useful in any basement near a river.',
      'ev-chargers': 'In the garage, on the post, or at the shop for two vans.',
      commercial: 'Units on the employment lands: 600 V feeds, dock lights, compressors, and the front office.',
    },
  },
  facts: {
    heading: "Bolton's river, ice and heritage",
    items: [
      {
        title: 'The heritage plan',
        text: 'It has been final since 2018. Outside lamps, masts and meters can fall under it. The Town of Caledon has given grants for heritage work; ask whether yours qualifies this year.',
      },
      {
        title: 'The valley was settled first',
        text: 'By 1823 there was a village, and the Humber has flooded it since. Victorian houses in the core were rewired in layers by whoever lived there.',
      },
      {
        title: 'Ice in March 2016',
        text: "Bolton was among the places left in the dark. Ice pulls on the pipe above your roof, and that pipe is the owner's to repair.",
      },
    ],
  },
  more: [
    {
      heading: 'Water in the basement',
      paragraphs: [
        '{danger-short:water} In Bolton that is Hydro One. After it drains we assess, report to ESA (the Electrical Safety Authority) and start on [panel repairs](/emergency/panel-repairs). Between floods there is time for the better job: lift what is low.',
      ],
    },
    {
      heading: 'Aluminum on the hills',
      paragraphs: [
        'Houses put up here in the 1970s fall in the years when aluminum went to ordinary outlets. It is sound when it ends on parts made for it. We check room by room and put it in writing for your insurer.',
        'Out past the last subdivision the questions are wells and barns: see [Caledon](/gta/caledon).',
      ],
    },
  ],
  reasons: {
    heading: 'Why Bolton homeowners hire us',
    items: {
      'esa-certified': 'You find {licence} on our quotes, invoices and vans. Insured, of course.',
      'service-24-7': 'Rivers rise on weekends. We answer {phone} on weekends.',
      'local-experts': 'Valley, core or hill: your answer tells us which parts to load.',
      guaranteed: 'You get a plain list of what we changed, and we answer for every line of it.',
    },
  },
  questions: [
    {
      question: 'Will a higher panel save us in the next flood?',
      answer:
        'It saves the panel. Outlets, the furnace and the sump still sit in reach of the water, so we plan them together with it.',
    },
    {
      question: 'Does a porch light downtown need approval?',
      answer:
        'Inside the heritage line it might. A call to town staff costs nothing. Bring the picture and the place; we give you the mounting details.',
    },
  ],
  form: {
    heading: 'Start a Bolton job',
    lead: 'Valley, core or hill, and whether water has been in the basement before.',
    example: 'Example: House near the river, panel 60 cm off the floor, would like it raised this summer.',
  },
  // GeoNames: village.
  map: { latitude: 43.87952, longitude: -79.73791 },
  street: {
    why: 'Victorian core, valley, tracts',
    horizon: 'fhill',
    row: 'two:1 +8 split:2 +8 two map hyd +6 split:1 elm farm:12 +8 kirk:1 | elm shop:1 shop*2 pol +8 cott:1 elm +4 ~farm:4 elm ~split:1 +8 pol two:3 +8 two',
    ends: 'elm map',
  },
})
