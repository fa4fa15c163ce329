import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Junction Triangle',
  order: 90,
  seoTitle: 'Junction Triangle electricians: houses, lofts, 600 V',
  metaDescription:
    'Licensed Junction Triangle electricians for brick houses, lofts and studios: panels, rewiring, old 600 V gear, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Junction Triangle',
  heroDescription:
    'We work on household panels and on 600 V cabinets, in the brick houses and old factories of the Triangle.',
  excerpt: "Brick houses of the 1910s and '20s beside converted factories, all inside a triangle of railway lines.",
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/little-italy', 'toronto/high-park', 'toronto/bloor-west'],
  answers: {
    come: 'Yes, we come to the houses, the lofts, and the studios on Sterling Road.',
    cost: 'A house panel costs {price:panel-upgrade}, and tracking down a fault costs {price:diagnostics}.',
  },
  jobs: {
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
    cards: {
      'panel-upgrades': 'We replace a rusty or crowded panel with one that has labels and free spaces.',
      'wiring-outlets': 'We remove dead ends, and run grounded cable to kitchens, desks and laundry corners.',
      'emergency-repairs': 'If part of the house is out or a machine trips the panel, we trace the fault.',
      'smart-home': 'Galleries and lofts get lighting scenes, and leak sensors for when nobody is there.',
      'ev-chargers': 'Parking is mostly on lanes and shared lots. We check who owns the stall, then price the cable.',
      commercial: 'In breweries, galleries and workshops we identify old gear, add transformers and draw up panels.',
    },
  },
  facts: {
    items: [
      {
        title: 'Knob and tube in brick houses',
        text: 'The brick houses were wired with knob and tube, loose wires held off the wood by porcelain. Later owners often joined new cable to it in hidden spots.',
      },
      {
        title: '600 V left behind by industry',
        text: 'Factories here took in 347/600 V, and a loft or a brewery may inherit the cabinet. Have it tested before you rely on it.',
      },
      {
        title: 'What a studio needs',
        text: 'Ordinary outlets and kitchen equipment need 120/208 V. If the old service is sound, a dry transformer, one without oil, supplies it.',
      },
    ],
  },
  more: [
    {
      heading: 'Taking over an old factory unit',
      paragraphs: [
        'You may find a grey cabinet and no drawing. We trace it, tag it, and say what it can safely feed. Then you know what you are renting before you sign.',
        'If the unit needs more power, start now. A complete request on the first day shortens the wait at Toronto Hydro. It has load figures, a one-line drawing, the meter position and photographs, and we prepare it. Our page on [transformers and subpanels](/commercial/transformers-subpanels) shows what sits between the service and your outlets.',
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
    items: {
      'esa-certified': 'Three-phase work is no place for guesses. You can look us up under {licence}.',
      'service-24-7': 'If a fridge or a fermenter is warming up at night, call, and we answer.',
      'local-experts': 'We are used to unmarked factory gear, and to basements with five kinds of cable.',
      guaranteed: 'If a repair does not hold, it was not finished. We come back and finish it.',
    },
  },
  questions: [
    {
      question: 'Can we reuse the old factory service in our unit?',
      answer:
        'Perhaps you can. It has to be inspected, and spare parts must still exist. Let us test it before you spend money on anything that depends on it.',
    },
    {
      question: 'My house has both old and new wiring. Is that dangerous?',
      answer:
        'It is not dangerous by itself. The danger is a bad joint between the two. An inspection finds those, and it takes far less time than rewiring.',
    },
  ],
  form: {
    lead: 'Give us the address, and say if you have photos of the panel or the old switchgear.',
  },
  // By hand: Symington and Wallace Avenues.
  map: { latitude: 43.6585, longitude: -79.451 },
  street: {
    why: 'Brick semis, converted factories',
    horizon: 'roofs',
    row: 'semi:1 +5 ~semi pole +6 rowhouse:1 rowhouse*2 maple +6 loft:1356 transformer-pole +8 cottage:1 +6 semi:2 +5 semi | pole +6 loft:24 +8 plant:23 +12 transformer-pole rowhouse*2 rowhouse:3 +6 semi:5 maple +2 semi pole +6 foursquare:1 elm rowhouse*3',
    ends: 'maple elm',
    house: 'plant:23',
  },
})
