import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Etobicoke',
  order: 30,
  seoTitle: 'Etobicoke home electricians: rewiring, rebuilds, EV',
  metaDescription:
    'Licensed home electricians in Etobicoke, from the Kingsway to Alderwood: rewiring, panels, new builds, 24/7 repairs. Call for a written quote.',
  h1: 'Home electricians in Etobicoke',
  heroDescription: 'We rewire Kingsway houses, enlarge bungalow panels, and wire new builds in Alderwood.',
  excerpt:
    "Kingsway rewiring, Alderwood rebuilds and veterans' houses that have outgrown their service: Etobicoke's home streets.",
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: [
    'gta/woodbridge',
    'gta/vaughan',
    'toronto/north-york',
    'toronto/bloor-west',
    'toronto/high-park',
    'gta/mississauga',
  ],
  answers: {
    come: 'Yes, from the Kingsway to the lake. Shops, plants and towers have [another page](/gta/etobicoke).',
    cost: 'Most panels fall within {price:panel-upgrade}, and wiring a car charger within {price:ev-level-2}.',
  },
  jobs: {
    heading: 'What Etobicoke homeowners book',
    items: [
      {
        title: 'A bigger panel for a bungalow',
        text: 'Four or six fuses cannot run a house that cooks, cools and charges. A modern panel can.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A car charger in the drive',
        text: 'We place it where one cable reaches both cars, and size its circuit to what your house can spare.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'Kingsway rewiring',
        text: 'We replace old cloth-covered circuits, called knob and tube, a few rooms at a time, so you can stay at home. Plaster and access move the price.',
        service: 'residential/knob-tube-wiring',
      },
    ],
  },
  services: {
    heading: 'What we do in Etobicoke homes',
    cards: {
      'panel-upgrades': 'A crowded 60 A box replaced by a panel with room for the next twenty years.',
      'wiring-outlets': 'Rewiring that is kind to plaster, and proper kitchen and laundry circuits in small houses.',
      'emergency-repairs': 'Storm damage, a burnt outlet, a main that has quit: one number, every night of the year.',
      'smart-home': 'Lutron lights and shades, planned with your builder or added later by radio.',
      'ev-chargers': 'One car or two, garage or drive. The load comes first, then the charger.',
      commercial: 'Doctors, daycares and storefronts among the houses, wired around opening hours.',
    },
  },
  facts: {
    heading: 'Etobicoke houses and their wiring',
    items: [
      {
        title: 'The Kingsway of the 1920s',
        text: 'Kingsway Park was planned between the wars. Its houses were often wired with knob and tube, then extended by every owner since.',
      },
      {
        title: "Veterans' houses of 1946",
        text: 'They stand at Royal York and the Queensway. Thorncrest Village had begun the year before. A 60 A service was normal then.',
      },
      {
        title: 'When a lot is rebuilt',
        text: 'Alderwood bungalows are often torn down for bigger houses. Two chargers and heat pumps can call for 400 A, and load sharing can keep it at 200.',
      },
    ],
  },
  more: [
    {
      heading: 'Tearing down and building new',
      paragraphs: [
        'Send the electrical request first, and not last. The old service must be taken off before demolition, and a temporary one agreed for the builders. The new one has to be designed before anybody pours a driveway over its route.',
        "We build the part that belongs to the house, file with the Electrical Safety Authority, and keep your contractor told of each date. [The utility's part takes far longer](/residential/panel-upgrades#utility).",
      ],
    },
    {
      heading: 'After a windy night by the lake',
      paragraphs: [
        'Check the pipe that takes the wire into your house, and do it from the ground. {danger:mast} Once the line is safe, we [rebuild the mast](/emergency/panel-repairs#mast-torn-off). Toronto Hydro reconnects you when it has been inspected.',
      ],
    },
    {
      heading: 'Shops, plants and condo towers',
      paragraphs: [
        'For the lakeshore towers and the industry north of the 401, see [Etobicoke as a district](/gta/etobicoke).',
      ],
    },
  ],
  reasons: {
    heading: 'Why hire us in Etobicoke',
    items: {
      'esa-certified':
        'Write down {licence}. Every licensed contractor must show a number like it on quotes, vans and invoices.',
      'service-24-7': 'Lake storms like weekends. The emergency phone works then too, and on holidays.',
      'local-experts': 'We have opened enough Kingsway plaster and Alderwood crawl spaces to plan before we cut.',
      guaranteed: 'If our installation proves faulty, putting it right is on us.',
    },
  },
  questions: [
    {
      question: 'Can the old house keep power until demolition day?',
      answer:
        'Close to it. Toronto Hydro sets the date, so ask well ahead. Power for the builders is a second request, and we can send in both.',
    },
    {
      question: 'We want a hot tub and a second suite. Is 100 A enough?',
      answer:
        'Maybe not. A tub and a second kitchen are both heavy loads. A load calculation adds up everything in the house and tells you before you buy either one.',
    },
  ],
  form: {
    heading: 'Book an Etobicoke home electrician',
    lead: 'Call for a fault. For a build, tell us the street and when the drawings are due.',
    example: 'Example: Rebuilding a bungalow next fall, need to know when to apply for the new service.',
  },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  map: { latitude: 43.638, longitude: -79.536 },
  street: {
    why: "Kingsway, Alderwood, veterans' houses",
    horizon: 'ftree',
    row: 'bung:1 +8 sub:2 pol +8 bung elm +4 four:3 elm tud:12 elm hyd +4 ~tud:3 elm four:4 elm | tud:1 pol elm +2 war:1 +12 ~war +12 war:3 hyd map +4 bung:2 +8 ~sub:1 pol +8 bung elm',
    ends: 'elm spr',
    house: 'tud:12',
  },
})
