import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Corktown electrician: row houses & West Don Lands',
  metaDescription:
    "Corktown electricians for workers' rows on Bright, Percy and Trinity and for West Don Lands condos: panels in tiny cellars, safe rewiring.",
  h1: 'Corktown row house electricians',
  heroDescription:
    "Brick in front, wood behind, and a cellar you cannot stand up in. Corktown's rows are small, so every electrical inch has to be thought about.",
  excerpt:
    "Panels, heat and cooking circuits for two-storey workers' rows, and suite work in the West Don Lands condos.",
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/rosedale', 'toronto/riverdale', 'toronto/leslieville', 'toronto/downtown-toronto'],
  sections: [
    {
      heading: 'Finding a wall for the panel',
      paragraphs: [
        'Bright, Percy, Trinity and Ashby still have narrow two-storey rows put up for brewery and brickyard hands. Many homes here date from the middle and later 1800s, before electricity, and light came afterwards, nailed to whatever was there.',
        'The cellars had dirt floors, and some still do. A panel does not belong in damp soil air, nor in a bathroom or a clothes closet, and it needs clear floor in front of it. In a house this size that rules out nearly every wall, so the answer is often the back hall, or a shallow cabinet beside the stair. We measure three spots and bring you the drawings.',
      ],
    },
    {
      heading: 'Keep the size & keep it simple',
      paragraphs: [
        'Row houses have one advantage: few need a huge supply. If the sums allow the same rating, the path is short. We check the load and file with ESA. Toronto Hydro isolates the house, the panel is changed, the inspector passes it, and the utility makes it live again, with no new cable and no design queue.',
        "Bigger means the long road, with drawings, an offer and a wait. Before you choose it, find out if [a load manager](/ev-energy/energy-management) or a gas-to-heat-pump plan in stages would do. The owner's gear in either case is the meter base and whatever pipe leads to it; the live conductors outside, and the meter, come with the utility.",
      ],
    },
    {
      heading: 'Fire travels along a row',
      paragraphs: [
        "In attached wood-backed houses an electrical fault is everyone's problem. Smoke alarms belong on each storey and outside all sleeping areas, and are replaced after ten years. Smoke, flame, or a smell you cannot place: all out, then 911. For a hot outlet, use our [steps for urgent electrical faults](/emergency/electrical-repairs).",
      ],
    },
    {
      heading: 'From Trinity Street to the new towers',
      paragraphs: [
        "Row owners ask for [fuse panels to be replaced](/residential/fuse-box-conversions), for induction ranges, and for knob-and-tube to be found. In the West Don Lands condos it is lights, shades and [thermostats that can be set by phone](/smart-home/smart-thermostats). Over the Don, [Riverdale's Bay-and-Gables](/toronto/riverdale) give us more headroom.",
      ],
    },
  ],
  services: {
    heading: 'Small rooms, proper circuits',
    lead: 'This is what a two-storey row can sensibly have.',
    cards: {
      'panel-upgrades':
        'A compact breaker panel in a dry, legal place. Fuse changes run {price:fuse-to-breaker} before HST.',
      'wiring-outlets':
        'Cable through floors rather than brick, enough kitchen outlets, and a circuit for the washer under the stair.',
      'emergency-repairs':
        'Scorch marks or a buzzing box next to a party wall should be seen quickly. Call us first, tidy afterwards.',
      'smart-home':
        'One hub, a dozen dimmers, thermostats and a door camera: enough control for a house on a narrow lot.',
      'ev-chargers':
        'Street parking rules out most rows; condo owners have a legal path, and we prepare the technical half.',
      commercial:
        'Design shops, cafés and offices in brick sheds: new lighting, tidy distribution and inspected exits, phased around trade.',
    },
  },
  reasons: {
    heading: 'Hired for small places',
    items: {
      'esa-certified':
        'The firm is a licensed electrical contractor, {licence}; ESA hears of your job before we start it.',
      'service-24-7':
        'Emergencies are taken by phone at every hour of the week. Ordinary jobs get an ordinary weekday.',
      'local-experts':
        'Few tradespeople enjoy a low cellar, but we bring short ladders, kneeling pads and electricians who do not mind.',
      guaranteed: 'A guarantee is only a promise to come back. We make that one for all the work we do.',
    },
  },
  questions: [
    {
      question: 'Can the panel stay in a dirt-floor cellar?',
      answer:
        'Perhaps, when the spot is dry and there is room to work in front, though most are neither. Moving it upstairs is usually the moment to retire the last old circuits.',
    },
    {
      question: 'Is 100 A enough for a row house?',
      answer:
        'Often it is. A small floor area, gas or a modest heat pump, an induction range and a dryer can fit. The load calculation gives the answer for yours.',
    },
  ],
  form: {
    heading: 'Measure your cellar, then call',
    lead: 'Ceiling height, the width of the house and a word on the panel: that is all we need to talk sense.',
    example: 'Example: Row house off King East, fuses in the cellar, want an induction range.',
  },
}
