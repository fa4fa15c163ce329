import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Liberty Village electrician: condo chargers & offices',
  metaDescription:
    'Liberty Village electricians for condo EV chargers, suite lighting and brick factory offices: board approvals, capacity checks and fit-outs.',
  h1: 'Liberty Village condo & office wiring',
  heroDescription:
    'Two rail lines, a cluster of young towers and a carpet factory full of desks. In Liberty Village the talk is of chargers, ceilings and approvals.',
  excerpt:
    'EV chargers under condo rules, suite lighting in concrete towers, and offices inside century-old factory walls.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/little-italy', 'toronto/king-west', 'toronto/downtown-toronto', 'toronto/high-park'],
  sections: [
    {
      heading: 'A charger in the underground garage',
      paragraphs: [
        'Most towers here are of the last twenty years. For charging there are two roads. In the first, one owner applies in writing to put in a charger at their own stall; since 2018 a board may not refuse at will. In the second, the corporation installs a system for all, under its own budget and notice rules.',
        "The second is usually better value once several owners ask. Utilities owe condo and apartment buildings a free preliminary consultation about charging, answered within 15 days, so use it first. Toronto Hydro can say what the building's supply might bear; [a charger plan with load sharing](/ev-energy/charger-installation) can then divide it among the stalls.",
      ],
    },
    {
      heading: 'How current reaches the twelfth floor',
      paragraphs: [
        "The utility feeds an electrical room, and from there the corporation's risers climb to each floor, where a feeder enters your suite panel. So there is no mast of yours, and a condo's conduits and meter base are common property as a rule. Toronto Hydro keeps the incoming cable and its meter.",
        "Work past the suite panel is your affair, within the rules, and anything before it is the board's.",
      ],
    },
    {
      heading: 'Concrete ceilings & factory brick',
      paragraphs: [
        'Many homes here have poured ceilings with a single box in the middle. Track, surface discs or a dropped section [give the light without the drilling](/residential/pot-lights-led-lighting). Wiring is modern; what runs short is the number of circuits near the kitchen island.',
        'The Toronto Carpet Factory, built from 1899 to 1920, is offices now, as are other works of the Inglis and Massey era. There the panel is in a corridor and the brick is admired, so [office circuits](/commercial/office-retail-restaurant) run in neat exposed pipe.',
      ],
    },
    {
      heading: 'Up in a tower when the power fails',
      paragraphs: [
        'Batteries light the stairs for a limited time, at least 30 minutes under the code and longer in tall buildings. Go down early or stay in. Boards ask us to run the yearly test that the fire code calls for. Residents mostly ask for dimmers, blinds and [voice control](/smart-home/voice-control). Up the track, [King West](/toronto/king-west) has older bones.',
      ],
    },
  ],
  services: {
    heading: 'Tower, townhouse & factory floor',
    lead: 'This is what residents, boards and tenants can book.',
    cards: {
      'panel-upgrades':
        'Suite panels of recent make seldom need replacing. Adding a circuit or a surge device is the likelier job.',
      'wiring-outlets':
        'Island outlets, wall-mounted televisions, a desk circuit: planned with the concrete, which we do not core without a scan.',
      'emergency-repairs':
        'If the kitchen half of a suite dies at dinner, phone. We say what to try before anyone travels.',
      'smart-home': 'Shades for south glass and scenes for one big room. Most go in within a day, with no dust.',
      'ev-chargers':
        'One stall or a hundred: capacity check, drawings for the board, shared-load hardware and metering for each driver.',
      commercial:
        'Brick-and-beam offices: exposed conduit, data-room cooling circuits, desk power from the floor, and lighting people can think under.',
    },
  },
  reasons: {
    heading: 'Good reading for a condo board',
    items: {
      'esa-certified':
        'Your minutes can record: contractor licensed, {licence}, insured, ESA notified. Any licensed electrical contractor should offer as much.',
      'service-24-7':
        "Superintendents change shifts; our emergency number does not. It works on New Year's morning too.",
      'local-experts':
        'We speak condo: declaration, common element, elevator booking, certificate of insurance. It shortens the paper.',
      guaranteed: 'Work in your suite is guaranteed to you, work in the garage to the corporation.',
    },
  },
  questions: [
    {
      question: 'What goes in my written application for a charger?',
      answer:
        'A drawing, the load, the cable route and who pays for what. We prepare the electrical pages; the form and any agreement come from the corporation.',
    },
    {
      question: 'When is charging cheapest?',
      answer:
        'On the Ultra-Low Overnight plan, from 11 PM to 7 AM every day. Check how your stall is metered, because a shared meter may follow another plan.',
    },
  ],
  form: {
    heading: 'Ask as an owner or as a board',
    lead: 'Owners: tell us the stall and the floor. Boards: the number of units. Both can use the form; the phone is quicker for faults.',
    example: 'Example: Board of a 240-unit tower, eleven owners want chargers, where do we begin?',
  },
}
