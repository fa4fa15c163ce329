import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Oshawa',
  menus: ['header'],
  seoTitle: 'Oshawa electricians: old wiring, masts, chargers, 24/7',
  metaDescription:
    'Licensed Oshawa electricians for 60 A and knob-and-tube houses, storm-torn masts, welders and car chargers. Call 24/7, or get a written quote.',
  h1: 'Electricians in Oshawa',
  heroDescription: 'We change fuses to breakers, rebuild masts after wind, and bring 240 volts to the garage.',
  excerpt: 'Motor-years houses with knob and tube or 60 A, masts bent by wind, and garages that want 240 volts.',
  updatedOn: '2026-11-21',
  utility: 'oshawa-power',
  neighbours: ['gta/clarington', 'gta/whitby', 'gta/ajax', 'gta/pickering'],
  answers: {
    come: 'Yes, from the harbour to the rural north around Columbus and Raglan.',
    cost: 'A fuse box changed to breakers costs {price:fuse-to-breaker}, and a new panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'Jobs that Oshawa houses bring us',
    items: [
      {
        title: 'Breakers for an insurance renewal',
        text: 'The letter usually gives a date. We file, book the day and have the panel in before it. Tell us the date when you call.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: '240 volts in the garage',
        text: 'A small panel in the garage can feed a welder now and a car later, each on a circuit for it alone. The feed from the house decides the price.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'A mast rebuilt after wind',
        text: 'That pipe carries your wire above the roof. Once the utility has made it safe, we rebuild. Price depends on the roof height, on whether the meter base came off too, and on the wall behind.',
        service: 'emergency/panel-repairs',
      },
    ],
  },
  services: {
    heading: 'What we do for Oshawa',
    cards: {
      'panel-upgrades': 'From sixty to a hundred or two hundred amps, mast and meter base included where needed.',
      'wiring-outlets': 'Grounded outlets upstairs, a bath fan that works, and lights on the basement stairs.',
      'emergency-repairs': 'Stairs without light, or a bedroom dead after the space heater came on? Call at any hour.',
      'smart-home': 'Lights that come on before a night shift ends, set once and left alone.',
      'ev-chargers': 'On the driveway side, with the handle at the height of the charging port.',
      commercial: 'Simcoe Street shops, small plants, garages: lifts, compressors, motor controls, bright even light.',
    },
  },
  facts: {
    heading: 'Oshawa houses and Oshawa wind',
    items: [
      {
        title: 'Streets for General Motors workers',
        text: 'General Motors of Canada was formed here in 1918, and streets for its workers followed into the 1950s. The oldest can hold knob and tube, plenty of the rest 60 A.',
      },
      {
        title: '23,161 customers out in one evening',
        text: 'A single wind storm did that. Another took over 9,000, and the rural north came back last. After each gale, look at your mast from the ground.',
      },
      {
        title: 'The last 150 homes after the ice',
        text: 'After the 2013 ice these last ones had street power again, but broken masts. Each waited for an electrician and then for the inspector.',
      },
    ],
  },
  more: [
    {
      heading: 'Knob and tube and your insurance',
      paragraphs: [
        'Properly maintained it is safe. Many insurers still refuse it. We find out what is live, what it feeds and what was added to it, with the walls closed. The list says what must change and what can wait. Read more about [knob-and-tube wiring](/residential/knob-tube-wiring). If you are buying, our [Whitby page](/gta/whitby) says what a check covers.',
      ],
    },
    {
      heading: 'After a wind storm',
      paragraphs: [
        '{danger-short:mast} That is Oshawa Power. Its crew makes the wire dead, we rebuild, ESA (the Electrical Safety Authority) inspects, and the wire goes back. No crew may hang it on a broken mast. Farm lanes to the east are on our [Clarington page](/gta/clarington).',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in Oshawa',
    items: {
      'esa-certified': '{licence} on every page of your quote, and insurance behind it.',
      'service-24-7': 'Shift work is normal here. We answer {phone} on all three.',
      'local-experts': 'A storey and a half near downtown, a 1970s split, a new house in the north: three toolboxes.',
      guaranteed: 'What we strap to your wall stays there in a gale. If not, we come back.',
    },
  },
  questions: [
    {
      question: 'Can a 60 A house have a car charger?',
      answer:
        'Hardly ever. It can cook supper, but not with a car plugged in as well. Do the panel first and put the charger on the same quote.',
    },
    {
      question: 'Can you hook up a welder and a compressor?',
      answer:
        'Yes. Send us both nameplates. Each gets the plug it was made for, and a small panel in the garage saves you the walk to the basement.',
    },
  ],
  form: {
    heading: 'Describe the job in Oshawa',
    lead: 'Rough age of the house, fuses or breakers, and any deadline from an insurer.',
    example: 'Example: 1940s storey and a half near downtown, 60 A fuses, policy renewal in eight weeks.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.90012, longitude: -78.84957 },
  street: {
    why: 'Motor-years houses, the plant',
    horizon: 'ftree',
    landmark: 'tank@-130',
    row: 'sub:2 +5 ~sub pol +8 four:1 elm +2 semi:2 hyd +8 row*2 row:1 +10 war:1 +12 ~war +12 war:3 pol | +6 plant:23 +14 hyd war:12 +12 ~war:1 +12 war elm pol +6 four:3 +8 war:2 +12 war +8 hyd +8 two:1',
    ends: 'map elm',
  },
})
