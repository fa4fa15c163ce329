import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Pickering',
  menus: ['header', 'footer'],
  seoTitle: 'Pickering electricians: Seaton homes, chargers, 24/7 calls',
  metaDescription:
    'Licensed Pickering electricians: circuits for new Seaton homes, aluminum checks by the lake, farm generators, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Pickering',
  heroDescription: 'We wire chargers in Seaton, check aluminum by the lake, and fit generators on the northern farms.',
  excerpt: 'Aluminum near the lake, new 200 A homes in Seaton, and farmhouses that need a generator for the well.',
  updatedOn: '2026-11-21',
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/markham', 'gta/ajax', 'gta/whitby'],
  answers: {
    come: 'Yes, from Bay Ridges and Rosebank to Seaton, Whitevale and the farms.',
    cost: 'Charger wiring costs {price:ev-level-2}, pot lights {price:pot-light}, and a panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'Jobs for a new house, and an older one',
    items: [
      {
        title: 'A charger in Seaton',
        text: 'With 200 A as the usual start, it is a breaker, a cable and a neat route. Tell your builder, because the home warranty may have terms.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'Light for a bare basement',
        text: 'Builders leave a bulb or two. Pot lights and a few outlets make it a room.',
        service: 'residential/pot-lights-led-lighting',
        price: 'pot-light',
      },
      {
        title: 'A hot tub on the patio',
        text: 'Trench, disconnect, ground-fault breaker and bonding: the distance from the panel makes most of the price.',
        service: 'residential/hot-tub-pool-connections',
      },
    ],
  },
  services: {
    heading: 'New builds, older homes and farms',
    cards: {
      'panel-upgrades': 'A 1980s house at 100 A, with heat pump and car to come: a fresh panel in a day.',
      'wiring-outlets': 'Aluminum checked outlet by outlet near the lake, and islands wired in the new kitchens.',
      'emergency-repairs':
        'A well without power, a breaker that will not stay on, rooms that went dead: phone at any hour.',
      'smart-home': "While the builder's paint is fresh, smart switches go in without a mark.",
      'ev-chargers': 'Two electric cars in one driveway is normal in Seaton. Their chargers can share.',
      commercial: 'Shops on Kingston Road, units off Brock Road, farm stands: power and light that fit.',
    },
  },
  facts: {
    heading: 'Old and new Pickering',
    items: [
      {
        title: 'Seaton homes start with 200 A',
        text: 'The land was expropriated in the 1970s and built on only lately. So a new house can have an old farmhouse for a neighbour, barn feed and well included.',
      },
      {
        title: 'More than 35 poles replaced in the north',
        text: 'That was after the windstorm of May 2022. Elexicon, which the city partly owns, called the storm the worst its Durham lines had known.',
      },
      {
        title: 'Aluminum south of the 401',
        text: 'Those lakeside streets of the 1970s went up while it was in use. Where the ends are good it is fine. A kitchen or a sale is the moment to check.',
      },
    ],
  },
  more: [
    {
      heading: 'Farmhouses and wells in the north',
      paragraphs: [
        'Such a place needs a survey before a quote: barn feed, well pump, old splices, one after another. A [generator](/ev-energy/generator-wiring) has to be sized for the moment when the pump starts, not for its running load. Whitevale is a heritage district, so the city has a say before a meter or lamp moves on an outside wall.',
      ],
    },
    {
      heading: 'When the power fails',
      paragraphs: [
        "A dark street belongs on Elexicon's outage page. A dark house is ours: first [these steps](/emergency/power-outage), then {phone}. {danger-short:generator}",
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in Pickering',
    items: {
      'esa-certified':
        "We file with ESA, the Electrical Safety Authority, apart from your builder's papers. {licence}, insured.",
      'service-24-7': 'Emergency calls are taken around the clock, lake to farm.',
      'local-experts': 'A Seaton panel and a Bay Ridges panel are forty years apart. We carry parts for both.',
      guaranteed: 'If a circuit of ours gives trouble, you call us and not the builder.',
    },
  },
  questions: [
    {
      question: 'The builder has just handed over. Can you add circuits?',
      answer:
        'Yes. Read the warranty first and keep the builder informed. What we add has its own notification and its own certificate, so it is clear who did what.',
    },
    {
      question: 'Is aluminum a reason not to buy?',
      answer:
        'By itself, no. Make the purchase conditional on a look inside the outlets, and ask your insurer what it wants. Then you know the price of putting the ends right before you sign.',
    },
  ],
  form: {
    heading: 'Ask about a Pickering job',
    lead: 'Neighbourhood or concession, age of the building, and what has to work.',
    example: 'Example: New house in Seaton, 200 A, two EVs arriving in spring, plus lights for the basement.',
  },
  // By hand: city hall (GeoNames has the rural centroid, 8 km north).
  map: { latitude: 43.8385, longitude: -79.0868 },
  street: {
    why: 'Seaton meets old farms',
    horizon: 'fpyl',
    row: 'two:1 +8 ~two:3 map pol +8 two +8 two:2 hyd elm +10 barn:1 +16 elm farm:12 +12 pol | sap tha:1 thb tha:2 thb sap hyd sub:1 +5 ~sub +5 sub:2 pol elm +12 ~barn +14 ~farm:3 elm hyd +8 two:3',
    ends: 'elm map',
  },
})
