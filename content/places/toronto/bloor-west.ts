import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bloor West',
  order: 180,
  seoTitle: 'Bloor West electricians: fuse boxes, rewiring, 24/7',
  metaDescription:
    'Bloor West electricians for houses of the 1910s to 1930s and village shops: fuses to breakers, rewiring, 24/7 repairs. Licensed. Call for a written quote.',
  h1: 'Electricians in Bloor West',
  heroDescription:
    'We change fuses to breakers in the brick houses near Bloor West, and wire its shops and apartments.',
  excerpt: 'Houses of the 1910s to 1930s on either side of a shopping street that began by hanging lights in trees.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/junction-triangle', 'toronto/high-park', 'toronto/little-italy', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, for houses and shops, from High Park to the Humber River.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and a new panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'Three common jobs in Bloor West',
    items: [
      {
        title: 'Fuses changed to breakers',
        text: 'An old fuse box is short of circuits, and sometimes holds fuses that are too big for the wire. A breaker panel fixes both.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'A charger on a shared drive',
        text: 'Drives between brick houses are tight. A slim unit on the side wall and a longer lead often do it.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'Two-prong outlets replaced',
        text: 'Upstairs outlets with two slots have no ground wire. New cable, fished behind the plaster, gives you proper ones. The number of rooms decides the price.',
        service: 'residential/knob-tube-wiring',
      },
    ],
  },
  services: {
    heading: 'Electrical work at home and on Bloor',
    cards: {
      'panel-upgrades': 'From 60 A to 100 A or more. We show you the figures before you decide.',
      'wiring-outlets':
        'Grounded outlets, a circuit for the microwave, and a switched outlet under the eaves for December.',
      'emergency-repairs': 'The street is lit and your house is dark? That is the moment to call us.',
      'smart-home': 'Lamps, blinds and heat on one app, or on a plain wall switch if you dislike apps.',
      'ev-chargers': 'Narrow drive or rear garage: we find the route first and give you a price in writing.',
      commercial: 'Window lights, bakery ovens, salon chairs and signs on timers. We can start before you open.',
    },
  },
  facts: {
    heading: 'Bloor West houses and shops',
    items: [
      {
        title: 'Houses since 1909',
        text: 'The city took it in that year, and most houses are from the next three decades. The first wiring was usually knob and tube: single wires in cloth, on porcelain.',
      },
      {
        title: '60 A, a typical old service',
        text: 'It ran a fridge and some lamps. It is not a fault in itself, but many insurers ask for 100 A. Add a dryer or a car and it runs short.',
      },
      {
        title: 'Over 400 businesses in the village',
        text: 'Most shops went up between 1920 and 1930. In 1970 their owners formed the first business improvement area, and began it with lights in the trees.',
      },
    ],
  },
  more: [
    {
      heading: 'Is it the street or only your house?',
      paragraphs: [
        'Look out of the window. If the street lamps and the neighbours are dark too, call Toronto Hydro: {outage:toronto-hydro}. No electrician can help until the line is back. If only your house is dark, the trouble is most likely on your side, and we are the right people to call. The steps are on the [power outage page](/emergency/power-outage).',
      ],
    },
    {
      heading: 'What we find in the basement',
      paragraphs: [
        "All the ages often sit side by side: porcelain knobs, cloth-wrapped cable, and white cable from last year's bathroom. Age alone is no reason to tear it out. Loose ends, missing grounds and fuses that are too large for the wire are good reasons, and we show you which is which.",
      ],
    },
    {
      heading: 'Shops with apartments above',
      paragraphs: [
        'Many stores are narrow, with a tenant upstairs and both panels in one basement. It goes better when both are done together. See [panel and lighting work for shops](/commercial/panel-lighting-upgrades).',
      ],
    },
  ],
  reasons: {
    heading: 'Why Bloor West calls us',
    items: {
      'esa-certified': 'Check us in a minute with the Electrical Safety Authority: {licence}.',
      'service-24-7': 'A circuit quits at midnight? Somebody picks up the phone.',
      'local-experts': 'Side drive, radiators under the windows, one outlet to a bedroom: we know this kind of house.',
      guaranteed: 'If an outlet that we put in comes loose, call, and we come back to set it right.',
    },
  },
  questions: [
    {
      question: 'We have 60 A and no plans to renovate. Must we upgrade?',
      answer:
        'Not for that alone. Read your insurance policy first, since many insurers ask for 100 A. If a dryer or a car is coming, ask for a load calculation, which adds up what your house can draw at once.',
    },
    {
      question: 'Should I leave a light on during an outage?',
      answer:
        'One is enough, to tell you when the power is back. Unplug electronics. Afterwards wait 10 to 15 minutes, then turn things on one at a time.',
    },
  ],
  form: {
    heading: 'Book a Bloor West electrician',
    lead: 'Call, or send the form and say when we can reach you. Photos of the panel help.',
    example: 'Example: 1924 house with two-prong outlets upstairs, half of them dead.',
  },
  // By hand: Bloor West Village, Jane to Runnymede.
  map: { latitude: 43.65, longitude: -79.483 },
  street: {
    why: 'Shops between prewar houses',
    horizon: 'froof',
    row: 'four:3 elm semi:1 +6 ~semi pol +6 tud:1 elm hyd +4 shop:1 shob:1 shop shob shop:13 | shop shob:1 shop:1 pol +6 map ~tud:12 elm semi:2 +6 four hyd elm four:13 +6 semi:5 elm',
    ends: 'elm map',
    house: 'four:1 +4 shop:1',
  },
})
