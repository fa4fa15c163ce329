import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Downtown Toronto',
  order: 10,
  seoTitle: 'Downtown Toronto electricians: condos, shops, 24/7',
  metaDescription:
    'Licensed electricians for downtown Toronto condos, towers, shops and old rows: panels, EV chargers, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Downtown Toronto',
  streetSentence:
    "We work in condos, rental towers and Victorian rows downtown, and we get the building's approval first.",
  summary:
    'Suite panels, booked shutdowns and common-area lighting in the towers, and old wiring in the Victorian rows between them.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
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
  typicalJobs: [
    {
      title: 'A new panel for your suite',
      text: "Older suite panels are often small and full. With the building's consent, we put in one with room to spare.",
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A charger at your stall',
      text: 'We draw the plan that your written application to the board needs. Then we run the circuit. A long cable and a separate meter cost more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'Corridor and exit lights that pass inspection',
      text: 'We replace old fixtures floor by floor and run the yearly test. We quote from the number of lights and the hours when we may work.',
      service: 'commercial/exit-security-lighting',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace suite panels, with the notice and the paperwork that your building asks for.',
    'wiring-outlets': 'We add outlets for a home office, and bring kitchens up to date behind fire-rated walls.',
    'emergency-repairs': 'Call at any hour about a dead circuit or a breaker that keeps tripping.',
    'smart-home': 'Dimmers, shades and sensors need little new wire in a concrete building.',
    'ev-chargers': 'We look after a condo charger from the first drawing to the ESA certificate.',
    commercial: 'In offices and street-level shops we do lights, panels and tenant space, after hours if you wish.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Small panels in older rental towers',
      text: 'Towers of the 1950s to the 1970s tend to have suite panels that are small and full. A new one has slots for cooking and cooling, if the feed to the suite can carry them.',
    },
    {
      title: 'Chargers for condo owners',
      text: 'Since May 2018 an owner may apply in writing for a charger, and a board needs proper grounds to refuse it.',
    },
    {
      title: 'A maintenance plan for rental buildings',
      text: 'Owners of rental towers are expected to keep an electrical maintenance plan, made with a licensed contractor. We inspect the building and write the plan with you.',
    },
  ],
  notes: [
    {
      heading: 'Who can switch off the power?',
      paragraphs: [
        'For a panel change in your suite, the building usually has to consent and turn off the feed to your suite for some hours. The service to the whole building is different. Only Toronto Hydro or its contractor may turn it off, usually at night or on a weekend, with notices and a plan for elevators and alarms. So ask early.',
      ],
    },
    {
      heading: 'Is it your suite or the whole floor?',
      paragraphs: [
        'Open the door and look at the corridor. If it is dark as well, tell your superintendent, because the fault is in the building or in the street. If your suite alone is out, go through our [power outage steps](/emergency/power-outage).',
      ],
    },
    {
      heading: 'Buying one of the old rows',
      paragraphs: [
        'Victorian rows still stand between the towers, and [in Corktown](/toronto/corktown) next door. Behind the plaster some hide [knob and tube](/residential/knob-tube-wiring). That is {rule:knob-and-tube}. Have it checked before you buy, since an insurer may ask.',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'For your vendor file, we are insured and hold {licence}.',
    'service-24-7': 'If something fails in a tower at night, call us. We answer the phone.',
    'local-experts': 'We are used to freight elevators, insurance certificates and quiet hours.',
    guaranteed: 'We stand behind what we put in. If a connection fails, we come back and fix it.',
  },
  questions: [
    {
      question: "Do I need the condo board's approval for a new suite panel?",
      answer:
        'Ask the manager for any new circuit or panel. Inside the suite the answer is usually yes, with conditions. The panel may be yours, but in many buildings the cable behind it is shared property. Send us the rules and we tell you what to hand in.',
    },
    {
      question: 'Can my condo refuse an EV charger?',
      answer:
        'Not without good reasons. A provincial rule lets an owner apply in writing, and the board has to answer.',
    },
  ],
  form: {
    lead: "Tell us the address, the unit and the manager's name.",
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
