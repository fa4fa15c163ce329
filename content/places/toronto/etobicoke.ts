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
  updatedOn: '2026-11-24',
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
    cost: 'Most new panels cost {price:panel-upgrade}, and wiring a car charger costs {price:ev-level-2}.',
  },
  jobs: {
    items: [
      {
        title: 'A bigger panel for a bungalow',
        text: 'Four or six fuses cannot run a house that cooks, cools and charges. A modern panel can.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A car charger on the drive',
        text: 'We place it where one cable reaches both cars, and size its circuit to what your house can spare.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'Kingsway rewiring',
        text: 'We replace old cloth-covered circuits, called knob and tube, a few rooms at a time, so you can stay at home. The price depends on the plaster and the access.',
        service: 'residential/knob-tube-wiring',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'We replace a crowded 60 A box with a panel that has room for the next twenty years.',
      'wiring-outlets':
        'We rewire with care for the plaster, and give small houses proper kitchen and laundry circuits.',
      'emergency-repairs': 'Call about storm damage, a burnt outlet or a dead main, every night of the year.',
      'smart-home': 'Lutron lights and shades are planned with your builder, or added later without new wires.',
      'ev-chargers': 'For one car or two, we work out the load first and the charger second.',
      commercial: "We wire doctors' offices, daycares and storefronts around opening hours.",
    },
  },
  facts: {
    items: [
      {
        title: 'Old wiring in the Kingsway',
        text: 'Houses of the 1920s and 1930s were often wired with knob and tube, and then extended by one owner after another.',
      },
      {
        title: '60 A in postwar houses',
        text: 'A 60 A service was normal in the houses built for veterans after the war. Cooking, cooling and charging soon need more.',
      },
      {
        title: 'When a lot is rebuilt',
        text: 'Alderwood bungalows are often replaced by bigger houses. Two chargers and heat pumps can call for 400 A, and load management can keep it at 200.',
      },
    ],
  },
  more: [
    {
      heading: 'Tearing down and building new',
      paragraphs: [
        'Send the electrical request first, not last. The old service must be taken off before demolition, and the builders need a temporary one. The new one has to be designed before anybody pours a driveway over its route.',
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
    items: {
      'esa-certified':
        'Write down {licence}. Every licensed contractor must show such a number on quotes, vans and invoices.',
      'service-24-7': 'The emergency phone works on weekends and holidays, when lake storms do their worst.',
      'local-experts': 'We have opened enough Kingsway plaster and Alderwood crawl spaces to plan before we cut.',
      guaranteed: 'If our installation proves faulty, putting it right is on us.',
    },
  },
  questions: [
    {
      question: 'Can the old house keep power until demolition day?',
      answer:
        'Nearly until then. Toronto Hydro sets the date, so ask well ahead. Power for the builders is a second request, and we can send in both.',
    },
    {
      question: 'We want a hot tub and a second suite. Is 100 A enough?',
      answer:
        'It may not be, because a tub and a second kitchen are both heavy loads. A load calculation adds up everything in the house and tells you before you buy either one.',
    },
  ],
  form: {
    lead: 'Call us for a fault. For a build, tell us the street and when the drawings are due.',
  },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  map: { latitude: 43.638, longitude: -79.536 },
  street: {
    why: "Kingsway, Alderwood, veterans' houses",
    horizon: 'trees',
    row: 'bungalow:1 +8 subdivision:2 pole +8 bungalow elm +4 foursquare:3 elm tudor:12 elm transformer-pole +4 ~tudor:3 elm foursquare:4 elm | tudor:1 pole elm +2 wartime:1 +12 ~wartime +12 wartime:3 transformer-pole maple +4 bungalow:2 +8 ~subdivision:1 pole +8 bungalow elm',
    ends: 'elm spruce',
    house: 'tudor:12',
  },
})
