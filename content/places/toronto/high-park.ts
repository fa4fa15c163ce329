import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'High Park',
  order: 80,
  seoTitle: 'High Park electricians: old wiring, panels, storms',
  metaDescription:
    'Licensed electricians in High Park and Swansea for old semis and hillside houses: rewiring, panels, 24/7 storm repairs. Call for a written quote.',
  h1: 'Electricians in High Park',
  heroDescription:
    'We rewire the semis around High Park, fix what the storms bring down, and light the apartments over Bloor.',
  excerpt:
    "Semis by the park, Swansea's hillside houses and apartments over Bloor shops, many of them on wiring from before 1940.",
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/bloor-west', 'toronto/junction-triangle', 'toronto/liberty-village', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, to both sides of the park, Swansea included.',
    cost: 'A panel costs {price:panel-upgrade}. Rewiring depends on the floors and the plaster.',
  },
  jobs: {
    heading: 'What High Park owners need most',
    items: [
      {
        title: 'Old wiring replaced, floor by floor',
        text: 'We map each circuit, give you the drawing, and replace the oldest runs while you live there. Price: floors, plaster, and how much is left.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'A fresh panel with room to spare',
        text: 'Proper grounding, every breaker labelled, and spaces left for a heat pump or a car.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A charger for the back garage',
        text: 'Steep drives and rear lanes make long cable routes. We walk yours, and then we quote.',
        service: 'ev-energy/charger-installation',
      },
    ],
  },
  services: {
    heading: 'What we do around High Park',
    cards: {
      'panel-upgrades': 'A new panel, well grounded, moved nearer to the load where that saves copper.',
      'wiring-outlets': 'Rewiring by floor, with old circuits retired in order, so that you sleep at home throughout.',
      'emergency-repairs':
        'Rooms that stay dark after a storm, or a scorched plug: we answer at any hour, then repair.',
      'smart-home': 'Dimmers and shades for tall rooms with west light, on a keypad that guests understand.',
      'ev-chargers': 'Long runs, steep drives, old garages: a price in writing after one walk around.',
      commercial: 'Stores on Bloor with apartments above: panels sorted, shop light, and stairs lit to code.',
    },
  },
  facts: {
    heading: 'What to know about houses here',
    items: [
      {
        title: 'Swansea, built from 1905 on',
        text: 'Thirty years later most of it stood. Real estate agents list High Park among the places where knob and tube turns up in houses from before 1940.',
      },
      {
        title: 'Dark on May 21, 2022',
        text: 'Some 110,000 Toronto Hydro customers lost power in one storm. On hilly streets under old trees, the overhead wire has many branches above it.',
      },
      {
        title: 'Two floors from kitchen to panel',
        text: 'On a slope the panel can be two floors below the stove. Long runs cost copper, so ask us about a better wall when you upgrade.',
      },
    ],
  },
  more: [
    {
      heading: 'When an insurer asks about old wiring',
      paragraphs: [
        'Knob and tube is two separate wires in cloth, on porcelain, without a ground. The Electrical Safety Authority (ESA) has said that it can pass on three conditions. Altered parts are off it, heavy loads are off it, and the outlets are grounded or on a GFCI, which cuts the power on a leak. An insurer may want more.',
        'Ask yours to put it in writing, with the date. We test each circuit, tell you what is left, and give you a dated plan.',
      ],
    },
    {
      heading: 'After a storm',
      paragraphs: [
        'Stay on the ground and look up. Is a branch resting on the wire? Does the pipe on the wall lean? {danger-short:mast} The wire from the pole is for Toronto Hydro to restore. The pipe and its fittings are yours, and [we rebuild them](/emergency/panel-repairs#mast-torn-off).',
      ],
    },
    {
      heading: 'Apartments over shops, and towers',
      paragraphs: [
        'Over the shops, the first question is often whose panel feeds whose stove. We sort that out and label it. The towers north of Bloor came with the subway, and their managers ask us for corridor lights.',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us near High Park',
    items: {
      'esa-certified': 'Your insurer asks who did it. You can answer: {licence}, with the work reported to ESA.',
      'service-24-7': 'Trees fall at night as well as by day. We pick up at both.',
      'local-experts': 'Terraced basements and low attics by the park are places where we have crawled before.',
      guaranteed: 'We label and photograph each circuit we replace, and come back if one fails.',
    },
  },
  questions: [
    {
      question: 'An insurer wants the knob and tube gone. How long do we have?',
      answer:
        'The insurer sets the period. A dated plan from a contractor sometimes buys time, and you can have one after a visit.',
    },
    {
      question: 'Who trims a branch on the wire to my house?',
      answer:
        'Neither you nor we. Report it to Toronto Hydro and let them say how it is done. {danger-short:wire-down}',
    },
  ],
  form: {
    heading: 'Book a visit near High Park',
    lead: "Tell us the street, about when the house was built, and the insurer's wording if there is one.",
    example: 'Example: Insurer gave us sixty days about knob-and-tube in a 1911 semi.',
  },
  // By hand: The park.
  map: { latitude: 43.6465, longitude: -79.4637 },
  street: {
    why: 'Semis under great trees',
    horizon: 'ftree',
    back: 'slab@160:135 slab@300:246',
    row: 'semi:1 elm*2 four:1 elm pol +2 tud:2 elm +2 shop:1 shop shop hyd +2 elm semi:35 elm | elm four:3 elm pol +2 ~semi:1 elm*2 +2 tud:1 elm hyd semi:2 elm*2 +2 four:1 elm pol',
    ends: 'elm elm map',
    house: 'elm semi:1',
  },
})
