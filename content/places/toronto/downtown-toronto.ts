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
  updatedOn: '2026-11-24',
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
    come: 'Yes, we come to any floor. Give us the buzzer code and the loading entrance.',
    cost: 'A suite panel costs {price:panel-upgrade}, and finding a fault {price:diagnostics}. Condo chargers are quoted on site.',
  },
  jobs: {
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
    cards: {
      'panel-upgrades': 'We replace suite panels, with the notice and the paperwork that your building asks for.',
      'wiring-outlets': 'We add outlets for a home office, and bring kitchens up to date behind fire-rated walls.',
      'emergency-repairs': 'We trace dead circuits and breakers that trip at any hour of the night.',
      'smart-home': 'Dimmers, shades and sensors need little new wire in a concrete building.',
      'ev-chargers': 'We look after a condo charger from the first drawing to the last inspection.',
      commercial: 'In offices and street-level shops we do lights, panels and tenant space, after hours if you wish.',
    },
  },
  facts: {
    items: [
      {
        title: 'Small panels in older rental towers',
        text: 'Towers of the 1950s to the 1970s tend to have suite panels that are small and full. A new one makes room for cooking and cooling.',
      },
      {
        title: 'Chargers for condo owners',
        text: 'Since May 2018 an owner may apply in writing for a charger, and a board needs proper grounds to refuse it.',
      },
      {
        title: 'A maintenance plan for rental buildings',
        text: 'Owners of rental towers are expected to keep an electrical maintenance plan, made with a licensed contractor. We inspect the building and write it with you.',
      },
    ],
  },
  more: [
    {
      heading: 'Who can switch off the power?',
      paragraphs: [
        'Inside your suite, a panel change usually needs consent from the building, and the feed to your suite turned off for some hours. For the service to the whole building, only Toronto Hydro or its contractor may do that. A shutdown then means notices, thought for elevators and alarms, and a night or a weekend, so ask early.',
      ],
    },
    {
      heading: 'Is it your suite or the whole floor?',
      paragraphs: [
        "Open the door and look at the corridor. If it is dark as well, tell your superintendent, because the fault is the building's or the street's. If your suite alone is out, go through our [power outage steps](/emergency/power-outage).",
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
    items: {
      'esa-certified': 'For your vendor file, we are a licensed electrical contractor, {licence}, and insured.',
      'service-24-7':
        'Trouble in a tower rarely waits for the office to open. Our emergency phone is answered all night.',
      'local-experts': 'We are used to freight elevators, insurance certificates and quiet hours.',
      guaranteed: 'We stand behind what we put in. If a connection fails, we return to fix it.',
    },
  },
  questions: [
    {
      question: "Do I need the condo board's approval for a new suite panel?",
      answer:
        'You usually do. The panel may be yours, but in many buildings the cable behind it is shared property. Send us the rules and we tell you what to hand in.',
    },
    {
      question: 'Can my condo refuse an EV charger?',
      answer:
        'It cannot refuse at will. A provincial rule lets an owner apply in writing. The board has to answer, and needs good reasons to say no.',
    },
  ],
  form: {
    lead: "Give us the address, the unit and the manager's name. That is enough to start.",
  },
  // By hand: Queen and Yonge Streets.
  map: { latitude: 43.6508, longitude: -79.38 },
  street: {
    why: 'Victorian rows under towers',
    horizon: 'towers',
    landmark: 'skyline@-330',
    back: 'condo@-110:246 condo@60:135 condo@235:25 condo@400:13 slab@560:135',
    row: 'shop:1 shop:3 +6 rowhouse:1 rowhouse*2 rowhouse:3 trolley-pole +4 elm mansard:1 mansard:2 mansard mansard:3 elm trolley-pole +3 bay-pair:15 | bay:3 +6 condo:246 +10 slab:1346 trolley-pole +6 shop:1 shop +6 condo:1356 +6 elm rowhouse:1 rowhouse*2 trolley-pole +6 slab:25',
    front: 'tram@-440:12345',
    ends: 'elm',
    house: 'mansard:1 condo:135',
  },
})
