import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'East York electricians for small houses & top-ups',
  metaDescription:
    'East York house electricians: 60 amp services in wartime bungalows, second-storey additions, Leaside rewiring and load calculations.',
  h1: 'East York bungalow & top-up electricians',
  heroDescription:
    "East York's small houses keep growing upward. Before the new floor goes on, somebody should add up what the old service can carry.",
  excerpt:
    'Wartime bungalows, Leaside brick and new second storeys: East York homes whose electric service has to grow with them.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/north-york',
    'gta/scarborough',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/rosedale',
    'toronto/midtown-toronto',
  ],
  sections: [
    {
      heading: 'The sum that comes before the shovel',
      paragraphs: [
        'Raising the roof on a bungalow often means raising the service. Toronto Hydro requires a load calculation with every upgrade request. It is arithmetic: the floor area, the range, the dryer, heating and cooling, a charger if there is one, each counted as the code lays down. The 2024 edition changed how a house with a car charger is counted, so an old sheet is no guide.',
        'Sometimes the answer is a surprise. A house on 100 A may have room, and an [energy management device](/ev-energy/energy-management) can often avoid a larger service altogether. We show you the figures on one page.',
      ],
    },
    {
      heading: 'Wood frame, brick & sixty amps',
      paragraphs: [
        'Topham Park went up in 1944: 197 wood-frame houses for veterans. Leaside had 68 houses in 1929 and 328 by 1938. Many homes here, in both places and on the streets between, began with 60 A and a handful of circuits.',
        'Sixty amperes is no defect by itself. Many insurers do ask for 100 A, so a buyer may raise it. If your home has [a fuse box that is due to go](/residential/fuse-box-conversions), it pays to change it while the walls are open for the addition.',
      ],
    },
    {
      heading: "Where the utility's job begins",
      paragraphs: [
        "Think of the meter as the border. It is Toronto Hydro's, and so is the wire from the pole. The box the meter plugs into is yours, with the pipe above it, and a builder who moves a wall moves them at your cost. A household in the LEAP support program may be able to have one temporary disconnection a year free of charge; ask the utility.",
      ],
    },
    {
      heading: 'Asked for most around here',
      paragraphs: [
        "New circuits for top-ups lead the list, then [bathroom fans and GFCI outlets](/residential/ceiling-bathroom-fans-gfci), then chargers on mutual drives. City homeowners with an M postal code can look at Toronto's low-interest HELP loan, which includes Level 2 chargers. For Thorncliffe's towers and local firms there is a page on [East York's apartment buildings and businesses](/gta/east-york).",
      ],
    },
  ],
  services: {
    heading: 'Small-house electrics, done with care',
    lead: 'Tight basements and short drives are the usual conditions.',
    cards: {
      'panel-upgrades':
        'Panel and service planned with the addition, so the electrician comes twice instead of five times.',
      'wiring-outlets':
        'Rough-in for the new storey, and safe joins to the old ground floor where knob-and-tube or cloth cable ends.',
      'emergency-repairs':
        'If one circuit is dead or an outlet is hot, switch it off and phone. We trace, isolate and repair.',
      'smart-home': 'A few good dimmers and a hub will do for a bungalow; we set up the app before leaving.',
      'ev-chargers':
        'Mutual drive, no garage? A weatherproof unit on the side wall works. Installation runs {price:ev-level-2} plus HST, charger extra.',
      commercial:
        'Small shops and clinics on the main streets: we add circuits, swap tired fixtures and label every breaker.',
    },
  },
  reasons: {
    heading: 'Who turns up at your door',
    items: {
      'esa-certified':
        'A licensed electrical contractor, {licence}, answerable to the provincial safety authority for each wire pulled in your house.',
      'service-24-7':
        'We keep an emergency phone open on all seven nights, because a sparking switch cannot be booked for Tuesday.',
      'local-experts':
        'Storey-and-a-half attics are low and hot. Knowing how those houses were framed saves holes in your ceiling.',
      guaranteed: 'Anything we install carries our guarantee. Call us if it fails and we will come and see to it.',
    },
  },
  questions: [
    {
      question: 'Will a second storey always need a 200 A service?',
      answer:
        'No. It depends on heating, cooking and cars more than on bedrooms. Gas heat and one charger with load management may stay within 100 A.',
    },
    {
      question: 'Who files what for an addition?',
      answer:
        "Your builder obtains the city's building permit. We send ESA the notification for the wiring, and prepare the utility's upgrade request together with the calculation.",
    },
  ],
  form: {
    heading: 'Show us the plans, or only the idea',
    lead: 'A photo of the panel and a sketch of the addition are enough to begin. Have them by you when you phone.',
    example: 'Example: Adding a second floor to a 1944 bungalow with 60 A service, permit drawings are ready.',
  },
}
