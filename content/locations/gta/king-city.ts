import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'King City electrician for estates, wells and septic pumps',
  metaDescription:
    'King City electricians for transfer switches, septic and well pumps, 400 A estate services, gates and outbuildings on the moraine.',
  h1: 'King City electricians, home & estate',
  heroDescription:
    'A house on the moraine is its own small waterworks. We wire the pumps, the gate, the coach house and the machine that keeps them going.',
  excerpt: 'Wells and septic pumps on the moraine, large services with outbuildings, and village homes.',
  updatedOn: '2026-11-20',
  utility: 'hydro-one',
  office: 'woodbridge',
  neighbours: ['gta/newmarket', 'gta/aurora', 'gta/richmond-hill', 'gta/maple', 'gta/kleinburg', 'gta/bolton'],
  sections: [
    {
      heading: 'Waterworks in the basement',
      paragraphs: [
        'Nearly 70 percent of King lies on the Oak Ridges Moraine, and beyond the mains that means wells and septic systems. Some systems in Nobleton have passed their fiftieth year. When the grid fails, the well pump, effluent pump and sump all stop in the same second.',
        'So start with the transfer switch, which lets a portable set carry those pumps this winter and a permanent one later. We add high-water alarms and check each pump circuit, and the choice of set is explained on our [generator wiring page](/ev-energy/generator-wiring).',
      ],
    },
    {
      heading: 'Four hundred amperes & a gate',
      paragraphs: [
        'Estates here run to 400 A, a coach house, a pool pavilion and a gate at the end of a very long trench. Distance costs twice, in cable and in lost voltage, so we work out both and then place [subpanels](/commercial/transformers-subpanels) where the loads are. [Lighting keypads](/smart-home/lutron-homeworks) tame forty switches into a handful.',
        'Whoever digs calls Ontario One Call first, [1-800-400-2255](tel:+18004002255), at least five business days ahead. It is free, and it is the law.',
      ],
    },
    {
      heading: 'Village rooms, newer tracts',
      paragraphs: [
        'In the village things shrink to ordinary size. Many homes here date from the 1960s on, with 60 or 100 A panels and, in some, aluminum branch wiring, which is safe when properly terminated. In the newest tracts the request is [a charger](/ev-energy/charger-installation).',
      ],
    },
    {
      heading: 'Whose line is it?',
      paragraphs: [
        'Hydro One serves most of King; your bill names your utility. Read it before a storm, since the outage number depends on it. At the house, the utility has its wire and meter, and customers as a rule own mast or conduit, meter base, and on private land sometimes the poles.',
        'A 400 A request needs a load calculation, a site layout and time: count in weeks, and be ready for many months. For a matching panel you lose power for part of one day. After high wind, scan the lane for sagging spans, keep 10 m (33 feet) away from any on the ground, and call 911.',
      ],
    },
  ],
  services: {
    heading: 'For acreage & village lot',
    lead: 'Tell us which pumps you own and we will know where to begin.',
    cards: {
      'panel-upgrades': 'Two 200 A panels from one 400 A meter base is a frequent estate layout; villages need less.',
      'wiring-outlets':
        'Stables, studios and pool houses on their own feeders, with disconnects where you would look for them.',
      'emergency-repairs':
        'An alarm on the septic tank with power on everywhere else often points to one circuit. Call us.',
      'smart-home': 'Shades, scenes, gate and cameras on one system, with wired keypads where stone walls block radio.',
      'ev-chargers': 'Chargers for house, guest and gardener can share a limit, so that the service need not grow.',
      commercial:
        'Clubhouses, nurseries, equestrian rings: arena lights, irrigation controls, workshop power, and feeders to far buildings.',
    },
  },
  reasons: {
    heading: 'Good grounds for calling',
    items: {
      'esa-certified':
        'Every contractor at your gate should show a number. Ours is {licence}; insured, and ready for your file.',
      'service-24-7': 'A full septic tank respects no calendar. Neither does our emergency phone: {phone}, any night.',
      'local-experts':
        'Highway 400 brings us up from Woodbridge, trench plans and pump curves already discussed by phone.',
      guaranteed: 'We prove the transfer with the main off, while you watch the taps run and the gate open.',
    },
  },
  questions: [
    {
      question: 'Can we add a transfer switch now and a generator later?',
      answer:
        'Yes, and it spreads the cost. We size the switch for the final machine, give it an inlet for a portable one, and file both stages with ESA as each is built.',
    },
    {
      question: 'Is 400 A always needed for a large house?',
      answer:
        'No. Gas heat and staggered chargers can keep a big home under 200 A. Electric heat, a pool and a workshop may not. Have it calculated before you apply.',
    },
  ],
  form: {
    heading: 'Walk us through the grounds',
    lead: 'Name the buildings, the rough distances, and the utility printed on the bill.',
    example: 'Example: House plus coach house 90 m apart, well and septic pump, want 400 A and a standby set.',
  },
}
