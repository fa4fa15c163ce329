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
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: ['toronto/bloor-west', 'toronto/junction-triangle', 'toronto/liberty-village', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, we come to both sides of the park, Swansea included.',
    cost: 'A new panel costs {price:panel-upgrade}. We quote rewiring after a visit.',
  },
  jobs: {
    items: [
      {
        title: 'Old wiring replaced, floor by floor',
        text: 'We map each circuit, give you the drawing, and replace the oldest runs while you live there. The price depends on the floors, the plaster, and how much is left.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'A fresh panel with room to spare',
        text: 'You get proper grounding, labelled breakers, and spaces left for a heat pump or a car.',
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
    cards: {
      'panel-upgrades': 'We ground the new panel well, and move it nearer to the load where that saves cable.',
      'wiring-outlets': 'We rewire floor by floor, so that you sleep at home throughout.',
      'emergency-repairs': 'We answer at any hour when rooms stay dark after a storm, or a plug is scorched.',
      'smart-home': 'Dimmers and shades for tall rooms work from a keypad that guests understand.',
      'ev-chargers': 'On steep drives and in old garages you get a written price after one walk around.',
      commercial: 'For stores with apartments above we sort the panels, light the shop, and light the stairs.',
    },
  },
  facts: {
    items: [
      {
        title: 'Knob and tube in older houses',
        text: 'Many houses here and in Swansea were built between 1905 and 1935. Knob and tube turns up in houses from before 1940.',
      },
      {
        title: 'Trees over the wires',
        text: 'On hilly streets under old trees, the overhead wire has many branches above it. A falling branch can pull the pipe off your wall.',
      },
      {
        title: 'A panel far from the kitchen',
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
        'Stay on the ground and look up. Check whether a branch rests on the wire or the pipe on the wall leans. {danger-short:mast} The wire from the pole is for Toronto Hydro to restore. The pipe and its fittings are yours, and [we rebuild them](/emergency/panel-repairs#mast-torn-off).',
      ],
    },
    {
      heading: 'Apartments over shops, and towers',
      paragraphs: [
        'Over the shops, people often cannot tell whose panel feeds whose stove. We sort that out and label it. In the towers north of Bloor, managers ask us for corridor lights.',
      ],
    },
  ],
  reasons: {
    items: {
      'esa-certified': 'When your insurer asks who did it, you can answer {licence}, with the work reported to ESA.',
      'service-24-7': 'Trees fall at night as well as by day, and we answer the phone at both.',
      'local-experts': 'We have worked in many terraced basements and low attics by the park.',
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
        'Neither you nor we may do it. Report it to Toronto Hydro and let them say how it is done. {danger-short:wire-down}',
    },
  ],
  form: {
    lead: "Tell us the street, about when the house was built, and the insurer's wording if there is one.",
  },
  // By hand: The park.
  map: { latitude: 43.6465, longitude: -79.4637 },
  street: {
    why: 'Semis under great trees',
    horizon: 'trees',
    back: 'slab@160:135 slab@300:246',
    row: 'semi:1 elm*2 foursquare:1 elm pole +2 tudor:2 elm +2 shop:1 shop shop transformer-pole +2 elm semi:35 elm | elm foursquare:3 elm pole +2 ~semi:1 elm*2 +2 tudor:1 elm transformer-pole semi:2 elm*2 +2 foursquare:1 elm pole',
    ends: 'elm elm maple',
    house: 'elm semi:1',
  },
})
