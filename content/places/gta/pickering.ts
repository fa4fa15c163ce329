import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Pickering',
  menus: ['header', 'footer'],
  seoTitle: 'Pickering electricians: Seaton homes, chargers, 24/7 calls',
  metaDescription:
    'Licensed Pickering electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Seaton chargers, aluminum checks, farm generators.',
  h1: 'Electricians in Pickering',
  streetSentence:
    'We wire chargers in Seaton, check aluminum in Bay Ridges, and connect generators on the northern farms.',
  updatedOn: '2026-11-28',
  municipalities: ['pickering'],
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/markham', 'gta/ajax', 'gta/whitby'],
  answers: {
    come: 'Yes, we come to Bay Ridges, Rosebank, Seaton, Whitevale and the farms.',
    cost: 'Wiring a car charger costs {price:ev-level-2}, a new panel {price:panel-upgrade}, and pot lights {price:pot-light}.',
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
      text: 'Builders often leave just a bulb or two. Pot lights and a few outlets turn the basement into a room. In Seaton, call while the joists are still open.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: "A hot tub near Frenchman's Bay",
      text: 'A tub needs a trench, a switch in sight of it, bonding, which ties the metal parts together, and a GFCI breaker, which cuts the power if you could get a shock. The distance from the panel makes up most of the price.',
      service: 'residential/hot-tub-pool-connections',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'In Amberlea or Liverpool, a 100 A house gets a new panel in a day, with slots for later.',
    'wiring-outlets': 'In West Shore we check aluminum wiring outlet by outlet, and wire new kitchens.',
    'emergency-repairs': 'If rooms are dead, or a breaker trips when the kettle boils, we trace the fault.',
    'smart-home': 'In a new house, smart switches usually go into the boxes you have.',
    'ev-chargers': 'The price covers one charger. If you add a second in the same driveway, the two can share power.',
    commercial: 'We wire shops on Kingston Road, industrial units off Bayly Street, and farm stands.',
  },
  facts: [
    {
      title: 'Seaton homes start with 200 A',
      text: 'The first circuits that owners add there are usually for a car and the basement. An old farm across the road may still have 60 A.',
    },
    {
      title: 'Outages in the rural north',
      text: 'In May 2022 wind broke more than 35 poles in the north. If you are on a well in Claremont or Greenwood, plan for days with the pump and the freezer on a generator.',
    },
    {
      title: 'Aluminum south of the 401',
      text: 'Parts of Bay Ridges and West Shore are of the years when builders used aluminum. Have the connections checked before a new kitchen or a sale.',
    },
  ],
  notes: [
    {
      heading: 'Farmhouses and wells in the north',
      paragraphs: [
        'A farmhouse needs a survey before a quote, including the cable to the barn, the well pump and the old splices. A [generator](/ev-energy/generator-wiring) has to be sized for the moment when the pump starts, not for its running load. {danger-short:generator} In Whitevale we plan the meter and the outside lights for a wall that the street does not see.',
      ],
    },
    {
      heading: 'Shops on Kingston Road, units on Bayly Street',
      paragraphs: [
        'A store on Kingston Road mostly needs light, a sign and a circuit for each cooler. Units off Bayly Street and Brock Road may have three-phase power, and we [connect machines](/industrial/machinery-connections) there. Send us [a photo of the nameplate]({photos}) before you buy a machine. That label has the volts and amps, and we say whether your power suits it.',
      ],
    },
    {
      heading: 'Buying in Bay Ridges or Rosebank',
      paragraphs: [
        'Aluminum is no reason to walk away. {rule:aluminum} Make the purchase conditional on a look inside the outlets, and ask your insurer what it wants. Then you know the cost of repairing the connections before you buy.',
      ],
    },
  ],
  localExperts:
    'A Bay Ridges panel and a Seaton panel can be fifty years apart. In one we look at the joints, and in the other at the free slots.',
  questions: [
    {
      question: 'We just got the keys from the builder. Can you add circuits?',
      answer:
        'Yes, but read the warranty first and keep the builder informed. Our work gets a separate notification to ESA (the Electrical Safety Authority) and a separate certificate, so it is clear who did what.',
    },
    {
      question: 'My basement by the bay is flooded. May I go to the panel?',
      answer: 'No. {danger:water}',
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
