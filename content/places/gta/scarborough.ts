import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Scarborough',
  menus: ['footer'],
  seoTitle: 'Scarborough electricians: fuses, suites, plazas, 24/7',
  metaDescription:
    'Licensed Scarborough electricians for fuse boxes, aluminum wiring, basement suites, towers and plazas. Emergencies 24/7. Call for a written quote.',
  h1: 'Electricians in Scarborough',
  heroDescription: 'We change fuse boxes, check aluminum wiring, and power the suites and plazas of Scarborough.',
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: ['gta/east-york', 'gta/north-york', 'gta/markham', 'gta/pickering', 'toronto/the-beaches'],
  answers: {
    come: 'Yes, we come to all of Scarborough from our {street:toronto} office.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a panel {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  jobs: {
    items: [
      {
        title: 'The fuse box on a 1950s street',
        text: 'Most streets were built in one go. If a neighbour had the fuses changed, ask what was found. Then compare the quotes.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'Power for a basement suite',
        text: 'Two kitchens often outgrow 60 or 100 A. Settle that before the drywall goes up, because afterwards it costs more. We quote it from your plan.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Aluminum circuits checked',
        text: 'Aluminum is sound when it ends on the right parts. A loose screw or the wrong outlet gets warm, and that is what we look for. The number of outlets sets the price.',
        service: 'emergency/electrical-repairs',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'Tell us if a suite, a car or a heat pump is coming, and we size the panel once.',
      'wiring-outlets':
        'We fit three-prong outlets with a real ground, and counters that can run a kettle and a toaster.',
      'emergency-repairs': 'Call us about a dead bedroom, a breaker that trips, or a store without lights.',
      'smart-home': 'Three dimmers and a thermostat are a good start in a postwar bungalow.',
      'ev-chargers':
        'We wire chargers in carports, on driveways and behind plazas. A managed charger can work on 100 A.',
      commercial: 'In plazas, places of worship and warehouses we do refits, LED lighting, exit signs and panels.',
    },
  },
  facts: {
    items: [
      {
        title: 'One wiring age for a whole district',
        text: 'Scarborough grew fast after the war. Houses from before the mid-1960s often have fuses and 60 or 100 A, and later ones may have aluminum.',
      },
      {
        title: 'New shops along Line 5',
        text: 'A restaurant on the Golden Mile needs far more power than the store before it. Ask us to check the service before you sign the lease.',
      },
      {
        title: 'Generators and carbon monoxide',
        text: 'In long outages carbon monoxide calls rise, because people run generators and barbecues indoors. {danger-short:generator}',
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
    items: {
      'esa-certified':
        'Ask any electrician for the licence number. Ours is {licence}, and the Electrical Safety Authority (ESA) can confirm it. We are insured.',
      'service-24-7': 'We answer {phone} on nights and holidays too.',
      'local-experts': 'Once we have seen one panel on your street, we know what to bring for the next.',
      guaranteed: 'We tighten and test each connection, and redo it if it should ever fail.',
    },
  },
  questions: [
    {
      question: 'Can I sell a house that still has fuses?',
      answer:
        'Yes, people do. The buyer needs insurance, though, and many insurers ask for 100 A. Some accept a sound 100 A fuse panel with an inspection and the right fuse holders.',
    },
    {
      question: 'Should basement tenants have their own panel?',
      answer:
        'It helps, because a subpanel lets them reset a breaker without coming upstairs. First find out whether the main can carry both floors.',
    },
  ],
  form: {
    lead: 'Tell us the main intersection, whether you have fuses or breakers, and what has changed lately.',
    example: 'Example: Bungalow at Kennedy and Lawrence, aluminum wiring, planning a second kitchen downstairs.',
  },
  // By hand: Scarborough Town Centre.
  map: { latitude: 43.7731, longitude: -79.2579 },
  street: {
    why: 'Bungalow districts, slab towers',
    horizon: 'pylons',
    back: 'slab@215:135',
    row: 'bungalow:1 +8 split:3 pole +8 bungalow +8 ~bungalow:2 maple transformer-pole +8 backsplit:1 +8 bungalow:1 | +8 slab:1456 +10 ~bungalow pole +8 bungalow:2 +8 split maple transformer-pole +10 slab:235 +12 bungalow +8 ~bungalow:1',
    ends: 'maple elm',
  },
})
