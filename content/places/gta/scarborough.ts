import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Scarborough',
  menus: ['footer'],
  seoTitle: 'Scarborough electricians: fuses, suites, plazas, 24/7',
  metaDescription:
    'Licensed Scarborough electricians for fuse boxes, aluminum wiring, basement suites, towers and plazas. Emergencies 24/7. Call for a written quote.',
  h1: 'Electricians in Scarborough',
  heroDescription: 'We change fuse boxes, check aluminum wiring, and power the suites and plazas of Scarborough.',
  excerpt: 'Districts of one wiring age: fuse panels, aluminum, basement suites, slab towers and Golden Mile plazas.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['gta/east-york', 'gta/north-york', 'gta/markham', 'gta/pickering', 'toronto/the-beaches'],
  answers: {
    come: 'Yes, Birch Cliff to Malvern, Golden Mile to Rouge, from our {street:toronto} office.',
    cost: 'Replacing screw-in fuses costs {price:fuse-to-breaker}, a panel {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  jobs: {
    heading: 'Bungalow jobs across Scarborough',
    items: [
      {
        title: 'The fuse box on a 1950s street',
        text: 'Whoever built your street built it in one go. If a neighbour had fuses changed, ask what was found. Then compare the quotes.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'Power for a basement suite',
        text: 'Two kitchens often outgrow 60 or 100 A. Have that settled before the drywall goes up, because afterwards it costs more. We quote it from your plan.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Aluminum circuits checked',
        text: 'Sound when it ends on the right parts. A loose screw or the wrong outlet runs warm, and that is what we look for. The number of outlets decides the price.',
        service: 'emergency/electrical-repairs',
      },
    ],
  },
  services: {
    heading: 'Services for Scarborough homes and shops',
    cards: {
      'panel-upgrades': 'Tell us if a suite, a car or a heat pump is coming; we size it once.',
      'wiring-outlets': 'Three-prong outlets that are truly grounded, and counters that survive kettle plus toaster.',
      'emergency-repairs': 'A dead bedroom, a breaker that trips at breakfast, a store without lights: day or night.',
      'smart-home': 'Three dimmers and a thermostat make a start in a postwar bungalow.',
      'ev-chargers': 'Carport, driveway, or a lot behind a plaza. A managed unit can live with 100 A.',
      commercial: 'Plaza units, places of worship, warehouses: refits, LED lighting, exit signs, balanced panels.',
    },
  },
  facts: {
    heading: 'How Scarborough was wired',
    items: [
      {
        title: 'Ten times the people in twenty years',
        text: 'From 25,000 people in 1945 to nearly 250,000 in 1964. In those years came fuses and 60 A, then 100 A, then aluminum from the mid-1960s.',
      },
      {
        title: 'Line 5 ends in Scarborough',
        text: 'It opened in February 2026 and passes the Golden Mile, which made shells in the war, then fridges at Frigidaire and Inglis. Now it is plazas, and new tenants want new circuits.',
      },
      {
        title: '111 carbon monoxide calls in one evening',
        text: 'Toronto had them in the 2013 ice storm, when about 300,000 Toronto Hydro customers were out. Twenty are usual.',
      },
    ],
  },
  more: [
    {
      heading: 'Carbon monoxide alarms: the 2026 rule',
      paragraphs: [
        'Since January 1, 2026 a home with a fuel-burning appliance, a fireplace or an attached garage, or with heat from a fuel-fired unit elsewhere in the building, needs them {danger-short:co-places}. Landlords supply them. We install [wired and linked alarms](/residential/surge-protection-alarms). {danger-short:co}',
      ],
    },
    {
      heading: 'Plazas and slab towers',
      paragraphs: [
        'We refit [stores and restaurants](/commercial/office-retail-restaurant) unit by unit and balance the panel they share. In towers we work with the superintendent: [corridor lights](/commercial/panel-lighting-upgrades), suite panels, and notices before any shutdown. Landlords find more on our [East York page](/gta/east-york).',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in Scarborough',
    items: {
      'esa-certified':
        'Ask any electrician for the number. Ours is {licence}, checked by the Electrical Safety Authority (ESA). Insured.',
      'service-24-7': 'Nights and holidays too: {phone}.',
      'local-experts': 'Having met one panel on your street, we know what to bring for the next.',
      guaranteed: 'Each connection we make is tightened, tested, and redone if it should ever fail.',
    },
  },
  questions: [
    {
      question: 'Can I sell a house that still has fuses?',
      answer:
        'People do. The buyer needs insurance, though, and many insurers ask for 100 A. Some accept a sound 100 A fuse panel with an inspection and the right fuse holders.',
    },
    {
      question: 'Should basement tenants have their own panel?',
      answer:
        'It helps. A subpanel lets them reset a breaker without coming upstairs. Whether the main can carry both floors is a question to settle before that.',
    },
  ],
  form: {
    heading: 'Get a Scarborough visit going',
    lead: 'Main intersection, fuses or breakers, and what has changed lately.',
    example: 'Example: Bungalow at Kennedy and Lawrence, aluminum wiring, planning a second kitchen downstairs.',
  },
  // By hand: Scarborough Town Centre.
  map: { latitude: 43.7731, longitude: -79.2579 },
  street: {
    why: 'Bungalow districts, slab towers',
    horizon: 'fpyl',
    back: 'slab@215:135',
    row: 'bung:1 +8 split:3 pol +8 bung +8 ~bung:2 map hyd +8 back:1 +8 bung:1 | +8 slab:1456 +10 ~bung pol +8 bung:2 +8 split map hyd +10 slab:235 +12 bung +8 ~bung:1',
    ends: 'map elm',
  },
})
