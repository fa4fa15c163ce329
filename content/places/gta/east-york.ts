import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'East York',
  seoTitle: 'East York electricians for rental towers and shops, 24/7',
  metaDescription:
    'Licensed East York electrical contractor for rental towers, shops and landlords: maintenance plans, LED, exit lights, 24/7. Ask for a written quote.',
  h1: 'Electricians in East York',
  heroDescription:
    'We serve rental towers, shops and landlords: maintenance plans, LED lighting, exit lights and repairs.',
  excerpt:
    'Maintenance plans, corridor lighting and exit lights for rental towers, and circuits for the shops around them.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: [
    'gta/north-york',
    'gta/scarborough',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/rosedale',
    'toronto/midtown-toronto',
  ],
  answers: {
    come: 'Yes. Towers, shops and plants, and [East York houses](/toronto/east-york) as well.',
    cost: 'Finding a fault costs {price:diagnostics}, a suite or shop panel {price:panel-upgrade}. We survey common areas first.',
  },
  jobs: {
    heading: 'For East York landlords and shops',
    items: [
      {
        title: 'An electrical maintenance plan',
        text: 'Owners of Toronto apartment buildings are expected to keep one, made with a licensed contractor. Storeys, suites and the state of the main room set the price.',
        service: 'commercial/power-distribution',
      },
      {
        title: 'Corridor and stair lights to LED',
        text: 'They burn all day, so this is where it pays first: typically 50-80% less energy for lighting.',
        service: 'commercial/panel-lighting-upgrades',
      },
      {
        title: 'Tracing a fault in a riser or suite',
        text: 'Tell us the floor and the symptom. Finding it is one price, fixing it another, and you approve between the two.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
    ],
  },
  services: {
    heading: 'Electrical services in East York',
    cards: {
      'panel-upgrades': 'Suite panels swapped floor by floor, on a schedule posted in the lobby.',
      'wiring-outlets': 'Laundry rooms, lockers and workshops wired with hardware that survives hard use.',
      'emergency-repairs': 'A dead riser or a dark garage: a superintendent can reach us at any hour.',
      'smart-home': 'Lobby, gym and party room on a clock, with dimming in the suites that ask.',
      'ev-chargers': 'The garage gets a load study first, so the tenth charger fits as well as the first.',
      commercial: 'Dental chairs, ovens and coolers, each on the circuit that its maker specifies.',
    },
  },
  facts: {
    heading: "What to know about East York's towers",
    items: [
      {
        title: 'Thorncliffe Park, planned in 1955',
        text: 'On a former racetrack: one of the first high-rise districts, with plants beside it. Coca-Cola stayed from 1965 to 2012. Most residents still rent.',
      },
      {
        title: 'Two hours of emergency light',
        text: 'That is what the code asks of most high-rises. Lower buildings mostly need 30 minutes; the units we fit there give at least 90 minutes.',
      },
      {
        title: 'Thirteen tests a year',
        text: 'The Fire Code asks for a monthly check of emergency lights and one yearly run for their full time. We do the long one and leave you the log.',
      },
    ],
  },
  more: [
    {
      heading: 'What goes into a maintenance plan',
      paragraphs: [
        'We look at the main room, the risers, the corridors and a sample of suite panels. Then we rank what we found: now, this year, later. The sheet can be budgeted line by line, and a board member who is no electrician can read it. Shutdowns are posted, short and in daylight.',
      ],
    },
    {
      heading: 'Storms and standby power',
      paragraphs: [
        'The ice of 2013 cut off about 300,000 Toronto Hydro customers. In a tower that means elevators and water pumps. A [standby generator](/ev-energy/generator-wiring) is tested with its real load, not at idle.',
      ],
    },
    {
      heading: 'Shops and small houses',
      paragraphs: [
        'Storefronts ask for kitchen circuits, signs and a panel of their own. Restaurants to the south should read about [the Danforth](/toronto/the-danforth), and bays to the east about [Scarborough](/gta/scarborough). If a larger service is needed, older buried feeds may be shared by several buildings, so we ask before anybody budgets.',
      ],
    },
  ],
  reasons: {
    heading: 'Why East York managers choose us',
    items: {
      'esa-certified':
        '{licence}, insured. Certificates from ESA, the Electrical Safety Authority, go into your binder.',
      'service-24-7': 'Tape {phone} inside the electrical room door. It is answered at any hour.',
      'local-experts': '{street:toronto} is just over the Don, which is handy for site meetings.',
      guaranteed: 'A deficiency list that we close item by item, with your initials beside each.',
    },
  },
  questions: [
    {
      question: 'Can a renter ask for a car charger?',
      answer:
        'The condo rule is for unit owners. A tenant asks the landlord, who decides. For multi-family garages the utility owes a free first consultation, and we bring the load study to it.',
    },
    {
      question: 'How do you warn tenants of a shutdown?',
      answer:
        'Notices go up on each floor with a date and two times: off and on. Tell us about medical equipment in the suites, and we plan around it.',
    },
  ],
  form: {
    heading: 'Brief us on your East York building',
    lead: 'Storeys, year built, and the one thing that tenants complain about most.',
    example: 'Example: Fourteen storeys, 1968, corridor lights failing, maintenance plan due this fall.',
  },
  // By hand: civic centre, Coxwell Avenue.
  map: { latitude: 43.6907, longitude: -79.3281 },
  street: {
    why: 'Slab towers, bungalows between',
    horizon: 'ftow',
    back: 'slab@20:1346 slab@360:245',
    row: 'shop:1 shob*2 shop pol +8 bung:1 +8 war:2 +8 hyd bung +6 elm war:2 +10 ~war +8 bung:2 map | slab:24 +8 pol bung:1 +8 slab:1356 hyd war:3 elm +4 ~war pol plant:23 +12 map bung',
    ends: 'map elm',
  },
})
