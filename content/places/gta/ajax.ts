import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Ajax',
  menus: ['header'],
  seoTitle: 'Electricians in Ajax: fuse boxes, EV chargers, 24/7 calls',
  metaDescription:
    'Licensed Ajax electricians, 24/7. Fuse box to breakers typically {price:fuse-to-breaker}, plus HST. Chargers, meters moved, storm repairs. Call for a quote.',
  h1: 'Electricians in Ajax',
  streetSentence: 'We change fuse boxes in the wartime streets of Ajax and make room for a car charger in newer ones.',
  updatedOn: '2026-11-28',
  municipalities: ['ajax'],
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, to all of Ajax, from the lake up past Taunton Road, and to Pickering Village.',
    cost: 'Changing a fuse box costs {price:fuse-to-breaker}, and wiring a charger {price:ev-level-2}. Moving a meter is extra.',
  },
  typicalJobs: [
    {
      title: 'A wartime fuse box changed to breakers',
      text: 'Many wartime houses still have 60 A. We quote breakers on the service that you have, and a larger service next to it, so that you can compare the two.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger in the garage',
      text: 'In the subdivisions of the 1980s and later, 100 A is common. That can carry a charger until a heat pump arrives, so tell us about both. If it is tight, the charger can wait while dinner cooks.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'An indoor meter moved outside',
      text: 'Elexicon asks for this when the service of an older house changes. We look at the outside wall first. Then the meter base (the box that holds the meter), the pipe and the siding are all in your quote.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel on the same service takes one day. Moving an indoor meter outside is quoted on top.',
    'wiring-outlets':
      'Where a wartime house was extended, we bring hidden splices into proper boxes and add the outlets you need.',
    'emergency-repairs': 'We find out why the bedrooms are dark, or why a breaker will not hold.',
    'smart-home': 'Start with the porch and the hall. Wireless dimmers let you add other rooms one at a time.',
    'ev-chargers': 'Beside a garage panel the price is low in the range. A trench to a driveway post costs more.',
    commercial: 'We wire plazas on Kingston Road, shops on Harwood Avenue, and industrial units off Bayly Street.',
  },
  facts: [
    {
      title: 'The wartime streets',
      text: 'The first 600 wartime houses went up north of what is now the 401, on cedar posts. Many have been extended since, so we look first where old wiring meets new.',
    },
    {
      title: 'Pickering Village',
      text: 'Around Church Street some houses are far older. Before we add to the wiring we look for knob and tube: {rule:knob-and-tube}.',
    },
    {
      title: 'Lines behind the houses',
      text: 'Around Pickering Beach Road the lines run behind the houses, under trees. A fallen branch can pull the wire and its pipe, the mast, off your wall. The mast is yours to repair.',
    },
  ],
  notes: [
    {
      heading: 'After a storm: who does what?',
      paragraphs: [
        '{danger-short:wire-down} Once the line is dead we rebuild the mast and the meter base, ESA (the Electrical Safety Authority) inspects, and Elexicon reconnects you. The [power outage page](/emergency/power-outage) has every step.',
      ],
    },
    {
      heading: 'When 60 A runs short',
      paragraphs: [
        'By itself a 60 A service is no fault. But a dryer, an air conditioner and a car seldom fit on it, and many insurers ask for 100 A. For that, the wire and the meter base usually grow too.',
      ],
    },
    {
      heading: 'Basement or crawl space?',
      paragraphs: [
        'Some of the wartime houses have a basement by now, and others still have a crawl space. That decides where a panel can go and how cable gets across the house, so tell us which you have.',
      ],
    },
  ],
  localExperts:
    'A wartime house and a house of the 1980s near the lake need different parts. The street and the year of yours tell us which to bring.',
  questions: [
    {
      question: 'Can I keep 60 A in a wartime house?',
      answer:
        'Perhaps, with gas heat, a gas stove and no car. Ask your insurer first. If air conditioning or a basement suite is coming, it is cheaper to do it once.',
    },
    {
      question: 'Who pays when the meter moves outside?',
      answer:
        "The meter base and the pipe are normally the owner's cost, and the meter is Elexicon's. We put our part in writing and ask Elexicon for its price.",
    },
    {
      question: 'My insurer wants the fuses out by a date. What do I do?',
      answer:
        'Call when the letter comes, not in the last week. [Send us the letter]({photos}), and we quote what it asks for.',
    },
  ],
  form: {
    lead: 'Tell us the year of the house, fuses or breakers, and whether the meter is indoors or outdoors.',
    example: 'Example: 1943 bungalow, fuse panel, meter indoors, insurer wants breakers by spring.',
  },
  // By hand: town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401).
  map: { latitude: 43.849, longitude: -79.022 },
  street: {
    why: 'Wartime houses, then subdivisions',
    horizon: 'pylons',
    row: 'subdivision:1 +6 ~subdivision +6 subdivision pole +8 two-storey:2 maple +8 wartime:1 +16 wartime transformer-pole +10 ~wartime:3 +14 elm wartime:2 | +14 ~wartime +6 pole +12 wartime:12 +16 wartime:3 maple +8 plant:23 +16 transformer-pole two-storey:1 +8 subdivision:3 +6 ~subdivision pole +8 subdivision sapling',
    ends: 'maple elm sapling',
  },
})
