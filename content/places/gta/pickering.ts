import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Pickering',
  menus: ['header', 'footer'],
  seoTitle: 'Pickering electricians: Seaton homes, chargers, 24/7 calls',
  metaDescription:
    'Licensed Pickering electricians: circuits for new Seaton homes, aluminum checks by the lake, farm generators, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Pickering',
  streetSentence: 'We wire chargers in Seaton, check aluminum by the lake, and fit generators on the northern farms.',
  updatedOn: '2026-11-28',
  municipalities: ['pickering'],
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/markham', 'gta/ajax', 'gta/whitby'],
  answers: {
    come: 'Yes, we come to Bay Ridges, Rosebank, Seaton, Whitevale and the farms.',
    cost: 'Wiring a car charger costs {price:ev-level-2}, a pot light {price:pot-light}, and a panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'A charger in Seaton',
      text: 'A new house usually has 200 A, so a charger needs a breaker, a cable and a neat route. Tell your builder, because the home warranty may have terms.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Lights for an unfinished basement',
      text: 'Builders often leave just a bulb or two. Pot lights and a few outlets turn the basement into a room.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A hot tub on the patio',
      text: 'A tub needs a trench, a disconnect, a ground-fault breaker and bonding. The distance from the panel makes up most of the price.',
      service: 'residential/hot-tub-pool-connections',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A 1980s house on 100 A gets a new panel in a day, with slots for later circuits.',
    'wiring-outlets': 'We check aluminum wiring near the lake outlet by outlet, and wire new kitchens.',
    'emergency-repairs': 'Phone at any hour when a well has no power, a breaker trips or rooms are dead.',
    'smart-home': 'In a new house smart switches usually fit the boxes you have.',
    'ev-chargers': 'This is for one charger. With two electric cars in one driveway, the chargers can share power.',
    commercial: 'For shops on Kingston Road, industrial units and farm stands we do power and light.',
  },
  facts: [
    {
      title: 'Seaton homes start with 200 A',
      text: 'A new house usually needs a circuit or two for a car and a basement. An old farmhouse next door, with its barn feed and well, needs a survey first.',
    },
    {
      title: 'Outages in the rural north',
      text: 'Wind can break poles in the rural north, and repairs take time. If you are on a well, plan for days without power, with the pump and the freezer on a generator.',
    },
    {
      title: 'Aluminum south of the 401',
      text: 'Houses built by the lake from the mid-1960s to the late 1970s may have aluminum wiring. It is safe where the connections are sound. Have it checked before a new kitchen or a sale.',
    },
  ],
  notes: [
    {
      heading: 'Farmhouses and wells in the north',
      paragraphs: [
        'A farmhouse needs a survey before a quote, including the barn feed, the well pump and the old splices. A [generator](/ev-energy/generator-wiring) has to be sized for the moment when the pump starts, not for its running load. Whitevale is a heritage district, so ask the city before you add or move a meter or a lamp outdoors.',
      ],
    },
    {
      heading: 'When the power fails',
      paragraphs: [
        "If the street is dark, look at Elexicon's outage page. If only your house is dark, [these steps](/emergency/power-outage) say when Elexicon comes first. If the main breaker trips again, call {phone}. {danger-short:generator}",
      ],
    },
  ],
  reasons: {
    'esa-certified': 'Under {licence} we file our own work with ESA, the Electrical Safety Authority. We are insured.',
    'service-24-7': 'We take emergency calls around the clock, from the lake to the farms.',
    'local-experts': 'A Seaton panel and a Bay Ridges panel are decades apart in age, and we know both.',
    guaranteed: 'If a circuit that we added fails, call us and not the builder.',
  },
  questions: [
    {
      question: 'The builder has just handed over. Can you add circuits?',
      answer:
        'Yes, but read the warranty first and keep the builder informed. Our work gets a separate notification and certificate, so it is clear who did what.',
    },
    {
      question: 'Is aluminum a reason not to buy?',
      answer:
        'Not by itself. Make the purchase conditional on a look inside the outlets, and ask your insurer what it wants. Then you know the cost of repairing the connections before you buy.',
    },
  ],
  form: {
    lead: 'Tell us the neighbourhood or concession, the age of the building, and what you want to power.',
    example: 'Example: New house in Seaton, 200 A, two EVs arriving in spring, plus lights for the basement.',
  },
  // By hand: city hall (GeoNames has the rural centroid, 8 km north).
  map: { latitude: 43.8385, longitude: -79.0868 },
  street: {
    why: 'Seaton meets old farms',
    horizon: 'pylons',
    row: 'two-storey:1 +8 ~two-storey:3 maple pole +8 two-storey +8 two-storey:2 transformer-pole elm +10 barn:1 +16 elm farm:12 +12 pole | sapling townhouse-a:1 townhouse-b townhouse-a:2 townhouse-b sapling transformer-pole subdivision:1 +5 ~subdivision +5 subdivision:2 pole elm +12 ~barn +14 ~farm:3 elm transformer-pole +8 two-storey:3',
    ends: 'elm maple',
  },
})
