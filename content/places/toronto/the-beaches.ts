import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Beaches',
  order: 60,
  seoTitle: 'Beaches electricians: storm repairs, rewiring, outdoors',
  metaDescription:
    'Licensed electricians in The Beaches: storm repairs day and night, rewiring of wood houses, hot tubs and outdoor power. Call for a written quote.',
  h1: 'Electricians in The Beaches',
  heroDescription: 'We repair storm damage, rewire wood houses, and fit outdoor power that stands up to the lake.',
  excerpt: 'Storm masts, weatherproof outdoor circuits and careful rewiring in the wood and brick houses by the lake.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/east-york', 'gta/scarborough', 'toronto/leslieville', 'toronto/the-danforth'],
  answers: {
    come: 'Yes, from the boardwalk up past Queen and Kingston Road, in any weather.',
    cost: 'Finding why something trips costs {price:diagnostics}, and a new panel {price:panel-upgrade}. Moving one costs more.',
  },
  jobs: {
    heading: 'What people by the lake book',
    items: [
      {
        title: 'An outlet that trips after rain',
        text: 'Water has found its way into a box. We find out which one and how it gets in, and then we price the cure.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
      {
        title: 'Power for a hot tub',
        text: 'A circuit of its own with shock protection, and all the metal tied together as the new code asks. A long trench costs more.',
        service: 'residential/hot-tub-pool-connections',
      },
      {
        title: 'A panel moved off a damp wall',
        text: 'Steel and wet stone do not get along. The new panel leaves space for the sump pump, the tub and the car. How far it moves decides the price.',
        service: 'residential/panel-upgrades',
      },
    ],
  },
  services: {
    heading: 'Electrical work inside and outside',
    cards: {
      'panel-upgrades': 'A dry wall, a new panel, and a breaker of its own for the sump pump.',
      'wiring-outlets': 'Outdoor outlets under proper covers, and new cable in wood walls with the trim left on.',
      'emergency-repairs': 'A room dead after a storm, with every wire still up? Call us, day or night.',
      'smart-home': 'Porch and path lights that come on at dusk, and shades for the afternoon sun.',
      'ev-chargers': 'With a drive, you can have a weather-rated charger on a post or a wall. Without, we say so.',
      commercial: 'Queen Street cafés and shops: coolers, signs, patio heat, and a panel that copes in July.',
    },
  },
  facts: {
    heading: 'What lake weather does to wiring',
    items: [
      {
        title: 'Houses of wood, then of brick',
        text: 'At Kew Beach nearly all were wood, and elsewhere brick joined in until the 1930s. Their first wiring was knob and tube: single wires on porcelain, spaced to shed heat.',
      },
      {
        title: 'Cottages, gone in 1931',
        text: 'People call this an old cottage colony. About fifty stood on the lakefront, yet most houses were built to live in all year.',
      },
      {
        title: 'No salt, but plenty of damp',
        text: 'Lake Ontario is fresh water. Humidity and driven rain still creep into porch lights, deck outlets and gate motors, so we use sealed boxes and fittings that resist rust.',
      },
    ],
  },
  more: [
    {
      heading: 'After a gale: who repairs what?',
      paragraphs: [
        'The mast is the pipe above the eaves that takes in the overhead wire. It is yours, and so is the box that holds the meter. {danger:mast}',
        'The repair has an order. Toronto Hydro makes the line safe. We rebuild the mast. The Electrical Safety Authority inspects, and the utility connects you again. Having [an emergency electrician](/emergency/electrical-repairs) lined up shortens the dark part.',
      ],
    },
    {
      heading: 'Insulated walls and old wires',
      paragraphs: [
        'Old wire in open air cools itself. In a wall that was later filled with insulation, it cannot. We check those walls first, and start a [rewire in stages](/residential/knob-tube-wiring) there.',
      ],
    },
    {
      heading: 'Outdoor lights that last',
      paragraphs: [
        'Gaskets, covers that close over the plug, and metal that does not rust: that is what [garden and path lighting](/residential/landscape-outdoor-lighting) needs near the water.',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in The Beaches',
    items: {
      'esa-certified':
        'After a storm, the power comes back only once licensed work is inspected. We work under {licence}.',
      'service-24-7': 'Gales blow at night too, and you reach a person then as well.',
      'local-experts': 'We know what a porch light looks like after five winters by the lake.',
      guaranteed: 'If water gets into a box that we sealed, we open it and do it over.',
    },
  },
  questions: [
    {
      question: 'My mast leans, but the lights still work. Is it urgent?',
      answer:
        'Yes. Another gust could bring the wire down. {danger-short:mast} The outage line of Toronto Hydro is {outage:toronto-hydro}.',
    },
    {
      question: 'Why does my deck outlet trip after rain?',
      answer:
        'A little current leaks through the damp, and the protection in the outlet (a GFCI) does its duty. Leave it off until somebody has dried and checked it.',
    },
  ],
  form: {
    heading: 'Book a Beaches electrician',
    lead: 'For planned work, a few lines will do: the street, what you want, and when you are home.',
    example: 'Example: Wind bent the pipe over our roof, Toronto Hydro has cut the line, need it rebuilt.',
  },
  // By hand: Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539.
  map: { latitude: 43.6705, longitude: -79.2985 },
  street: {
    why: 'Frame houses by the water',
    horizon: 'flake',
    row: 'four:1 elm lake:14 pol +6 shop:1 shop +16 lake:2 +8 ~lake elm pol cott:1 +8 lake:123 | +60 four:4 elm pol +4 ~lake:4 +8 cott elm lake:1 elm pol +6 four:2 elm +2 lake:23 +8 ~lake',
    ends: 'elm map',
    house: 'lake:14',
  },
})
