import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Liberty Village',
  order: 130,
  seoTitle: 'Liberty Village electricians: condo EV and lighting',
  metaDescription:
    'Licensed Liberty Village electricians for condos and brick offices: EV chargers, lights, board papers, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Liberty Village',
  heroDescription:
    'In Liberty Village we put chargers under the towers, lights under concrete, and desks in old factories on good circuits.',
  excerpt:
    'EV chargers under condo rules, suite lighting in concrete towers, and offices inside century-old factory walls.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/little-italy', 'toronto/king-west', 'toronto/downtown-toronto', 'toronto/high-park'],
  answers: {
    come: 'Yes. Book the elevator, send us the building rules, and we look after the rest.',
    cost: 'Finding a fault costs {price:diagnostics}. A condo charger depends on the cable route and the metering.',
  },
  jobs: {
    heading: 'What condo owners and boards book',
    items: [
      {
        title: 'A charger at your stall',
        text: 'We prepare the electrical pages for the board, then run a metered Level 2 circuit. We quote it from the cable route.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'Light under a concrete ceiling',
        text: 'You have one box in the middle and no way to cut. Track, thin discs or a dropped section solve it.',
        service: 'residential/pot-lights-led-lighting',
      },
      {
        title: 'Chargers for the whole garage',
        text: 'Boards: we measure the spare power and design a system that shares it. Stalls and distance set the price.',
        service: 'ev-energy/energy-management',
      },
    ],
  },
  services: {
    heading: 'Work in suites, garages and offices',
    cards: {
      'panel-upgrades': 'Recent suite panels seldom need replacing. A new circuit or a surge device is likelier.',
      'wiring-outlets': 'Island outlets, a wall-mounted TV, a desk circuit. We scan concrete before we core it.',
      'emergency-repairs': 'When half the kitchen dies at dinner, call. We say what to try before anyone travels.',
      'smart-home': 'Shades for south glass and scenes for one big room, most of it in a day.',
      'ev-chargers': 'One stall or a hundred: capacity, drawings for the board, and a meter for each driver.',
      commercial: 'Brick offices: tidy exposed pipe, cooling for the server closet, power from the floor.',
    },
  },
  facts: {
    heading: 'Liberty Village towers and factories',
    items: [
      {
        title: 'Most towers are from after 2000',
        text: 'So the wiring is modern. What runs short is circuits near the kitchen island, and power for cars in the garage.',
      },
      {
        title: 'A free first answer in 15 days',
        text: 'Utilities owe condo and apartment buildings a free preliminary talk about charging, answered within 15 days. Boards should ask Toronto Hydro for it first.',
      },
      {
        title: 'The Carpet Factory',
        text: 'The Toronto Carpet Factory was built from 1899 to 1920, and is offices now. Panels hang in corridors, and new pipe has to look good on old brick.',
      },
    ],
  },
  more: [
    {
      heading: 'Two ways to charge a car in a condo',
      paragraphs: [
        'The first way is yours alone. You apply in writing for a charger at your own stall, and since May 2018 a board may not refuse at will. The second way is for everybody: the corporation installs a system, under its own rules for budget and notice. Once several owners ask, the second is usually better value.',
      ],
    },
    {
      heading: "What is yours and what is the board's",
      paragraphs: [
        "Power climbs from an electrical room to your floor, and a cable brings it to your suite panel. From that panel on, the work is your choice, within the rules. What comes before it is the board's to decide.",
      ],
    },
    {
      heading: 'When the power fails in a tower',
      paragraphs: [
        'Stair lights run on batteries or a generator for a limited time. Many towers have a standby generator for the alarm, the stairs and an elevator. Ask your superintendent what yours does, and follow the plan posted in your building. We run the yearly test of these [emergency lights](/commercial/exit-security-lighting) for boards.',
      ],
    },
  ],
  reasons: {
    heading: 'Why condo boards choose us',
    items: {
      'esa-certified': 'For your minutes: contractor licensed, {licence}, insured, ESA notified.',
      'service-24-7': "Superintendents change shifts. Our emergency number works on New Year's morning too.",
      'local-experts':
        'Declaration, elevator booking, certificate of insurance: we know the paper, and it goes faster.',
      guaranteed: 'Faults in our work are ours to fix, in your suite and in the garage.',
    },
  },
  questions: [
    {
      question: 'What goes in my written application for a charger?',
      answer:
        'A drawing, the load, the cable route and who pays for what. We prepare the electrical pages. The form and the agreement come from the corporation.',
    },
    {
      question: 'When is charging cheapest?',
      answer:
        'Between 11 PM and 7 AM, every day, if you are on the Ultra-Low Overnight plan. Check how your stall is metered first, since a shared meter may be on another plan.',
    },
  ],
  form: {
    heading: 'Ask as an owner or as a board',
    lead: 'Owners: tell us the stall and the floor. Boards: tell us the number of units.',
    example: 'Example: Board of a 240-unit tower, eleven owners want chargers, where do we begin?',
  },
  // By hand: East Liberty Street.
  map: { latitude: 43.6379, longitude: -79.4203 },
  street: {
    why: 'Carpet-factory lofts, glass towers',
    horizon: 'ftow',
    back: 'condo@-95:14 condo@215:135 condo@420:26',
    row: 'tha:1 thb tha:2 thb car +8 plant:23 +10 loft:36 car +10 loft:1256 | +8 condo:1356 +10 car condo:246 +14 loft:245 +8 condo:135 +10 car condo:24 +8 walk:1',
    ends: 'map sap',
    house: 'loft:1 +4 condo:2',
  },
})
