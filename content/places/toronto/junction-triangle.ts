import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Junction Triangle',
  order: 90,
  seoTitle: 'Junction Triangle electricians: houses, lofts, 600 V',
  metaDescription:
    'Licensed Junction Triangle electricians for brick houses, lofts and studios: panels, rewiring, old 600 V gear, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Junction Triangle',
  heroDescription:
    'Three railways, brick houses and old factories: we handle the household panel and the 600 V cabinet alike.',
  excerpt: "Brick houses of the 1910s and '20s beside converted factories, all inside a triangle of railway lines.",
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/little-italy', 'toronto/high-park', 'toronto/bloor-west'],
  answers: {
    come: 'Yes, to the houses, the lofts, and the studios on Sterling Road.',
    cost: 'A house panel costs {price:panel-upgrade}, and tracking down a fault {price:diagnostics}.',
  },
  jobs: {
    heading: 'What people book in the Triangle',
    items: [
      {
        title: 'Flickering lights traced',
        text: 'A loose joint in a ceiling is a common cause. We find it, show it to you, and then we price a proper box for it.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
      {
        title: 'A rusty panel replaced',
        text: 'Damp back rooms are hard on steel. An ordinary house gets its new panel in one working day.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'Old factory power made useful',
        text: 'We test the 600 V gear, then add a transformer for normal outlets, or plan its replacement. Size and condition set the price.',
        service: 'industrial/600v-800a-services',
      },
    ],
  },
  services: {
    heading: 'What we do in houses and studios',
    cards: {
      'panel-upgrades': 'A rusty or crowded panel swapped for one with labels and free spaces.',
      'wiring-outlets': 'Dead ends removed, and fresh grounded runs to kitchens, desks and laundry corners.',
      'emergency-repairs': 'Part of the house out, or a machine that trips the panel: we trace both, day or night.',
      'smart-home': 'Scenes for galleries and lofts, and leak sensors for a building that stands empty at night.',
      'ev-chargers': 'Few drives, several lanes, shared lots. We check who owns the stall, then price the cable.',
      commercial: 'Breweries, galleries and workshops: old gear identified, transformers added, panels drawn up.',
    },
  },
  facts: {
    heading: 'Houses and factories in the Triangle',
    items: [
      {
        title: 'Brick houses for factory hands',
        text: 'They stand close together, and were wired with knob and tube: loose wires, held off the wood by porcelain. Later owners often joined new cable to it in hidden spots.',
      },
      {
        title: '600 V left behind by industry',
        text: "Northern Aluminum and Cowan's chocolate works stood on Sterling Road. Plants like those took in 347/600 V, and a loft or brewery may inherit the cabinet.",
      },
      {
        title: 'What a studio needs',
        text: 'Ordinary outlets and kitchen equipment need 120/208 V. If the old service is sound, a dry transformer, one without oil, makes it.',
      },
    ],
  },
  more: [
    {
      heading: 'Taking over an old factory unit',
      paragraphs: [
        'You may find a grey cabinet and no drawing. We trace it, tag it, and say what it can safely feed. Then you know what you are renting before you sign.',
        'If the unit needs more power, start now. A full package on the first day shortens the wait at Toronto Hydro: load figures, a one-line drawing, the meter position and photographs. We put it together. Our page on [transformers and subpanels](/commercial/transformers-subpanels) shows what sits between the service and your outlets.',
      ],
    },
    {
      heading: 'Old and new cable in one house',
      paragraphs: [
        'The mix is common, and fine when the joints are. We look for buried splices and overloaded runs, and fix those ahead of the rest. If fuses are left, [breakers in their place](/residential/fuse-box-conversions) are the next step.',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in the Triangle',
    items: {
      'esa-certified': 'Three-phase work is no place for guesses. Look us up: {licence}.',
      'service-24-7': 'A fridge or a fermenter is warming up at night? The phone is answered.',
      'local-experts': 'Unmarked factory gear does not scare us, nor do basements with five kinds of cable.',
      guaranteed: 'If a repair does not hold, it was not finished. We come back and finish it.',
    },
  },
  questions: [
    {
      question: 'Can we reuse the old factory service in our unit?',
      answer:
        'Perhaps. It has to be inspected, and spare parts must still exist. Let us test it before you spend money on anything that depends on it.',
    },
    {
      question: 'My house has both old and new wiring. Is that dangerous?',
      answer:
        'Not by itself. The danger is a bad joint between the two. An inspection finds those, and it takes far less time than rewiring.',
    },
  ],
  form: {
    heading: 'Ask about your house or unit',
    lead: 'Give us the address, and say if you have photos of the panel or the old switchgear.',
    example: 'Example: Taking over a unit on Sterling Road with old 600 V gear, need 120/208 V for a studio.',
  },
  // By hand: Symington and Wallace Avenues.
  map: { latitude: 43.6585, longitude: -79.451 },
  street: {
    why: 'Brick semis, converted factories',
    horizon: 'froof',
    row: 'semi:1 +5 ~semi pol +6 row:1 row*2 map +6 loft:1356 hyd +8 cott:1 +6 semi:2 +5 semi | pol +6 loft:24 +8 plant:23 +12 hyd row*2 row:3 +6 semi:5 map +2 semi pol +6 four:1 elm row*3',
    ends: 'map elm',
    house: 'plant:23',
  },
})
