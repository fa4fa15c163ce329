import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Oshawa electrician: older houses & industry',
  metaDescription:
    "Electricians for Oshawa's workers' houses and newer north end: knob-and-tube, 60 A services, storm-damaged masts, chargers and shop power.",
  h1: 'Oshawa electricians, houses & shops',
  heroDescription:
    'General Motors of Canada was formed in 1918. The streets its workers lived on still stand, and here and there so does the wiring they were built with.',
  excerpt:
    "Workers' houses from the 1910s on, wind that breaks masts, and industry: Oshawa Power's town and its wiring.",
  updatedOn: '2026-11-20',
  utility: 'oshawa-power',
  office: 'toronto',
  neighbours: ['gta/clarington', 'gta/whitby', 'gta/ajax', 'gta/pickering'],
  sections: [
    {
      heading: 'Houses of the motor years',
      paragraphs: [
        'Many homes here date from the 1910s through the 1950s, put up for people with a shift to get to. You may find [knob-and-tube](/residential/knob-tube-wiring) in the first of them and 60 A in plenty of the rest, and neither is a verdict. Knob-and-tube that is properly maintained is safe, yet many insurers refuse it or want it gone. A 60 A service can cook supper, but not with a car plugged in.',
        'In 1970s houses aluminum is possible, while the newer north has modern panels.',
      ],
    },
    {
      heading: 'What the wind does',
      paragraphs: [
        'One storm took 23,161 customers off Oshawa Power in an evening. Another cut off more than 9,000, and the rural north was last to come back. After the ice of December 2013, when 4,000 were still out at mid-day on the 23rd, the final 150 homes waited for electricians to mend their masts, then for ESA.',
        'So after any gale, look up from the ground, well back: is the mast still tight to the wall, and does the wire sag lower than before? Call the utility first, then us. Our [panel repair page](/emergency/panel-repairs) has the order of calls.',
      ],
    },
    {
      heading: 'Dealing with Oshawa Power',
      paragraphs: [
        'Oshawa Power runs the poles, the drop to the house and the meter. Brackets, mast and meter base come with the deed. To leave 60 A behind, we work out the load and apply; the utility says where the wire will land and what it will bill. It cuts the power on the day, we rebuild, an inspector comes, and Oshawa Power ties in. Most of the time goes on waiting for that date, weeks or many months.',
      ],
    },
    {
      heading: 'On the work list',
      paragraphs: [
        'People ask for a [fuse box replaced](/residential/fuse-box-conversions) so that a sale or a policy goes through, or for 240 V in the garage for a welder. Small plants ask for [motor controls](/industrial/transformer-motor-control), and nearly everybody asks about a [charger](/ev-energy/charger-installation) on the driveway side.',
      ],
    },
  ],
  services: {
    heading: 'What we take on in Oshawa',
    lead: 'We work in houses, garages and plants on both sides of the 401.',
    cards: {
      'panel-upgrades':
        'A row of glass fuses becomes a breaker panel, usually for {price:fuse-to-breaker} plus HST, a larger service apart.',
      'wiring-outlets': 'Rewiring one floor at a time, so that the family can stay in the house while we work.',
      'emergency-repairs':
        'Flickering that comes with the wind, or a breaker that will not hold: describe it and we will say who is needed.',
      'smart-home':
        'Dimmers and thermostats for a house whose boxes are small and have no neutral: there are models made for that.',
      'ev-chargers': 'Level 2, detached garage or wall, with a trench dug after Ontario One Call has marked the lines.',
      commercial:
        'Body shops, plazas, small factories: compressors, lifts, three-phase feeds and lights bright enough to work by.',
    },
  },
  reasons: {
    heading: 'Four things we bring along',
    items: {
      'esa-certified': 'A contractor licence, {licence}, a Master Electrician behind it, and the filing done up front.',
      'service-24-7': 'A human voice after dark. When a storm makes the list long, we say so.',
      'local-experts': 'Respect for old houses: we test before we condemn, and we show you what we found.',
      guaranteed: 'Our name is on the panel label. If the job fails you, that is who comes back.',
    },
  },
  questions: [
    {
      question: 'The storm bent my mast. Can Oshawa Power just reattach the wire?',
      answer:
        'Not to a broken one. First a licensed electrician repairs it, next ESA inspects, and after that the crew hooks you up.',
    },
    {
      question: 'My insurer asks about knob-and-tube. What do you look at?',
      answer:
        'What is still live, what it feeds, how it was altered, and whether insulation lies on it. Walls stay closed, and you get a list of what must change and what can wait.',
    },
  ],
  form: {
    heading: 'Describe the job in Oshawa',
    lead: 'Rough age of the house, fuses or breakers, and any deadline from an insurer or a closing date.',
    example: 'Example: 1940s storey and a half near downtown, 60 A fuses, policy renewal in eight weeks.',
  },
}
