import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Milton',
  menus: ['header'],
  seoTitle: 'Milton electricians: EV chargers, basements, full panels',
  metaDescription:
    'Licensed Milton electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Chargers, basements, townhouses and warehouses.',
  h1: 'Electricians in Milton',
  streetSentence:
    'We install chargers in Hawthorne Village, light basements, and make room in panels that are already full.',
  updatedOn: '2026-11-28',
  municipalities: ['milton'],
  utility: 'milton-hydro',
  neighbours: ['gta/georgetown', 'gta/mississauga', 'gta/oakville', 'gta/burlington'],
  answers: {
    come: 'Yes, we come to houses and warehouses in town and out to Campbellville and Moffat.',
    cost: 'Wiring a charger costs {price:ev-level-2}, a panel {price:panel-upgrade}, and basement pot lights {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A Level 2 charger in Hawthorne Village',
      text: "Level 2 means 240 volts, enough for a night's charging. Many houses there have 100 A. We add up the range, dryer, air conditioner and car the way the code tells us to, and show you the answer.",
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Lights for a finished basement',
      text: 'If your basement in Willmott or Coates is still bare studs, wire it now. Slim LED pot lights go in under low ducts, and are rated for 25,000+ hours.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'More room in the panel',
      text: "A builder's 100 A panel often has no free slot. You may need more spaces, or more amps. More spaces cost less, so we check that first.",
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A full panel makes way for one with more slots. We count the amps before we talk about 200 A.',
    'wiring-outlets':
      'We wire basements and workshops with the arc-fault and ground-fault breakers that the code asks for.',
    'emergency-repairs': 'If the kitchen is dark, or a breaker trips as soon as the dryer runs, we trace the fault.',
    'smart-home': 'In Hawthorne Village the switch boxes usually hold a neutral wire, which makes smart dimmers easy.',
    'ev-chargers': 'We put chargers in garages, and outside townhouses where the condo rules allow it.',
    commercial:
      'In warehouses off Steeles and James Snow Parkway we install high-bay LEDs, dock power and conveyor feeds.',
  },
  facts: [
    {
      title: 'Hawthorne Village, Willmott and Coates',
      text: 'These houses date from after 2000. They have copper wire, grounded outlets and often 100 A. The wire is usually fine, and the panel is what fills up.',
    },
    {
      title: 'Older wiring around Main Street',
      text: 'Near Main and Martin some houses may still have fuses or knob and tube: {rule:knob-and-tube}. We check before a charger is added.',
    },
    {
      title: 'Dorset Park, between old and new',
      text: 'Many houses in Dorset Park date from the 1970s, and some may have aluminum wiring. We open a few outlets before a new kitchen goes in.',
    },
  ],
  notes: [
    {
      heading: 'Can 100 A carry a charger?',
      paragraphs: [
        'Often it can. A gas furnace and a gas range leave more room than an all-electric house. The 2024 code also changed how a house with a charger is counted, so have an older calculation done again.',
        'If the figures are tight, [load management](/ev-energy/energy-management) slows the car while the oven and the dryer run. The car usually still fills by morning.',
      ],
    },
    {
      heading: 'Basement suite or family room?',
      paragraphs: [
        'For a family room, think of lights, outlets and a bath fan. For a suite, add a range, a dryer and a second fridge, and ask whether the main breaker can carry them. {rule:suite} We send the notification to ESA, the Electrical Safety Authority.',
        'Call before the walls are closed. Cable through open studs is quick work. Through finished drywall it is slow, and you pay for the hours.',
      ],
    },
    {
      heading: 'Warehouses by the 401',
      paragraphs: [
        'A large warehouse uses much of its power for light. Changing to LED typically means 50-80% less energy for lighting. We change the lights [aisle by aisle](/commercial/panel-lighting-upgrades), and test the emergency lights once a year.',
      ],
    },
  ],
  localExperts:
    'Builders in Milton mostly put in 100 A and few spare slots. We count both before you pay for a charger.',
  questions: [
    {
      question: 'May I put a charger in my Milton townhouse?',
      answer:
        'If you own the garage and the panel, you decide. In a condo corporation, apply in writing first. The board may set terms, but it needs proper grounds to refuse.',
    },
    {
      question: 'Will the power be off for long during a panel swap?',
      answer: 'Plan on a working day. Keep the fridge shut, and charge your phone the night before.',
    },
    {
      question: 'We have a well near Campbellville. What should we plan?',
      answer:
        'Without power a well gives no water. A [generator with a transfer switch](/ev-energy/generator-wiring) keeps the pump going, if it is sized for the moment when the pump starts.',
    },
  ],
  form: {
    lead: 'Tell us roughly when your home was built, what the main breaker says, and what you would like to add.',
    example: 'Example: Townhouse from 2008, 100 A main, panel full, and we want a charger in the garage.',
  },
  // GeoNames: town.
  map: { latitude: 43.51681, longitude: -79.88294 },
  street: {
    why: 'New tracts, huge warehouses',
    horizon: 'hills',
    landmark: 'tank@160',
    row: 'townhouse-a:1 townhouse-b townhouse-a:2 townhouse-b townhouse-a transformer-pole sapling +4 subdivision:1 +5 ~subdivision +5 subdivision:2 pole +10 shed:134 | +12 transformer-pole subdivision:3 +5 ~subdivision +5 subdivision:1 pole sapling cottage:1 +8 farm elm transformer-pole +6 shed:12',
    ends: 'sapling maple',
  },
})
