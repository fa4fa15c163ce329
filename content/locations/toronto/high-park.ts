import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'High Park & Swansea electricians | {business}',
  metaDescription:
    'High Park and Swansea electricians for early-1900s semis, hillside houses under big trees and apartments on Bloor: rewiring, panels, storms.',
  h1: 'High Park & Swansea house electricians',
  heroDescription:
    'Great trees over the roof, a basement dug into a slope, wiring from the age of the streetcar suburb. High Park homes are handsome, and they ask for planning.',
  excerpt:
    "Semis by the park, Swansea's hillside houses and apartments over Bloor shops, many of them on wiring from before 1940.",
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/bloor-west', 'toronto/junction-triangle', 'toronto/liberty-village', 'toronto/etobicoke'],
  sections: [
    {
      heading: 'Big trees, thin wires & a windy night',
      paragraphs: [
        "Hills and winding streets put the overhead line under a great many branches. In the storm of May 21, 2022, about 110,000 Toronto Hydro customers lost power across the city. The span between pole and house is the utility's to restore. The steel stack and the fitting that anchors it are for the owner to repair.",
        'After each storm, from the ground, look for three things: a branch resting on the line, a stack no longer plumb, an anchor pulling out. Never prune near it yourself. If [the power is out](/emergency/power-outage) and the neighbours are lit, the trouble is most likely on your side.',
      ],
    },
    {
      heading: "What lies behind Swansea's plaster",
      paragraphs: [
        'Swansea was a village of its own from 1926 to 1967, and most of it was built from 1905 to 1935. Around the park the semis are as old. Agents list High Park among the districts where knob-and-tube is met in houses from before 1940, so many homes here may still have some.',
        "ESA has said that such wiring can pass when altered parts and heavy loads are off it and outlets are grounded or GFCI-protected. A buyer's insurer may ask for more. We map each circuit, give you a drawing, and price [replacement of the old runs](/residential/knob-tube-wiring) by floor.",
      ],
    },
    {
      heading: 'Slopes & services',
      paragraphs: [
        'A house on a hill may have its panel two levels under the kitchen. Long runs cost copper. When we renew the service we ask whether the meter base, which is yours to move, could sit nearer to where the load now is. The utility has to approve that spot before we drill.',
      ],
    },
    {
      heading: 'Semis, towers & apartments on Bloor',
      paragraphs: [
        'Semi owners ask for rewiring, [fan and GFCI work in bathrooms](/residential/ceiling-bathroom-fans-gfci) and a cable to the back garage. The towers north of Bloor came with the subway; their managers want corridor lighting. In apartments above shops, whose panel feeds which stove is often the first thing to settle. Eastward, the factory lofts have their own story on [the Junction Triangle page](/toronto/junction-triangle).',
      ],
    },
  ],
  services: {
    heading: 'Under the big trees, six kinds of work',
    lead: 'Choose what you need; we will tell you what else we see.',
    cards: {
      'panel-upgrades':
        'Fresh panel, proper grounding, and room to spare. Commonly {price:panel-upgrade}, HST extra, before a larger service enters into it.',
      'wiring-outlets':
        'Floor-by-floor rewiring with old circuits retired in sequence, so that the household sleeps at home throughout.',
      'emergency-repairs':
        'Branch damage at the wall, scorched plugs, a cellar that has drained after a flood: advice by phone, then repairs.',
      'smart-home':
        'Dimming and shades for tall rooms with west light, controlled from a keypad that guests understand.',
      'ev-chargers': 'Steep drives and rear garages make long cable routes. We walk yours before we quote it.',
      commercial:
        'Bloor storefronts with apartments overhead: separate panels sorted, shop lighting brightened, common stairs lit to code.',
    },
  },
  reasons: {
    heading: 'What we bring to a hillside house',
    items: {
      'esa-certified':
        'Your insurer will ask who did it. Answer: a licensed electrical contractor, {licence}, with the inspection on record.',
      'service-24-7': 'Trees fall at night as readily as by day, and emergency calls are picked up at both.',
      'local-experts':
        'Terraced basements, coal-chute walls and knob-and-tube attics by the park are places where our electricians have crawled before.',
      guaranteed:
        'We label, photograph and guarantee each circuit we replace, so there is never doubt about whose work it was.',
    },
  },
  questions: [
    {
      question: 'An insurer wants the knob-and-tube gone. How long do we have?',
      answer:
        'The insurer sets the period, so ask for it in writing. A dated plan from a contractor sometimes buys time, and we can supply one after a visit.',
    },
    {
      question: 'Who trims a branch on the wire to my house?',
      answer:
        'Not you, and not us. Report it to Toronto Hydro and let them say how it is to be done. If a wire has come down, stay 10 m away and call 911.',
    },
  ],
  form: {
    heading: 'A walk around the house comes first',
    lead: "Pick up the phone for a date, or leave the street, the age of the house and the insurer's wording in the form.",
    example: 'Example: Insurer gave us sixty days about knob-and-tube in a 1911 semi.',
  },
}
