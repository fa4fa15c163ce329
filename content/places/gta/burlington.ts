import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Burlington',
  menus: ['header'],
  seoTitle: 'Burlington electricians: sump circuits, panels, 24/7 help',
  metaDescription:
    'Licensed Burlington electricians for sump pump circuits, raised panels, fuse boxes and EV chargers. Emergencies 24/7. Call us for a written quote.',
  h1: 'Electricians in Burlington',
  heroDescription:
    'We give the sump pump its own circuit, hang panels higher, and replace the fuse boxes of the 1950s.',
  excerpt:
    'Sump circuits and raised panels after two floods, postwar bungalows with fuses, and newer streets to the north.',
  updatedOn: '2026-11-21',
  utility: 'burlington-hydro',
  neighbours: ['gta/milton', 'gta/georgetown', 'gta/mississauga', 'gta/oakville'],
  answers: {
    come: 'Yes, from Aldershot to the Oakville line and up to the new streets in the north.',
    cost: 'Replacing a fuse box costs {price:fuse-to-breaker}, and a panel {price:panel-upgrade}. Sump circuits depend on the distance.',
  },
  jobs: {
    heading: 'What Burlington basements need',
    items: [
      {
        title: 'A circuit for the sump pump alone',
        text: 'A pump that shares with a freezer can trip on the worst night of the year. The price follows the distance to the panel and whether the ceiling is finished.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Fuses out, breakers in',
        text: 'Bungalows and side-splits of the 1950s often began with 60 A. While we are there, the new panel can hang higher.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'A generator for the pump',
        text: 'Heavy rain and dark streets often come together. The list of what must run decides the size, and the size decides the price.',
        service: 'ev-energy/generator-wiring',
      },
    ],
  },
  services: {
    heading: 'Burlington electrical services',
    cards: {
      'panel-upgrades': 'Higher on the wall, with working space around it and a breaker for every pump.',
      'wiring-outlets': 'Basement outlets lifted, two-prong ones upstairs replaced, bath fans vented outside.',
      'emergency-repairs': 'A dead pump, a dead furnace, a breaker that will not stay on: we answer all night.',
      'smart-home': 'A leak sensor on the basement floor that reaches your phone before the carpet is wet.',
      'ev-chargers': 'Bigger garages up north make it easy. In an older carport we plan the cable.',
      commercial: 'Brant Street shops, Lakeshore patios, plants by the QEW: power, lights and tidy panels.',
    },
  },
  facts: {
    heading: 'What the water did in Burlington',
    items: [
      {
        title: '3,097 homes flooded in August 2014',
        text: "That is the city's own count, after nearly 200 mm of rain in one day. Electricity and basements have been one subject here ever since.",
      },
      {
        title: 'The flood of July 2024',
        text: '1,407 owners had damage, ten years on. Silt stays behind an outlet plate long after the floor is dry, so wet ones are checked and often replaced.',
      },
      {
        title: 'Three ages of wiring, south to north',
        text: 'Fuses and 60 A in the first bungalows, 100 A in the splits, aluminum in some of the last before 1980. North of those it is copper.',
      },
    ],
  },
  more: [
    {
      heading: 'If the basement floods',
      paragraphs: [
        '{danger-short:water} In this city that is Burlington Hydro. Once it has drained, a licensed electrician looks at every part that was under water. ESA, the Electrical Safety Authority, inspects before the power comes back. No part is sound by itself, not even the main breaker.',
      ],
    },
    {
      heading: 'The mast is yours to repair',
      paragraphs: [
        'So many owners ask that the utility has a page about it. The mast is the pipe above your roof. It belongs to the house, like its bracket and the meter base, so after wind they are a job for an electrician. We rebuild, ESA inspects, and then you are reconnected. [Oakville](/gta/oakville) learned it in July 2013. {danger-short:mast}',
      ],
    },
  ],
  reasons: {
    heading: 'What you get from us in Burlington',
    items: {
      'esa-certified':
        '{licence}, insured. After a flood your insurer will ask for the inspection papers; we file for them.',
      'service-24-7': 'Rain keeps no office hours. Neither does {phone}.',
      'local-experts': 'We ask how high the water came last time, then draw the panel above it.',
      guaranteed: 'We run the pump before we go. If our circuit fails, we are back.',
    },
  },
  questions: [
    {
      question: 'How high should a basement panel be?',
      answer:
        'No single height suits every street. We go by your own history of water, the headroom, and the clear space that the code wants in front.',
    },
    {
      question: 'Outlets got wet and dried. Can we use them again?',
      answer:
        'Not until each has been checked. Most cost little to replace, and the cable behind them is tested at the same time.',
    },
  ],
  form: {
    heading: 'Ask for a Burlington quote',
    lead: 'The job, the street and the age of the house. If water has been in, say how high.',
    example: 'Example: 1962 side-split, sump on a shared circuit, panel is waist high, want both sorted.',
  },
  // By hand: downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland).
  map: { latitude: 43.3255, longitude: -79.799 },
  street: {
    why: 'Lakeside bungalows and splits',
    horizon: 'flake',
    row: 'sub:1 +6 ~sub pol +8 two:3 map +6 bung:1 spr split:13 hyd +10 bung elm | +4 ~split:2 map +4 bung:2 pol +10 back:1 spr +6 ~bung hyd +8 split:1 elm two +8 pol tha*2 thb:1',
    ends: 'elm spr',
  },
})
