import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'North York',
  menus: ['footer'],
  seoTitle: 'North York electricians for offices, condos and plants, 24/7',
  metaDescription:
    'Licensed North York electrical contractor for offices, plants, condo boards and rental towers. Night work, emergencies 24/7. Ask for a written quote.',
  h1: 'Electricians in North York',
  heroDescription: 'We fit out offices, trace faults, and give towers and plants a drawing that matches the building.',
  excerpt: 'Offices and plants from Don Mills on, condo boards along Yonge, rental towers: the district as a whole.',
  updatedOn: '2026-11-21',
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
    come: 'Yes, to businesses and buildings everywhere in the district, and to [North York homes](/toronto/north-york).',
    cost: 'Finding a fault costs {price:diagnostics}, and a panel {price:panel-upgrade}. Fit-outs and shutdowns get a written quote.',
  },
  jobs: {
    heading: 'What managers and tenants ask for',
    items: [
      {
        title: 'A fit-out for a new tenant',
        text: 'We begin with the equipment list and a true drawing of the panel. Desks, chairs or ovens: the count of circuits sets the price.',
        service: 'commercial/office-retail-restaurant',
      },
      {
        title: 'Chargers in a condo garage',
        text: "Know the building's spare capacity before the third owner asks. A shared, managed system can cost less per space than one-off cables.",
        service: 'ev-energy/energy-management',
      },
      {
        title: 'Finding an intermittent fault',
        text: 'Lights that drop on one floor, a breaker that opens on Tuesdays. We meter it, then tell you what to replace.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
    ],
  },
  services: {
    heading: 'For premises in North York',
    cards: {
      'panel-upgrades':
        "Old panelboards changed between Friday's closing and Monday's opening, once the isolation is granted.",
      'wiring-outlets':
        'Workstations, boardrooms, treatment rooms: circuits counted per desk or chair, labelled at both ends.',
      'emergency-repairs': 'Ovens, servers or lights down? Call at any hour, and say what is dead and since when.',
      'smart-home': 'Penthouses and model suites with lighting scenes, quiet shades and a proper handover.',
      'ev-chargers': 'Visitor lots and underground rows: load study, metering plan, board papers, installation.',
      commercial: 'Fit-outs on 120/208 V, plant feeds on 347/600 V, and LED retrofits floor by floor.',
    },
  },
  facts: {
    heading: 'North York facts worth knowing',
    items: [
      {
        title: 'Don Mills, begun in 1953',
        text: 'On March 12 of that year, on twenty old farms: homes for 30,000 people with offices and industry between. Many of those buildings still earn their rent.',
      },
      {
        title: 'Condo rules changed in 2018',
        text: 'An owner applies in writing and the board cannot refuse a charger at will. One that the corporation installs for everybody follows other rules.',
      },
      {
        title: '110,000 Toronto Hydro customers out',
        text: 'In the windstorm of May 21, 2022. Elevators, pumps and servers belong on a standby plan that somebody has tried.',
      },
    ],
  },
  more: [
    {
      heading: 'Drawings that match the building',
      paragraphs: [
        'Tenants come and go, panels get tapped again, and the drawing in the electrical room falls behind. We trace the feeds and leave you a new one-line drawing of the [power distribution](/commercial/power-distribution). The next shutdown is shorter for it.',
      ],
    },
    {
      heading: 'Condo boards and car charging',
      paragraphs: [
        'Before the vote, get two numbers: what the building has to spare at night, and what a shared system would cost per space. The utility owes multi-family projects a free first consultation. We bring the load study and sit in on it with you.',
      ],
    },
    {
      heading: 'More power before you sign a lease',
      paragraphs: [
        'Send us the equipment list first. A kitchen, a clinic or another machine may already fit on what is there. If it does not, [a larger service takes planning](/residential/panel-upgrades#utility), and your landlord should hear of it early. Rental towers are described on our [East York page](/gta/east-york).',
      ],
    },
  ],
  reasons: {
    heading: 'What a property manager can check',
    items: {
      'esa-certified':
        'For your vendor file: {licence}. Insured. Each job is reported to ESA, the Electrical Safety Authority.',
      'service-24-7': 'One number for the superintendent after hours: {phone}.',
      'local-experts': 'The {street:toronto} office is the nearer of our two, and site meetings are welcome.',
      guaranteed: 'Deficiencies in our work are fixed by us, and the inspection papers land in your binder.',
    },
  },
  questions: [
    {
      question: 'How long must emergency lights last in a tower?',
      answer:
        'Most high-rises need two hours. In most lower buildings it is at least 30 minutes, and the units that we fit there give at least 90 minutes. The Fire Code asks for a check each month and a full test once a year.',
    },
    {
      question: 'Can you work nights in an occupied building?',
      answer:
        'Yes, where by-laws and the building allow. Connections suit the night; drilling into concrete does not. We post notices and keep to the hour on them.',
    },
  ],
  form: {
    heading: 'Request a North York site visit',
    lead: 'The building type, who pays the hydro bill, and when power could be off.',
    example: 'Example: Two-storey office near Don Mills and Lawrence, adding a dental suite, need a capacity check.',
  },
  // By hand: North York Centre, Yonge Street.
  map: { latitude: 43.7682, longitude: -79.4126 },
  street: {
    why: 'Yonge condos, offices, plants',
    horizon: 'ftow',
    back: 'condo@-110:135 condo@60:246 condo@330:13 condo@410:25',
    row: 'bung +8 shed:1 pol +8 plant:23 +14 hyd bung:2 +8 map bung:1 | +10 condo:12 +14 shop:1 shop shop pol +8 condo:456 +10 slab:1346 hyd elm bung:2 +8 slab:25 +6 pol bung:1',
    ends: 'map elm',
  },
})
