import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Riverdale electricians for Victorian & Edwardian semis',
  metaDescription:
    'Riverdale electricians for Bay-and-Gable and Edwardian semis: knob-and-tube behind party walls, clevis and meter repairs, attic and basement suites.',
  h1: 'Riverdale electricians, semis & suites',
  heroDescription:
    'Tall, narrow and joined at the side: Riverdale houses hide their wiring well. We know the few places where it shows.',
  excerpt:
    'Bay-and-Gable and Edwardian semis on the slope above the Don, where two houses share one wall and sometimes one old circuit.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/east-york',
    'toronto/the-danforth',
    'toronto/leslieville',
    'toronto/corktown',
    'toronto/rosedale',
  ],
  sections: [
    {
      heading: 'One wall, two households',
      paragraphs: [
        'Riverdale filled up between the mid 1880s and the First World War. Many homes here are Bay-and-Gables or Edwardian semis whose party wall runs from cellar to roof. Builders sometimes wired a pair together. A lamp in your hall that dies when next door flips a breaker is a real, if rare, inheritance, and the first thing we test.',
        'Knob-and-tube is expected at this age. In good condition and lightly loaded it may still be serviceable; behind a kitchen of today it is not. [Our guide to old cloth wiring](/residential/knob-tube-wiring) sets out what inspectors pass.',
      ],
    },
    {
      heading: 'Clevis, stack, base & meter: whose?',
      paragraphs: [
        "Stand on the sidewalk and name the parts. The twisted line from the pole is Toronto Hydro's. The eye and insulator that hold it, called a clevis, are yours, and so are the pipe down the wall, or stack, and the round socket at the bottom. The glass meter in the socket is theirs again.",
        'Why care? Because a rotten fascia lets go of the clevis long before the line fails, and the bill for that comes to you. On semis the two clevises are often screwed to one board. Agree with the neighbour, replace the board once, and let us ask the utility for one visit to both. Our [panel work](/residential/panel-upgrades) can ride on that visit.',
      ],
    },
    {
      heading: 'Permission, on some streets',
      paragraphs: [
        'Part of the area is a heritage conservation district, and Queen East between the Don and De Grassi has been studied for another. If your street is inside the line, ask city staff before hanging anything on the front. Behind the house there is usually more freedom.',
      ],
    },
    {
      heading: 'Third floors & basement suites',
      paragraphs: [
        "Attic bedrooms, air conditioning upstairs and a self-contained basement fill our order book here. A basement suite needs the city's building permit as well as our ESA filing, and [alarms for smoke and carbon monoxide](/residential/surge-protection-alarms). Across the valley [Corktown](/toronto/corktown) has the miniature version of the same row. Up the hill, [restaurants on the Danforth](/toronto/the-danforth) call about fans.",
      ],
    },
  ],
  services: {
    heading: 'Top floor to cellar',
    lead: 'A house here often has one staircase, three storeys and a panel at the bottom.',
    cards: {
      'panel-upgrades':
        "Basement panel renewed with a spare for the attic's air conditioner. Often {price:panel-upgrade} and HST, all told.",
      'wiring-outlets':
        'Third-floor circuits brought up through a closet stack, so that bay windows and mouldings keep their paint.',
      'emergency-repairs':
        "A neighbour's fault can look like yours. Describe what went dark; we work out which house to open.",
      'smart-home':
        'Three-way dimming for long stairs, scenes for the double parlour, and a thermostat that knows about the third floor.',
      'ev-chargers':
        'Laneway garages are the usual spot. The cable may cross the yard, so we plan trench and load together.',
      commercial:
        'Corner stores turned cafés, dental offices in old parlours: separate metering questions, better light, and circuits with names.',
    },
  },
  reasons: {
    heading: 'Why semis suit us',
    items: {
      'esa-certified':
        'Both owners of a pair can rely on one file: licensed electrical contractor, {licence}, inspected on each side.',
      'service-24-7':
        'Old houses pick odd hours. An electrician takes emergency calls here at dawn, dusk and everything between.',
      'local-experts':
        'Give us the width of the lot and the shape of the gable, and we can guess where the risers are.',
      guaranteed: 'What we wire stays wired. If it does not, you will not be charged for the second trip.',
    },
  },
  questions: [
    {
      question: "My neighbour's breaker kills my light. Who pays to separate it?",
      answer:
        'That is between the two of you. We trace the crossed circuit, price the separation and give each household the same sheet.',
    },
    {
      question: 'Can a Victorian attic bedroom be heated electrically?',
      answer:
        'Yes, on new circuits. Baseboards draw a good deal, so the panel is checked first. A small heat pump does the same work with less current.',
    },
  ],
  form: {
    heading: 'Bring the neighbour along',
    lead: 'One visit can settle both halves. Call with either address, or let the contact form carry the pair.',
    example: 'Example: Both halves of an 1890s semi, the board holding the power lines is rotten.',
  },
}
