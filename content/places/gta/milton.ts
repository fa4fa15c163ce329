import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Milton',
  menus: ['header'],
  seoTitle: 'Milton electricians: EV chargers, basements, full panels',
  metaDescription:
    'Licensed Milton electricians: chargers on 100 A panels, finished basements, townhouses and warehouses, with 24/7 repairs. Call for your written quote.',
  h1: 'Electricians in Milton',
  heroDescription: 'We fit chargers, light basements, and make room in Milton panels that are already full.',
  excerpt:
    'Young houses with full 100 A panels, chargers that start with a load calculation, and very large warehouses.',
  updatedOn: '2026-11-21',
  utility: 'milton-hydro',
  neighbours: ['gta/georgetown', 'gta/mississauga', 'gta/oakville', 'gta/burlington'],
  answers: {
    come: 'Yes, in town and out to Campbellville, for houses and for warehouses.',
    cost: 'Wiring a charger costs {price:ev-level-2}, a panel {price:panel-upgrade}, and basement pot lights {price:pot-light}.',
  },
  jobs: {
    heading: 'The three jobs a young house needs',
    items: [
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
        text: "A builder's 100 A box often has no free slot. You may need more spaces, or more amps. The first is cheaper, so we check that first.",
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
    ],
  },
  services: {
    heading: 'Work we do in Milton',
    cards: {
      'panel-upgrades': 'Full box? We count slots and amps before we talk about 200 A.',
      'wiring-outlets':
        'Basement and workbench circuits with the arc-fault and ground-fault breakers that the code asks for.',
      'emergency-repairs': 'A kitchen gone dark, or a breaker that will not hold: we answer at night.',
      'smart-home': 'Your switch boxes probably hold a neutral wire already, which makes smart dimmers easy.',
      'ev-chargers': 'In a garage, or outside a townhouse where the condo rules let us.',
      commercial: 'Warehouses by the 401: high-bay LEDs, dock power, conveyors, and exit lights tested every year.',
    },
  },
  facts: {
    heading: 'Why Milton panels fill up',
    items: [
      {
        title: 'Fast growth after 2001',
        text: 'From 31,471 people to 84,362 in ten years, the fastest growth of any municipality in Canada. Subdivisions went up at speed, mostly with copper wire, grounded outlets and a modest panel.',
      },
      {
        title: 'Houses followed the Big Pipe',
        text: 'Lake water reached town through the Big Pipe in 2000, and houses followed it. In the small old core you may still find fuses or knob-and-tube wiring.',
      },
      {
        title: '1.3 million square feet under one roof',
        text: "That was the size of Target's warehouse here. Buildings on this scale live by their lights. Changing to LED typically means 50-80% less energy for lighting.",
      },
    ],
  },
  more: [
    {
      heading: 'Can 100 A carry a charger?',
      paragraphs: [
        'Often. A gas furnace and a gas range leave more room than an all-electric house. The 2024 code also changed how a house with a charger is counted, so an older calculation is worth doing again.',
        'If the figures come out tight, [load management](/ev-energy/energy-management) slows the car while the oven and the dryer run. The car usually still fills by morning.',
      ],
    },
    {
      heading: 'Basement suite or family room?',
      paragraphs: [
        'A family room needs outlets, lights and a notification to ESA, the Electrical Safety Authority. We file that one. A suite with a kitchen is another matter: the town asks for a building permit, and the main breaker needs a second look.',
        'Call before the framing is closed. Cable through open studs is quick work. Through finished drywall it is slow, and you pay for the hours.',
      ],
    },
    {
      heading: 'Dark street or dark house?',
      paragraphs: [
        'In the 2013 ice storm about 1,000 Milton customers were still out at mid-day on December 23. Look at the street lights. If they are off, report it to Milton Hydro. If they are on, the trouble is yours and ours, and our [outage steps](/emergency/power-outage) come before the phone call.',
      ],
    },
  ],
  reasons: {
    heading: 'Why hire us for a Milton job',
    items: {
      'esa-certified': 'A licensed, insured contractor does the work ({licence}), and ESA knows of it before we start.',
      'service-24-7': 'The emergency phone is answered through the night, weekends included.',
      'local-experts': 'We ask Milton Hydro the right questions before you spend money on a charger.',
      guaranteed: 'Should anything of ours work loose, we correct it and check the ones beside it.',
    },
  },
  questions: [
    {
      question: 'Is my Milton townhouse allowed a charger?',
      answer:
        'If you own the garage and the panel, it is your call and ours. In a condo corporation, apply in writing first. The board may set terms, but it cannot refuse at will.',
    },
    {
      question: 'Will the power be off for long during a panel swap?',
      answer:
        'Plan on a working day. Keep the fridge shut, charge your phone the night before, and work from somewhere else if you can.',
    },
    {
      question: 'Does a new house need surge protection?',
      answer:
        'It helps. Furnace boards, induction ranges and chargers are full of electronics. One protector at the panel takes the edge off surges for them all, and it goes in easily along with other work.',
    },
  ],
  form: {
    heading: 'Tell us about your Milton home',
    lead: 'Roughly when it was built, what the main breaker says, and what you would like to add.',
    example: 'Example: Townhouse from 2008, 100 A main, panel full, and we want a charger in the garage.',
  },
  // GeoNames: town.
  map: { latitude: 43.51681, longitude: -79.88294 },
  street: {
    why: 'New tracts, huge warehouses',
    horizon: 'fhill',
    landmark: 'tank@160',
    row: 'tha:1 thb tha:2 thb tha hyd sap +4 sub:1 +5 ~sub +5 sub:2 pol +10 shed:134 | +12 hyd sub:3 +5 ~sub +5 sub:1 pol sap cott:1 +8 farm elm hyd +6 shed:12',
    ends: 'sap map',
  },
})
