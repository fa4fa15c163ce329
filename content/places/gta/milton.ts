import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Milton',
  menus: ['header'],
  seoTitle: 'Milton electricians: EV chargers, basements, full panels',
  metaDescription:
    'Licensed Milton electricians: chargers on 100 A panels, finished basements, townhouses and warehouses, with 24/7 repairs. Call for your written quote.',
  h1: 'Electricians in Milton',
  streetSentence: 'We fit chargers, light basements, and make room in Milton panels that are already full.',
  updatedOn: '2026-11-28',
  municipalities: ['milton'],
  utility: 'milton-hydro',
  neighbours: ['gta/georgetown', 'gta/mississauga', 'gta/oakville', 'gta/burlington'],
  answers: {
    come: 'Yes, we come to houses and warehouses in town and out to Campbellville.',
    cost: 'Wiring a charger costs {price:ev-level-2}, a panel {price:panel-upgrade}, and basement pot lights {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A Level 2 charger',
      text: "Level 2 means 240 volts, enough for a night's charging. We add up the range, dryer, air conditioner and car the way the code tells us to, and show you the answer.",
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Lights for a finished basement',
      text: 'Slim LED pot lights fit under low ducts. They are rated for 25,000+ hours, so the ladder stays in the garage for years.',
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
    'panel-upgrades': 'A full panel makes way for one with more slots. We count amps before we talk about 200 A.',
    'wiring-outlets':
      'We wire basements and workshops with the arc-fault and ground-fault breakers that the code asks for.',
    'emergency-repairs': 'We answer at night when the kitchen is dark or a breaker will not hold.',
    'smart-home': 'Your switch boxes probably hold a neutral wire already, which makes smart dimmers easy.',
    'ev-chargers': 'We put chargers in garages, and outside townhouses where the condo rules allow it.',
    commercial: 'In warehouses by the 401 we do high-bay LEDs, dock power, conveyors and yearly exit light tests.',
  },
  facts: [
    {
      title: 'Most houses date from after 2000',
      text: 'Most have copper wire, grounded outlets and a 100 A panel. The wire is usually fine, and the panel is what fills up.',
    },
    {
      title: 'Older wiring in the core',
      text: 'The small old core may still have fuses or knob and tube. That is {rule:knob-and-tube}. We check before a charger is added.',
    },
    {
      title: 'Lighting in large warehouses',
      text: 'A large warehouse uses much of its power for light. Changing to LED typically means 50-80% less energy for lighting.',
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
        'Finishing any part of a basement in Milton needs a building permit from the town, and we file the wiring with ESA, the Electrical Safety Authority. {rule:suite} We also check whether the main breaker can carry a second kitchen.',
        'Call before the walls are closed. Cable through open studs is quick work. Through finished drywall it is slow, and you pay for the hours.',
      ],
    },
    {
      heading: 'Is the street dark, or only your house?',
      paragraphs: [
        'Look at the street lights first. If they are off, report it to Milton Hydro. If they are on and your house is dark, go through our [outage steps](/emergency/power-outage). With the main breaker on, Milton Hydro comes first. If it trips again, call us.',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are a licensed, insured contractor ({licence}), and we file with ESA before we start.',
    'service-24-7': 'We answer the emergency phone through the night, weekends included.',
    'local-experts': 'We ask Milton Hydro the right questions before you spend money on a charger.',
    guaranteed: 'If a part that we installed comes loose, we fix it and check the others.',
  },
  questions: [
    {
      question: 'May I put a charger in my Milton townhouse?',
      answer:
        'If you own the garage and the panel, you decide. In a condo corporation, apply in writing first. The board may set terms, but it needs proper grounds to refuse.',
    },
    {
      question: 'Will the power be off for long during a panel swap?',
      answer:
        'Plan on a working day. Keep the fridge shut, charge your phone the night before, and work from somewhere else if you can.',
    },
    {
      question: 'Does a new house need surge protection?',
      answer:
        'It helps, because furnace boards, induction ranges and chargers are full of electronics. One protector at the panel limits surges for all of them, and it goes in easily along with other work.',
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
