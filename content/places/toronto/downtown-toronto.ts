import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Downtown Toronto',
  order: 10,
  seoTitle: 'Downtown Toronto electricians: condos, shops, 24/7',
  metaDescription:
    'Licensed electricians for downtown Toronto condos, towers, shops and old rows: panels, EV chargers, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Downtown Toronto',
  heroDescription:
    'We work in condos, rental towers and Victorian rows downtown, and we clear it with the building first.',
  excerpt:
    'Suite panels, booked shutdowns and common-area lighting in the towers, and old wiring in the Victorian rows between them.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/yorkville',
    'toronto/rosedale',
    'toronto/corktown',
    'toronto/king-west',
    'toronto/kensington-market',
    'toronto/the-annex',
  ],
  answers: {
    come: 'Yes, to any floor. Give us the buzzer code and the loading entrance.',
    cost: 'A suite panel costs {price:panel-upgrade}, finding a fault {price:diagnostics}. We quote chargers by the cable route.',
  },
  jobs: {
    heading: 'What downtown owners and managers book',
    items: [
      {
        title: 'A new panel for your suite',
        text: 'Older suite panels are small and full. With the consent of the building, we put in one with room.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A charger at your stall',
        text: 'We draw the plan that your written application to the board needs. Then we run the circuit. The distance and the metering decide the price.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'Corridor and exit lights that pass',
        text: 'We replace tired fixtures floor by floor and run the yearly test. We price it by the light, and by the hours when we may work.',
        service: 'commercial/exit-security-lighting',
      },
    ],
  },
  services: {
    heading: 'Electrical work in the core',
    cards: {
      'panel-upgrades': 'Suite panels replaced, with the notice and the paperwork that your building asks for.',
      'wiring-outlets':
        'Outlets for a home office, a kitchen brought up to date, cable that respects fire-rated walls.',
      'emergency-repairs': 'Dead circuits and breakers that trip, traced at any hour of the night.',
      'smart-home': 'Dimmers, shades and sensors that need little new wire in a concrete building.',
      'ev-chargers': 'Level 2 charging at a condo stall, from the first drawing to the last inspection.',
      commercial: 'Offices and street-level shops: lights, panels and tenant space, after hours if you wish.',
    },
  },
  facts: {
    heading: 'How downtown buildings are wired',
    items: [
      {
        title: 'Rental towers since the 1950s',
        text: 'The older towers of Toronto, home to about half a million people, date mostly from then to the late 1970s. Their suite panels tend to be small and full.',
      },
      {
        title: 'Chargers for condo owners',
        text: 'Since May 2018 an owner may apply in writing for a charger, and a board needs proper grounds to turn it down.',
      },
      {
        title: 'A plan for every rental building',
        text: 'After the fire and floods in St. James Town, owners of rental towers were told to keep an electrical maintenance plan, made with a licensed contractor.',
      },
    ],
  },
  more: [
    {
      heading: 'Who can switch off the power?',
      paragraphs: [
        'Inside your suite, a panel change usually needs two things: consent from the building, and the feed to your suite turned off for some hours. For the service to the whole building, only Toronto Hydro or its contractor may do that. A shutdown then means notices, thought for elevators and alarms, and a night or a weekend. Ask early.',
      ],
    },
    {
      heading: 'Is it your suite or the whole floor?',
      paragraphs: [
        "Open the door and look at the corridor. If it is dark as well, tell your superintendent. The fault is the building's, or the street's. If your suite alone is out, go through our [power outage steps](/emergency/power-outage).",
      ],
    },
    {
      heading: 'Buying one of the old rows',
      paragraphs: [
        'Victorian rows still stand between the towers, and [in Corktown](/toronto/corktown) next door. Some hide [knob and tube](/residential/knob-tube-wiring), a kind of wiring without a ground, behind the plaster. Have it looked at before you buy, since an insurer may ask.',
      ],
    },
  ],
  reasons: {
    heading: 'Why boards and tenants let us in',
    items: {
      'esa-certified': 'For your vendor file: licensed electrical contractor, {licence}, insured.',
      'service-24-7':
        'Trouble in a tower rarely waits for the office to open. Our emergency phone is answered all night.',
      'local-experts': 'Freight elevators, insurance certificates and quiet hours are everyday things for us.',
      guaranteed: 'We stand behind what we put in. If a connection fails, we return to fix it.',
    },
  },
  questions: [
    {
      question: "Do I need the condo board's approval for a new suite panel?",
      answer:
        'Usually, yes. The panel may be yours, but in many buildings the cable behind it is shared property. Send us the rules and we tell you what to hand in.',
    },
    {
      question: 'Can my condo refuse an EV charger?',
      answer:
        'Not at will. A provincial rule lets an owner apply in writing. The board has to answer, and needs good reasons to say no.',
    },
  ],
  form: {
    heading: 'Tell us which building',
    lead: "The address, the unit and the manager's name are enough to start.",
    example: 'Example: One-bedroom on the 14th floor, panel is full and we want an induction range.',
  },
  // By hand: Queen and Yonge Streets.
  map: { latitude: 43.6508, longitude: -79.38 },
  street: {
    why: 'Victorian rows under towers',
    horizon: 'ftow',
    landmark: 'fsky@-330',
    back: 'condo@-110:246 condo@60:135 condo@235:25 condo@400:13 slab@560:135',
    row: 'shop:1 shop:3 +6 row:1 row*2 row:3 car +4 elm mans:1 mans:2 mans mans:3 elm car +3 bays:15 | bay:3 +6 condo:246 +10 slab:1346 car +6 shop:1 shop +6 condo:1356 +6 elm row:1 row*2 car +6 slab:25',
    front: 'tram@-440:12345',
    ends: 'elm',
    house: 'mans:1 condo:135',
  },
})
