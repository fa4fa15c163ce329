import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Newmarket',
  menus: ['header'],
  seoTitle: 'Newmarket electricians: fuse boxes, suites, EV, 24/7',
  metaDescription:
    'Licensed electricians in Newmarket. Fuses to breakers typically {price:fuse-to-breaker}, plus HST. Second suites, chargers, Main Street shops. Calls 24/7.',
  h1: 'Electricians in Newmarket',
  streetSentence: 'We change fuse boxes off Gorham Street, check second suites, and relight the shops of Main Street.',
  updatedOn: '2026-11-28',
  municipalities: ['newmarket'],
  utility: 'nt-power',
  neighbours: ['gta/aurora', 'gta/king-city', 'gta/richmond-hill', 'gta/markham'],
  answers: {
    come: 'Yes, from Armitage in the south to Woodland Hill, and to the shops on Main Street.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A fuse box off Gorham Street',
      text: 'Many houses near Gorham Street and in Huron Heights date from the 1950s and 1960s, and started with fuses and 60 A. We put a breaker panel in the same place in one day. If your insurer wants 100 A, we quote that beside it.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Both units ready for the suite report',
      text: "For the town's report we look at the panel of your own unit and of the one you rent out, the outlets by the sinks, and the alarms. We repair what needs it before ESA, the Electrical Safety Authority, comes.",
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A charger in a Woodland Hill garage',
      text: 'With the panel in the garage, the wiring is at the low end. From the far corner of the basement, the cable crosses the whole ceiling, and the price is at the high end.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'In Glenway and Stonehaven a new panel is mostly about free slots. The swap takes one day.',
    'wiring-outlets':
      'In older houses off Eagle Street we add grounded outlets, a bath fan and a second kitchen circuit.',
    'emergency-repairs': 'If the furnace stays dead after an outage, or the toaster trips a breaker, we find out why.',
    'smart-home': 'A tall front hall gets wireless dimmers upstairs and down, with no new cable in the wall.',
    'ev-chargers': 'A carport or a single garage beside the panel is one of our shorter jobs.',
    commercial: 'We wire clinics along Davis Drive, stores on Yonge Street and small plants off Harry Walker Parkway.',
  },
  facts: [
    {
      title: 'Fuses on one street, copper on the next',
      text: 'Near Srigley Street and Gorham Street we look for fuses and small services. Glenway, Stonehaven and Woodland Hill were built later, mostly with copper wire and 100 A or more.',
    },
    {
      title: 'One failed cable, two outages',
      text: 'In November 2022 one failed cable of the utility caused two large outages here. Nobody can prevent that on your side of the meter. A surge protector limits the surge when power returns.',
    },
    {
      title: 'A sump pump near Fairy Lake',
      text: 'If your basement near Fairy Lake or the river has a sump pump, give it a circuit of its own. The pump matters most in a storm, so ask about a battery too.',
    },
  ],
  notes: [
    {
      heading: 'Shops on Main Street',
      paragraphs: [
        'Show the town an outside light or a sign for Main Street before you order it. Indoors, an old shop can have a newer panel in the back room and knob and tube above the ceiling. Knob and tube is {rule:knob-and-tube}. We trace it, and only then [relight the shop](/commercial/office-retail-restaurant).',
      ],
    },
    {
      heading: 'Aluminum, before a suite or a new kitchen',
      paragraphs: [
        '{rule:aluminum} Before a suite report, we open a sample of outlets on both floors and repair the joints that need it.',
      ],
    },
    {
      heading: 'Clinics near the hospital, plants by the 404',
      paragraphs: [
        'On Davis Drive, a dental chair, an X-ray unit or a sterilizer asks for a circuit of its own. Send us [the equipment list]({photos}) before you sign for the unit, and we say whether its panel will do. In the plants off Harry Walker Parkway and Leslie Street we [connect machines](/industrial/machinery-connections), one shutdown at a time.',
      ],
    },
  ],
  localExperts:
    'From 1950 to 1970 Newmarket grew from 5,000 people to 11,000. Houses of that time often have small services, and later ones often have full panels.',
  questions: [
    {
      question: 'When should I book you before I register a suite?',
      answer:
        'Before you ask for the report. We repair first and ESA looks afterwards, so the report holds no surprise. The town takes only a fresh one, so do not start a year ahead.',
    },
    {
      question: 'Can a surge protector go into a full panel?',
      answer:
        'It needs two free slots. We can often make room in a full panel. In an old one, it goes in together with the new breakers.',
    },
  ],
  form: {
    lead: 'Tell us when the house was built, whether it has fuses or breakers, and what is wrong. For a suite, tell us how many kitchens there are.',
    example: 'Example: Backsplit near Main Street, basement unit to register, two kitchens, 100 A breakers.',
  },
  // GeoNames: town.
  map: { latitude: 44.05011, longitude: -79.46631 },
  street: {
    why: 'Main Street, then subdivisions',
    horizon: 'trees',
    row: 'subdivision:1 +5 ~subdivision transformer-pole +6 bungalow:1 maple +6 wartime:3 +10 wartime pole elm foursquare:2 elm +2 shop:1 shop shop:1 shop:3 | shop:1 shop transformer-pole +6 church:1 elm +4 ~wartime:1 +8 bungalow:2 pole maple two-storey:1 +8 ~two-storey sapling transformer-pole subdivision:3 +5 ~subdivision',
    ends: 'maple elm',
  },
})
