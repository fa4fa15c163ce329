import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'North York',
  menus: ['footer'],
  seoTitle: 'North York electricians for offices, condos and plants, 24/7',
  metaDescription:
    'Licensed North York electrical contractor for offices, plants, condo boards and rental towers. Night work, emergencies 24/7. Ask for a written quote.',
  h1: 'Commercial electricians in North York',
  streetSentence: 'We fit out offices, trace faults, and give towers and plants a drawing that matches the building.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/etobicoke',
    'gta/vaughan',
    'gta/thornhill',
    'gta/scarborough',
    'gta/east-york',
    'toronto/midtown-toronto',
  ],
  answers: {
    come: 'Yes, to businesses and buildings in the whole district, and to [North York homes](/toronto/north-york).',
    cost: 'In offices and shops, finding a fault costs {price:diagnostics}, and a panel {price:panel-upgrade}. Shutdowns are quoted.',
  },
  typicalJobs: [
    {
      title: 'A fit-out for a new tenant',
      text: 'We start with your equipment list and the panel you have, and quote from the number of circuits.',
      service: 'commercial/office-retail-restaurant',
    },
    {
      title: 'Chargers for a condo garage',
      text: "Find out the building's spare capacity before the third owner asks. A shared, managed system can cost less per space than single cables.",
      service: 'ev-energy/energy-management',
    },
    {
      title: 'Finding an intermittent fault',
      text: 'Lights may drop out on one floor, or a breaker may trip every Tuesday. We measure it, and then tell you what to replace.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'This is for a shop or suite panel. Larger panelboards are changed on a weekend, and quoted separately.',
    'wiring-outlets': 'We plan circuits desk by desk, and label them at both ends.',
    'emergency-repairs': 'Call at any hour when ovens or lights in an office are down. Plants hear the price by phone.',
    'smart-home':
      'We fit lighting scenes and quiet shades in penthouses and model suites, and show you how to use them.',
    'ev-chargers': 'For condo garages we do the load study, the metering plan and the papers for the board.',
    commercial: 'We do fit-outs on 120/208 V, plant feeds on 347/600 V, and LED retrofits floor by floor.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Offices and plants from the 1950s on',
      text: 'Offices and plants of that age may still have their first switchgear. Spare parts for it get scarce, so have it tested before you depend on it.',
    },
    {
      title: 'When a condo owner asks for a charger',
      text: 'Since 2018 an owner may apply in writing, and the board needs proper grounds to refuse. A system that the corporation installs for everyone follows other rules.',
    },
    {
      title: 'Standby power that has been tested',
      text: 'Elevators, pumps and servers stop in an outage. For standby power in a building, the Fire Code asks for weekly and monthly checks, and for a yearly test under load.',
    },
  ],
  notes: [
    {
      heading: 'Drawings that match the building',
      paragraphs: [
        'Tenants come and go, circuits are added, and the drawing in the electrical room falls behind. We trace the feeds and leave you a new one-line drawing of the [power distribution](/commercial/power-distribution). It makes the next shutdown shorter.',
      ],
    },
    {
      heading: 'Condo boards and car charging',
      paragraphs: [
        'Before the vote, ask for two figures. The first is what the building has to spare at night, and the second is what a shared system would cost per space. The utility has to give multi-family buildings a free first consultation. We bring the load study and sit in with you.',
      ],
    },
    {
      heading: 'More power before you sign a lease',
      paragraphs: [
        'Send us the equipment list first, because the service you have may be enough for a kitchen or a clinic. If it is not, [a larger service takes planning](/residential/panel-upgrades#utility), so tell your landlord early. Rental towers are described on our [East York page](/gta/east-york).',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'Your vendor file needs our number, {licence}. We are insured and report each job to ESA, the Electrical Safety Authority.',
    'service-24-7': 'After hours your superintendent needs one number, {phone}.',
    'local-experts': 'Our {street:toronto} office is nearby, and we are glad to meet you on site.',
    guaranteed: 'If our work has a deficiency, we fix it, and the inspection papers go in your binder.',
  },
  questions: [
    {
      question: 'How long must emergency lights last in a tower?',
      answer:
        'Most high-rises need two hours. Most lower buildings need at least 30 minutes, and the units that we fit there give at least 90 minutes. The Fire Code asks for a check each month and a full test once a year.',
    },
    {
      question: 'Can you work nights in an occupied building?',
      answer:
        'Yes, where by-laws and the building allow. We can make connections at night, but not drill into concrete. We post notices and keep to the hours on them.',
    },
  ],
  form: {
    lead: 'Tell us the type of building, who pays the hydro bill, and when the power could be off.',
    example: 'Example: Two-storey office near Don Mills and Lawrence, adding a dental suite, need a capacity check.',
  },
  // By hand: North York Centre, Yonge Street.
  map: { latitude: 43.7682, longitude: -79.4126 },
  street: {
    why: 'Yonge condos, offices, plants',
    horizon: 'towers',
    back: 'condo@-110:135 condo@60:246 condo@330:13 condo@410:25',
    row: 'bungalow +8 shed:1 pole +8 plant:23 +14 transformer-pole bungalow:2 +8 maple bungalow:1 | +10 condo:12 +14 shop:1 shop shop pole +8 condo:456 +10 slab:1346 transformer-pole elm bungalow:2 +8 slab:25 +6 pole bungalow:1',
    ends: 'maple elm',
  },
})
