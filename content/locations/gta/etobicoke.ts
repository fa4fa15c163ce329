import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Etobicoke electrician: plants, shops, towers, houses',
  metaDescription:
    'An Etobicoke electrician for the whole district: 600 V plants north of the 401, shops along Lake Shore, Humber Bay towers and panels at home.',
  h1: 'Etobicoke electricians, shops & plants',
  heroDescription:
    'The lake sets the tone at one end of Etobicoke, and loading docks at the other. Electrically they are two different towns, and we work in both.',
  excerpt: 'Old factory towns on the lake, postwar tracts inland, and 600 V industry north of the 401.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/etobicoke',
    'gta/mississauga',
    'gta/brampton',
    'gta/woodbridge',
    'gta/north-york',
    'toronto/bloor-west',
    'toronto/high-park',
  ],
  sections: [
    {
      heading: 'North of the 401: fields, then 600 volts',
      paragraphs: [
        'Much of the land up there was still farmed in the 1940s. Today a large part is industrial, with 347/600 V coming in and 120/208 V made on site. Imported machines built for 480 V need a transformer of their own. We set [services up to 800 A](/industrial/600v-800a-services), hang bus and feeders, and replace starters that have been reset once too often.',
        'Shutdown windows are short. So the drawings, parts and ESA notification come first, and the Sunday comes last.',
      ],
    },
    {
      heading: 'Lake Shore: three towns, one streetcar',
      paragraphs: [
        'Long Branch, New Toronto and Mimico joined Etobicoke in 1967. Their main street is still a strip of storefronts with apartments above, often on one tired service. Splitting shop from apartment, refitting [a restaurant kitchen](/commercial/office-retail-restaurant) or relighting a window is the usual order.',
        'Wind off the lake works outdoor boxes loose and drives rain into them, so we choose gasketed covers and check their seals. In the Humber Bay towers the question is chargers, which condo rules let an owner request in writing.',
      ],
    },
    {
      heading: 'The lead time nobody likes',
      paragraphs: [
        'Toronto Hydro suggests applying three months to three years ahead for a service under 600 V. It answers an upgrade request within 15 business days. Design and estimate typically take up to 60 days, once every paper is in. A design deposit may be due; it counts toward the job.',
        'Why so exact? Because a lease signed before the load calculation can cost a tenant the opening. We do that sum first, and sometimes [a better use of what is there](/commercial/power-distribution) turns out to be enough.',
      ],
    },
    {
      heading: 'And the houses',
      paragraphs: [
        'Inland, many homes here are postwar, with 60 or 100 A to begin with. The Kingsway, Alderwood and their wiring have their own page, [Etobicoke residential streets](/toronto/etobicoke). When a storm tears a mast, call Toronto Hydro first. Then we mend it, ESA inspects, and the utility reconnects. In the flood of July 2013 over 300,000 of its customers were reported out.',
      ],
    },
  ],
  services: {
    heading: 'Dock, shop, condo, house',
    lead: 'The district has at least four sorts of customer, and each of them needs a different plan.',
    cards: {
      'panel-upgrades':
        'Storefront apartments get their own panels; bungalows go to 100 or 200 A when the numbers say so.',
      'wiring-outlets':
        'Weather-resistant outlets near the water, dedicated circuits for fryers, and tidy conduit in exposed loft ceilings.',
      'emergency-repairs':
        'Production stopped or an apartment gone cold: our first question is what changed just before.',
      'smart-home': 'Motorized shades tame west sun in a glass tower, with no new cable through concrete.',
      'ev-chargers':
        'Visitor stalls, fleet bays, private garages. Where supply is tight, load sharing keeps the total down.',
      commercial:
        'Motor control, transformers, office lighting, signs: one contractor for the panel and the plant floor.',
    },
  },
  reasons: {
    heading: 'For your purchasing file',
    items: {
      'esa-certified': 'Ontario lets only ESA-licensed contractors do this for hire. We are one: {licence}.',
      'service-24-7': 'Night shift included: the emergency number reaches a person when a line stops at 2 AM.',
      'local-experts':
        'With offices at Yonge Street and on Stilton Road, Etobicoke lies handily between our two doors.',
      guaranteed:
        'Torque values, test readings and as-built drawings are handed over, so that our work can be audited.',
    },
  },
  questions: [
    {
      question: 'Our new press came from the States. Will it run?',
      answer:
        'Check its plate. At 480 V it needs a transformer from 600 V, plus approval acceptable in Ontario. Send the plate data before the machine ships.',
    },
    {
      question: 'Do you serve both ends of Etobicoke?',
      answer:
        'Yes, from the lake to Steeles, weekdays and for emergencies at any time. Rexdale has a cousin in [Georgetown](/gta/georgetown), by the way: one builder, two places.',
    },
  ],
  form: {
    heading: 'Outline the Etobicoke job',
    lead: 'For industry: voltage, amperes and your shutdown window. For a home: the street and the wish.',
    example: 'Example: Unit near the 427, adding a 75 kVA transformer for a 480 V press, Sunday shutdown.',
  },
}
