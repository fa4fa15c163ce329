import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Scarborough',
  menus: ['footer'],
  seoTitle: 'Scarborough electricians: fuses, suites, plazas, 24/7',
  metaDescription:
    'Licensed Scarborough electricians for fuse boxes, aluminum wiring, basement suites, towers and plazas. Emergencies 24/7. Call for a written quote.',
  h1: 'Electricians in Scarborough',
  streetSentence: 'We change fuse boxes, check aluminum wiring, and power the suites and plazas of Scarborough.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['gta/east-york', 'gta/north-york', 'gta/markham', 'gta/pickering', 'toronto/the-beaches'],
  answers: {
    come: 'Yes, we come to all of Scarborough from our {street:toronto} office.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a panel {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'The fuse box on a 1950s street',
      text: 'Many streets were built at one time. If a neighbour had the fuses changed, ask what the electrician found.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Power for a basement suite',
      text: '{rule:suite} Two kitchens often outgrow 60 or 100 A, so have the load calculated before the drywall goes up. We quote it from your plan.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Aluminum circuits checked',
      text: 'Aluminum is safe when it is connected with the right parts. A loose screw or the wrong outlet gets warm, and that is what we look for. More outlets take longer.',
      service: 'emergency/electrical-repairs',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We change the panel in a day. A suite, a car or a heat pump may need more amps.',
    'wiring-outlets':
      'We fit three-prong outlets with a real ground, and kitchen circuits that can run a kettle and a toaster.',
    'emergency-repairs': 'Call us about a dead bedroom, a breaker that trips, or a store without lights.',
    'smart-home': 'Three dimmers and a thermostat are a good start in a postwar bungalow.',
    'ev-chargers': 'We wire chargers in carports and on driveways. A managed charger can work on 100 A.',
    commercial: 'In plazas, places of worship and warehouses we do refits, LED lighting, exit signs and panels.',
  },
  facts: [
    {
      title: 'Fuses and aluminum by age of house',
      text: 'Houses from before the mid-1960s often have fuses and 60 or 100 A. Houses from the mid-1960s to the late 1970s may have aluminum wiring.',
    },
    {
      title: 'New shops along Line 5',
      text: 'A new restaurant on the Golden Mile may need far more power than the store before it. Ask us to check the service before you sign the lease.',
    },
    {
      title: 'Generators and carbon monoxide',
      text: 'In long outages carbon monoxide calls rise, because people run generators and barbecues indoors. {danger-short:generator}',
    },
  ],
  notes: [
    {
      heading: 'Carbon monoxide alarms: the 2026 rule',
      paragraphs: [
        'Since January 1, 2026 a home with a fuel-burning appliance, a fireplace or an attached garage needs carbon monoxide alarms {danger-short:co-places}. So does a home heated by a fuel-fired unit elsewhere in the building. Landlords supply them. We install [wired and linked alarms](/residential/surge-protection-alarms). {danger-short:co}',
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
    'esa-certified': 'Check {licence} with the Electrical Safety Authority (ESA) if you like. We are insured as well.',
    'service-24-7': 'We answer {phone} on nights and holidays too.',
    'local-experts': 'Houses on one street often have wiring of the same age, so we know what to bring.',
    guaranteed: 'We tighten and test each connection that we make, and redo it if it fails.',
  },
  questions: [
    {
      question: 'Can I sell a house that still has fuses?',
      answer:
        'Yes, people do. The buyer needs insurance, though, and many insurers ask for 100 A. Some accept a sound 100 A fuse panel with an inspection and the right fuse holders (rejectors).',
    },
    {
      question: 'Should basement tenants have their own panel?',
      answer:
        'It helps, because a subpanel lets them reset a breaker without coming upstairs. First find out whether the main can carry both floors.',
    },
  ],
  form: {
    lead: 'Tell us your main intersection, whether you have fuses or breakers, and what has changed lately.',
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
