import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Liberty Village',
  order: 130,
  seoTitle: 'Condo electricians in Liberty Village: EV and lighting',
  metaDescription:
    'Liberty Village electricians for condos and brick offices, insured and on call 24/7: EV chargers, lights, board papers. Call for a written quote.',
  h1: 'Electricians in Liberty Village',
  streetSentence:
    'We put chargers in condo garages, lights on concrete ceilings, and power in the offices of old factories.',
  summary:
    'We install EV chargers under condo rules, light suites with concrete ceilings, and wire offices in century-old factories.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/little-italy', 'toronto/king-west', 'toronto/downtown-toronto', 'toronto/high-park'],
  answers: {
    come: 'Yes. Tell us the building and its rules, and we book the elevator with your manager.',
    cost: 'Finding a fault costs {price:diagnostics}. A condo charger depends on the cable route and the metering.',
  },
  typicalJobs: [
    {
      title: 'A charger at your stall',
      text: 'In the towers on East Liberty Street we prepare the electrical pages for the board, then run a metered Level 2 circuit. We quote it from the cable route.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'Lights on a concrete ceiling',
      text: 'A concrete ceiling often has one box in the middle and cannot be cut. We use track lights, thin discs or a dropped section.',
      service: 'residential/pot-lights-led-lighting',
    },
    {
      title: 'Chargers for the whole garage',
      text: 'For a board we measure the spare power and design a system that shares it. We quote from the number of stalls and the distance.',
      service: 'ev-energy/energy-management',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'Recent suite panels seldom need replacing. You are more likely to need a new circuit or a surge protector.',
    'wiring-outlets':
      'We add outlets for an island, a desk or a television on the wall, and scan concrete before we drill.',
    'emergency-repairs': 'Half the kitchen loses power at dinner? We tell you what to try before we come.',
    'smart-home': 'We install shades for south windows and scenes for one big room, most of it in a day.',
    'ev-chargers': 'For one stall or a hundred, we check the capacity, draw the plan and meter each driver.',
    commercial: 'In offices on Liberty Street and Atlantic Avenue we wire server cooling and floor outlets.',
  },
  quotedCards: ['panel-upgrades', 'ev-chargers'],
  facts: [
    {
      title: 'Few circuits in newer suites',
      text: 'Most towers are from after 2000, so the wiring is modern. You run short of circuits near the kitchen island, and of power for cars in the garage.',
    },
    {
      title: 'Free first advice on charging',
      text: 'Utilities have to give condo and apartment buildings a free first consultation on charging, and answer within 15 days. Boards should ask Toronto Hydro for it first.',
    },
    {
      title: 'Offices in the Carpet Factory',
      text: 'In the Toronto Carpet Factory and the other old works, the panels are in corridors, and new conduit shows on the brick. We plan its route before we quote, so that it looks right.',
    },
  ],
  notes: [
    {
      heading: 'Two ways to charge a car in a condo',
      paragraphs: [
        'The first way is for you alone. You apply in writing for a charger at your own stall, and since May 2018 a board needs proper grounds to refuse. The second way is for everyone. The corporation installs a system, under its own rules for budget and notice. Once several owners ask, the second is usually better value.',
      ],
    },
    {
      heading: 'What you decide and what the board decides',
      paragraphs: [
        'A cable brings power from an electrical room to your suite panel. What comes before that panel is for the board to decide. For a new circuit or panel inside the suite, ask the manager too. The answer is usually yes, with conditions. The same goes for the stacked townhouses on Western Battery Road.',
      ],
    },
    {
      heading: 'When the power fails in a tower',
      paragraphs: [
        'Stair lights run on batteries or a generator for a limited time. Many towers have a standby generator for the alarm, the stairs and an elevator. Ask your superintendent what yours does, and follow the plan posted in your building. We run the yearly test of these [emergency lights](/commercial/exit-security-lighting) for boards.',
      ],
    },
  ],
  localExperts:
    'Towers here ask a contractor for an elevator booking and a certificate of insurance. We arrange both with your manager, and bring a plan of the work.',
  questions: [
    {
      question: 'What goes in my written application for a charger?',
      answer:
        'It needs a drawing, the load, the cable route and who pays for what. We prepare the electrical pages. The form and the agreement come from the corporation.',
    },
    {
      question: 'When is charging cheapest?',
      answer:
        'It is cheapest between 11 PM and 7 AM, every day, if you are on the Ultra-Low Overnight plan. Check how your stall is metered first, since a shared meter may be on another plan.',
    },
  ],
  form: {
    lead: 'If you own a suite, tell us the stall and the floor. If you are on a board, tell us the number of units.',
  },
  // By hand: East Liberty Street.
  map: { latitude: 43.6379, longitude: -79.4203 },
  street: {
    why: 'Carpet-factory lofts, glass towers',
    horizon: 'towers',
    back: 'condo@-95:14 condo@215:135 condo@420:26',
    row: 'townhouse-a:1 townhouse-b townhouse-a:2 townhouse-b trolley-pole +8 plant:23 +10 loft:36 trolley-pole +10 loft:1256 | +8 condo:1356 +10 trolley-pole condo:246 +14 loft:245 +8 condo:135 +10 trolley-pole condo:24 +8 walk-up:1',
    ends: 'maple sapling',
    house: 'loft:1 +4 condo:2',
  },
})
