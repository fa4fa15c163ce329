import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Caledon electrician for wells, farms and standby power',
  metaDescription:
    "Caledon's wells stop when the power does: licensed electricians for standby generators, farmhouse rewiring, barns and long country services.",
  h1: 'Caledon electricians for farm & hamlet',
  heroDescription:
    'Without power there is no water. In much of Caledon that sums up an outage, and it decides which job comes first on our list.',
  excerpt: 'Wells that depend on a pump, farmhouses wired in layers, and long storms on country lines.',
  updatedOn: '2026-11-20',
  utility: 'hydro-one',
  office: 'woodbridge',
  neighbours: ['gta/georgetown', 'gta/brampton', 'gta/bolton', 'gta/kleinburg', 'gta/king-city'],
  sections: [
    {
      heading: 'When the pump goes quiet',
      paragraphs: [
        'Hamlets such as Belfountain mostly drink from wells. A dead line stops the pump, the furnace fan and the sump, so [standby power](/ev-energy/generator-wiring) leads our list here. We add up what must run, choose between a portable inlet and a fixed set, and fit a transfer switch that keeps your current off the utility wire. We notify ESA, and the gas side belongs to a TSSA-registered contractor.',
        'An extension cord can keep a fridge cold, but it cannot feed a submersible pump, which is usually wired in at 240 volts.',
      ],
    },
    {
      heading: 'Three storms, one pattern',
      paragraphs: [
        "At Christmas 2013 Caledon was called one of the hardest hit places in Hydro One's territory, and some were still dark on December 27. Ice in March 2016 cut off about 6,000 customers, and in March 2020 nearly 4,000 went out, Mono included. Long rural lines take a long time to walk.",
        'Stay 10 m (33 feet) away from any fallen wire, and call 911, then Hydro One. If the lights turn very bright and very dim at once, our page on [outages](/emergency/power-outage) says what to do.',
      ],
    },
    {
      heading: 'Stone walls, layered wiring',
      paragraphs: [
        'Many homes here began as farmhouses. Knob-and-tube from before the war can sit beside 60 A work of the fifties, with a barn feed added later from whatever was in the shed. Estates and village houses stand between, and most of those have 100 A or more.',
        'We draw the whole property first: house, barn, drive shed, well. Then you can choose which [old runs to retire](/residential/knob-tube-wiring) this year.',
      ],
    },
    {
      heading: 'A long way from the road',
      paragraphs: [
        'Hydro One keeps the public line and the meter. Where a private pole carries wire up your lane, that pole and its wire may be yours; your account and a site visit settle it. We build the customer part, and apply for a larger service when house plus shop exceed the old one. Design and connection run from weeks to many months, since country work can need poles. We quote horse barns and home workshops after walking the site. Town streets are different, as our page on [Bolton](/gta/bolton) shows.',
      ],
    },
  ],
  services: {
    heading: 'For house, barn & well',
    lead: 'Country places combine a home, a pump station and sometimes a workshop.',
    cards: {
      'panel-upgrades': 'A panel with room for the transfer switch, the barn feeder and whatever the next owner adds.',
      'wiring-outlets':
        'Weatherproof receptacles by the paddock, GFCI where damp demands it, and proper boxes in fieldstone walls.',
      'emergency-repairs':
        'A burning smell in a barn: everyone out, then 911. Call us once the firefighters have left.',
      'smart-home': 'Freeze, flood and outage alerts reach your phone while the house stands empty for a week.',
      'ev-chargers': 'Far garages need a trench and heavier cable. We price the distance before the charger.',
      commercial:
        'Riding schools, farm shops, garages: yard lights on photocells, motors with correct starters, clear labelling.',
    },
  },
  reasons: {
    heading: 'Why drive us up the hill?',
    items: {
      'esa-certified':
        'Barn or mansion, the notification is ours to file, under {licence}. File any certificate with the deed.',
      'service-24-7': 'The phone works when the pump does not: emergencies at any hour, on any day.',
      'local-experts': 'We bring couplings, tall ladders and patience, because a supply counter is rarely close by.',
      guaranteed: 'We start the standby set under load before leaving. If it fails that test, we are not finished.',
    },
  },
  questions: [
    {
      question: 'Which loads belong on a Caledon generator?',
      answer:
        'Commonly the well pump, furnace, sump, fridge, some lights and the internet. An electric range or a hot tub can wait, and leaving them off keeps the machine small.',
    },
    {
      question: 'Can I plug a portable generator into the dryer outlet?',
      answer:
        'Never, because it sends current back up the line and can kill a lineworker. An inlet with a transfer device does the same job safely.',
    },
  ],
  form: {
    heading: 'Describe the property',
    lead: 'List the buildings, how you get water, and how long the last outage ran.',
    example: 'Example: Farmhouse with drilled well, barn 60 m away, three days dark last time, want standby.',
  },
}
