import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Pickering electrician, lakeside to Seaton',
  metaDescription:
    'Pickering electricians for 1960s and 1970s lakeside homes, rural farmhouses around Whitevale and brand-new Seaton houses with room for a charger.',
  h1: 'Pickering electricians, town & farm',
  heroDescription:
    'In the north of the city, a farmhouse with cloth-covered wire can face a street where the paint is still wet. We carry parts for both.',
  excerpt: 'New Seaton houses, old farmhouses and aluminum-era streets by the lake, with Elexicon feeding the lot.',
  updatedOn: '2026-11-20',
  utility: 'elexicon',
  office: 'toronto',
  neighbours: ['gta/scarborough', 'gta/markham', 'gta/ajax', 'gta/whitby'],
  sections: [
    {
      heading: 'Seaton & the farms it grew on',
      paragraphs: [
        'Land for Seaton was expropriated in the 1970s, so old farmhouses stayed among their fields. Now the new community is going up around them, with 200 A as the usual start. A new house seldom needs us for its panel; it needs us for a [charger circuit](/ev-energy/charger-installation), a [hot tub](/residential/hot-tub-pool-connections), or lights in a basement the builder left bare. The farmhouse needs a survey: barn feeds, well pump, old splices, one thing after another.',
        'Whitevale is a heritage conservation district. Before a meter or fixture moves on an outside wall there, put the question to the city.',
      ],
    },
    {
      heading: 'South of the 401',
      paragraphs: [
        'Many homes here date from the 1960s and 1970s, the years when aluminum went into branch circuits. We check it outlet by outlet and use parts rated for it. Houses of the 1980s and 1990s mostly hold 100 A panels, enough for their day and tight for a heat pump plus a car. The same is true next door in parts of [Whitby](/gta/whitby).',
      ],
    },
    {
      heading: 'Poles down: May 2022',
      paragraphs: [
        'Over 35 poles in northern Pickering had to be replaced after that windstorm. No house wiring keeps the lights on through that, so for wells and sump pumps we talk about [standby power](/ev-energy/generator-wiring). If you run a portable unit, keep it outdoors and away from windows, and never feed it into an outlet. Dark street: the outage page of Elexicon. Dark house: {phone}, and meanwhile [these outage steps](/emergency/power-outage).',
      ],
    },
    {
      heading: 'Elexicon, co-owned by the city',
      paragraphs: [
        'Pickering is one of five municipal owners of Elexicon. The company keeps up lines, transformers and meters. When a service changes, it asks that a meter still hanging indoors move to an outside wall, so put that in the budget. We build the new meter base, file with ESA and tell Elexicon when the inspector is satisfied; its crew then energizes. From request to connection, think in weeks, and in many months where poles or cable must change.',
      ],
    },
  ],
  services: {
    heading: 'What we take on in Pickering',
    lead: 'We work in town, in the hamlets and at the end of the farm lane.',
    cards: {
      'panel-upgrades':
        'More circuits for a 1985 house, or a service for a farmhouse. Panels typically cost {price:panel-upgrade}, with HST on top.',
      'wiring-outlets':
        'Aluminum repairs, extra outlets in a new build, and outdoor receptacles with the covers that weather requires.',
      'emergency-repairs':
        'Partial power, dim lights, a fault at the barn: we find it, make it safe, and explain the permanent fix.',
      'smart-home': 'Brand-new drywall is easy to ruin. Wireless keypads and RadioRA dimmers go in without cutting it.',
      'ev-chargers':
        'Two hundred amps often leaves room for two cars, if they take turns. The calculation comes before the shopping.',
      commercial:
        'Plazas along Kingston Road, workshops and light industry: refits, sign circuits, extra feeds for machines and coolers.',
    },
  },
  reasons: {
    heading: 'The people we send you',
    items: {
      'esa-certified':
        'Licensed electricians working under {licence}, with the permit, as people call it, taken out in advance.',
      'service-24-7': 'Fridge, well, medical device: say what cannot wait when you phone, whatever the hour is.',
      'local-experts':
        'People who have seen both a fused barn disconnect and a smart panel, and are at home with either.',
      guaranteed: 'A crew that returns if something it installed gives trouble. That is what our guarantee means.',
    },
  },
  questions: [
    {
      question: 'My Seaton builder has just handed over. May you add circuits?',
      answer:
        'Yes. Keep your builder informed, since a home warranty may have terms on alterations. Our circuits come with their own ESA notification.',
    },
    {
      question: 'Will a generator run our well in the north end?',
      answer:
        'If it is sized for the start of the pump and wired through a transfer switch, yes. Tell us the horsepower of the pump and what else must run.',
    },
  ],
  form: {
    heading: 'Ask about a Pickering job',
    lead: 'Nearest concession or neighbourhood, age of the building, and the one thing that has to work.',
    example: 'Example: New house in Seaton, 200 A, two EVs arriving in spring, plus lights for the basement.',
  },
}
