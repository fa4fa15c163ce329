import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Ajax',
  menus: ['header'],
  seoTitle: 'Ajax electricians: fuse boxes, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Ajax electricians for wartime houses on fuses, newer homes with full panels, chargers and storm repairs, 24/7. Call for a written quote.',
  h1: 'Electricians in Ajax',
  streetSentence: 'We change fuse boxes in wartime Ajax houses, and make room for a charger in newer ones.',
  updatedOn: '2026-11-28',
  municipalities: ['ajax'],
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, we come to all of Ajax, from the lake up past Taunton Road, and to Pickering Village.',
    cost: 'Changing a fuse box costs {price:fuse-to-breaker}, and wiring a charger {price:ev-level-2}. Moving a meter is extra.',
  },
  typicalJobs: [
    {
      title: 'Changing a fuse box in a wartime house',
      text: 'Many of these houses still have 60 A, and many have been enlarged. We check the joints of each addition as we go.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A garage circuit for the car',
      text: 'In the subdivisions of the 1980s and later, 100 A is common. That is enough until a charger and a heat pump arrive in the same year.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel on the same service takes one day. Moving an indoor meter outside is quoted on top.',
    'wiring-outlets': 'We put loose splices (joined wires) into boxes, and add outlets where you need them today.',
    'emergency-repairs':
      'Call us when bedrooms go dark or a breaker will not hold. Rebuilding a mast is quoted separately.',
    'smart-home': 'You can start with the hall and the porch, and add other rooms later.',
    'ev-chargers': 'Beside a garage panel the price is low in the range. A post by the driveway needs a trench.',
    commercial: 'In plazas, shops and clinics we wire counters, coolers, signs, and lights that turn themselves off.',
  },
  facts: [
    {
      title: 'Old joints where a house was extended',
      text: 'The first wartime houses went up north of what is now the 401. Many have been extended since, so we look first at the joints where the new part meets the old.',
    },
    {
      title: '60 A in a wartime house',
      text: 'A small service is not a fault in itself. But a dryer, an air conditioner and a car seldom fit on it, and many insurers ask for 100 A.',
    },
    {
      title: 'Overhead lines in the backyards',
      text: 'Around Pickering Beach Road the lines run through backyards, under trees. A fallen branch can pull the wire and its pipe off your house.',
    },
  ],
  notes: [
    {
      heading: 'If your meter is in the basement',
      paragraphs: [
        'When the service of an older house changes, Elexicon wants an indoor meter moved to an outside wall. That means a new meter base, a pipe and a patch of siding. We look at that wall before we give you a price, so that it is in the quote and not a surprise.',
      ],
    },
    {
      heading: 'Storm damage behind the house',
      paragraphs: [
        '{danger-short:wire-down} Once the line is dead we rebuild what belongs to the house, ESA (the Electrical Safety Authority) inspects, and you are reconnected. Our [power outage page](/emergency/power-outage) has the full order.',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'We are insured, and licensed under {licence}. Once ESA has passed the work, you get its Certificate of Acceptance.',
    'service-24-7': 'If something fails on a Sunday night, call {phone}, and we answer.',
    'local-experts':
      'We ask first where your meter is and when the house was built, in Ajax and in [Pickering](/gta/pickering) next door.',
    guaranteed: 'If a joint that we made fails, we come back and redo it.',
  },
  questions: [
    {
      question: 'Can I keep 60 A in a wartime house?',
      answer:
        'With gas heat, a gas stove and no car, perhaps. Ask your insurer first. If you plan air conditioning or a basement suite, you will outgrow it, so it is cheaper to do it once.',
    },
    {
      question: 'Who pays when the meter moves outside?',
      answer:
        "The base and the pipe are normally the owner's cost, and the meter is the utility's. We put our part in writing and ask Elexicon for its price.",
    },
  ],
  form: {
    lead: 'Tell us roughly when the house was built, and whether the meter is indoors or outdoors.',
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
