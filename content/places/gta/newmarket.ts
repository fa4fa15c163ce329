import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Newmarket',
  menus: ['header'],
  seoTitle: 'Newmarket electricians: panels, surge protection, 24/7',
  metaDescription:
    'Licensed Newmarket electricians: 60 A services replaced, surge protection, generators, and lighting for Main Street shops. Call 24/7, or get a quote.',
  h1: 'Electricians in Newmarket',
  heroDescription: 'We replace fuses and 60 A services, protect homes from surges, and relight Main Street shops.',
  excerpt: 'Postwar houses on 60 A, surge protection after two big outages, and old storefronts on Main Street.',
  updatedOn: '2026-11-21',
  utility: 'nt-power',
  neighbours: ['gta/aurora', 'gta/king-city', 'gta/richmond-hill', 'gta/markham'],
  answers: {
    come: 'Yes, we come up from Woodbridge to homes and shops all over Newmarket.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a larger panel {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  jobs: {
    heading: 'Good first jobs in Newmarket',
    items: [
      {
        title: 'Out with 60 A and the fuses',
        text: "Houses of the fifties and sixties often began that way. A breaker panel ends the hunt for the right fuse and answers the insurer's letter.",
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'A surge protector at the panel',
        text: 'It clips the spikes that can come when power is switched back on. The cost is small if the panel has two free slots, more if it has none.',
        service: 'residential/surge-protection-alarms',
      },
    ],
  },
  services: {
    heading: 'Home and shop wiring in Newmarket',
    cards: {
      'panel-upgrades': 'Sixty amps to two hundred, or a new 100 A panel: we price both and you choose.',
      'wiring-outlets':
        'Three-prong outlets in a backsplit, bath fans that clear the mirror, and GFCI outlets, which cut off near water.',
      'emergency-repairs': 'Furnace board dead after an outage, or a breaker that trips at breakfast: call us.',
      'smart-home': 'A thermostat, a few dimmers and a porch light on a timer make a good start.',
      'ev-chargers': 'A carport or single garage near the panel makes this one of our shorter days.',
      commercial:
        'Main Street stores, clinics by the hospital, small plants: lighting, coolers, counters, emergency packs.',
    },
  },
  facts: {
    heading: 'How Newmarket grew, and lost power',
    items: [
      {
        title: 'Twice the town between 1950 and 1970',
        text: 'It grew from 5,000 people to 11,000. The streets of those twenty years share small services and, toward the end, some aluminum. Those after 1980 usually started at 100 A.',
      },
      {
        title: 'Two big outages in November 2022',
        text: 'One failed riser cable, which joins the buried network to the overhead one, caused both. No electrician prevents that. We protect what is behind the meter.',
      },
      {
        title: 'When power returns, wait 15 minutes',
        text: 'Give it 10 to 15 minutes, then switch things on one by one. The furnace and the fridge come first, the dryer last.',
      },
    ],
  },
  more: [
    {
      heading: 'Main Street storefronts',
      paragraphs: [
        'Inside the heritage district an outside lamp, a sign or a meter may need a permit from the town. Indoors, old shops hide layers: knob and tube over the tin ceiling, a newer panel in the back room. We trace first and then relight. Our page on [shops and restaurants](/commercial/office-retail-restaurant) shows how a refit runs.',
      ],
    },
    {
      heading: 'Staying warm in an outage',
      paragraphs: [
        'A gas furnace still needs electricity for its fan. A [generator with a transfer switch](/ev-energy/generator-wiring) keeps it going, and the sump pump too. If the whole block is dark, that is for NT Power. {danger-short:generator}',
      ],
    },
  ],
  reasons: {
    heading: 'What you can count on in Newmarket',
    items: {
      'esa-certified': 'Licensed by the Electrical Safety Authority (ESA), and insured: {licence}.',
      'service-24-7': 'The emergency line has no closing time: {phone}.',
      'local-experts':
        'North of [Aurora](/gta/aurora) the utility changes, and so do its forms. We have the right ones.',
      guaranteed: 'We test each circuit before we pack up, and come back if one misbehaves.',
    },
  },
  questions: [
    {
      question: 'Does a surge protector keep the lights on?',
      answer:
        'No. It deals with short spikes. For light and heat in an outage you need a battery or a generator behind a transfer switch.',
    },
    {
      question: 'Is NT Power being sold?',
      answer:
        'Newmarket and Tay have said they are exploring a sale or a merger. We know of none completed when this was written. Your bill names your utility.',
    },
  ],
  form: {
    heading: 'Write to us from Newmarket',
    lead: 'A line about the house and a line about the problem are plenty.',
    example: 'Example: Backsplit near Main Street, furnace board died after the last outage, want surge protection.',
  },
  // GeoNames: town.
  map: { latitude: 44.05011, longitude: -79.46631 },
  street: {
    why: 'Main Street, then subdivisions',
    horizon: 'ftree',
    row: 'sub:1 +5 ~sub hyd +6 bung:1 map +6 war:3 +10 war pol elm four:2 elm +2 shop:1 shop shop:1 shop:3 | shop:1 shop hyd +6 kirk:1 elm +4 ~war:1 +8 bung:2 pol map two:1 +8 ~two sap hyd sub:3 +5 ~sub',
    ends: 'map elm',
  },
})
