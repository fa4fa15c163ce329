import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Whitby & Brooklin electrician | {business}',
  metaDescription:
    'Whitby electricians for century houses in the old core and Brooklin, aluminum-era streets, and new north-end homes that still need standby power.',
  h1: 'Whitby & Brooklin electricians',
  heroDescription:
    'New lines are no promise. In May 2022 the wind wrecked brand-new ones at Whitby Meadows. Old house or new, some planning for the dark belongs to the job.',
  excerpt: 'Century houses, aluminum-era streets and a new north end, where even brand-new lines came down in 2022.',
  updatedOn: '2026-11-20',
  utility: 'elexicon',
  office: 'toronto',
  neighbours: ['gta/pickering', 'gta/ajax', 'gta/oshawa', 'gta/clarington'],
  sections: [
    {
      heading: 'When new poles fell',
      paragraphs: [
        "About 64,000 Elexicon customers lost power in that derecho, as such a windstorm is called. The company called it the worst that Durham's electrical infrastructure has experienced, the 2013 ice storm included. A [standby generator](/ev-energy/generator-wiring) or a battery keeps the sump pump and the furnace fan alive. Portable sets need a transfer device too.",
        'Water near the panel? Do not go down. Elexicon disconnects and we look later, as [our outage guide](/emergency/power-outage) explains.',
      ],
    },
    {
      heading: 'Three Whitbys, three kinds of cable',
      paragraphs: [
        'In the old core, knob-and-tube may run in attics and behind lath. Around it, many homes here date from the 1960s to the 1980s, with aluminum possible through the late seventies. The fast-growing north has copper and breakers, but often no spaces left for a [hot tub](/residential/hot-tub-pool-connections).',
        "Brooklin's village centre has been a heritage conservation district since 2008. Another, Werden's Plan, south of Dundas and west of Brock, was drafted in 2017; check with the town where it stands before hanging equipment outside.",
      ],
    },
    {
      heading: 'From Whitby Hydro to Elexicon',
      paragraphs: [
        'Until 2019 the name on the bill was Whitby Hydro. Elexicon took on the same streets. It keeps the supply conductors and the meter; homeowners keep the wall hardware. An indoor meter is something Elexicon would rather see outside, and a changed service is when it asks. The order runs: load figures, application, its offer, our ESA filing, new base and mast, inspection, reconnection. Allow for weeks, with months quite possible if the equipment in the street has to grow.',
      ],
    },
    {
      heading: 'What goes on our Whitby list',
      paragraphs: [
        'Buyers ask for attic surveys, because the insurer has questions about [old wiring](/residential/knob-tube-wiring), and for a check of the aluminum when a house changes hands. Owners ask for circuits for cars, saunas and [garden lights](/residential/landscape-outdoor-lighting), and shops on Brock and Dundas for refits done before opening time. East of the town line, see our [Oshawa page](/gta/oshawa).',
      ],
    },
  ],
  services: {
    heading: 'What we do in Whitby',
    lead: 'We work from the lake to Brooklin, and on the concessions beyond.',
    cards: {
      'panel-upgrades':
        'A breaker panel with space to grow in a working day, {price:panel-upgrade} as a typical figure, HST not included.',
      'wiring-outlets':
        'Knob-and-tube retired floor by floor, aluminum made sound, and extra receptacles where the extension cords are.',
      'emergency-repairs':
        'After wind, report hanging wires to Elexicon once 911 knows. Everything behind the meter is for us.',
      'smart-home': 'Shades that follow the sun, thermostats set for two storeys, voice control for those who like it.',
      'ev-chargers':
        'North-end garages tend to have the panel close by, so the cable is short. That keeps the cost down.',
      commercial:
        'Village cafés, gyms, storage, offices by the highway: lighting, kitchen feeds, outdoor signs, security lights.',
    },
  },
  reasons: {
    heading: 'Sound grounds for choosing us',
    items: {
      'esa-certified': 'Our number, {licence}, is on this page because Ontario wants it there. Check it with ESA.',
      'service-24-7': 'We pick up at 3 AM. If it is really a job for Elexicon, we say that too.',
      'local-experts':
        'Heritage rules in one village, builder panels a mile north: our questions change with the postal code.',
      guaranteed:
        'Where the fault lies in our workmanship, we correct it. The guarantee has no smaller print than that.',
    },
  },
  questions: [
    {
      question: 'My meter is in the basement. What happens if I upgrade?',
      answer:
        'Reckon with a new base on an outside wall. That changes where the feed enters and how far the panel is from it, so we measure both before pricing.',
    },
    {
      question: 'Is a new house in Brooklin free of electrical worries?',
      answer:
        'Mostly, for some years. Its breakers and wiring are young. Its panel may be full, and its smoke alarms expire after ten years like all others.',
    },
  ],
  form: {
    heading: 'A note from Whitby',
    lead: 'Say old core, aluminum years or new north, if you can tell, and what you need.',
    example: 'Example: Brooklin, house of 2016, want a generator for sump and furnace before winter.',
  },
}
