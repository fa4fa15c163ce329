import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Danforth',
  order: 170,
  seoTitle: 'Danforth electricians: restaurants, shops, old semis',
  metaDescription:
    'Licensed electricians on the Danforth for restaurant kitchens, shops and 1910s semis: panels, pot lights, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians on The Danforth',
  heroDescription:
    'We wire restaurant kitchens and patios on the Danforth, and sort out old renovations in the semis behind.',
  excerpt: 'Restaurant hoods, coolers and patios along the avenue, and semis behind it with layers of past renovation.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/east-york',
    'toronto/the-beaches',
    'toronto/leslieville',
    'toronto/riverdale',
    'toronto/rosedale',
  ],
  answers: {
    come: 'Yes, from Broadview eastward, front door or back lane.',
    cost: 'Pot lights are {price:pot-light}. Charger wiring is {price:ev-level-2}; a run to the lane costs more.',
  },
  jobs: {
    heading: 'Booked most on the Danforth',
    items: [
      {
        title: 'Pot lights in a family semi',
        text: 'Slim, dimmed, and fed from a circuit that can carry them, which is worth a check in a house that was renovated twice.',
        service: 'residential/pot-lights-led-lighting',
        price: 'pot-light',
      },
      {
        title: 'A charger in the lane garage',
        text: 'Your garage is at the back and your panel at the front. The path between them decides the price.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'Kitchen, hood and patio circuits',
        text: 'A hood tied to its fresh-air fan, coolers that nobody can switch off by accident, outlets that stand rain. The machines decide the price.',
        service: 'commercial/office-retail-restaurant',
      },
    ],
  },
  services: {
    heading: 'What we do in shops and houses',
    cards: {
      'panel-upgrades': 'Doubled-up breakers separated, mystery circuits found, and a panel with room left over.',
      'wiring-outlets': 'What earlier renovators hid, replaced. An outlet where the extension cord lives now.',
      'emergency-repairs': 'No hood means no kitchen. Call us at any hour.',
      'smart-home': 'Dimmers and a doorbell that works at home. One button for the evening scene in a dining room.',
      'ev-chargers': 'From the front basement to the lane, with the load worked out first.',
      commercial: 'Bakeries, grills and grocers: equipment circuits, cold rooms and patio power, all inspected.',
    },
  },
  facts: {
    heading: 'What the past left on the Danforth',
    items: [
      {
        title: 'The viaduct of 1918',
        text: 'It put these streets within reach, and semis of the 1910s and 1920s line them. They began on knob and tube, the porcelain-and-cloth wiring of the day.',
      },
      {
        title: 'The subway of 1966, then the renovators',
        text: 'A wave of renovation followed. A bright kitchen with new plugs may still hang on an old pair of wires under the floor.',
      },
      {
        title: 'Over 75 places to eat on 2 km',
        text: 'From Chester to Dewhurst they all need the same things: hood, cooler, patio. Grease and heat wear cords and plugs, so look at them once a year.',
      },
    ],
  },
  more: [
    {
      heading: 'Was your semi really rewired?',
      paragraphs: [
        'Ask the seller for the ESA certificate (the Electrical Safety Authority issues one). If there is none, we open two or three outlets and the attic hatch and trace each feed back. Then you know what the renovators replaced, and [how much old wire they left](/residential/knob-tube-wiring).',
      ],
    },
    {
      heading: 'Pick the day your restaurant goes dark',
      paragraphs: [
        'A new main panel means some hours without power. You choose the day, within reason: a Monday, or whenever you close. Toronto Hydro cuts the power, so its calendar rules ours. Everything is bent, labelled and laid out before that morning.',
        'We tell you what to move first: ice, fish, the payment terminal. The swap takes 4 to 8 hours, and then the inspector and the utility finish the day.',
      ],
    },
    {
      heading: 'Changing a gas range for electric',
      paragraphs: [
        'The service decides, not the plug. Bring us the nameplate of the new range, and we check it against what the building has.',
      ],
    },
  ],
  reasons: {
    heading: 'Why the Danforth calls us',
    items: {
      'esa-certified': 'Your landlord and your insurer both want a number. Give them {licence}.',
      'service-24-7': 'Dinner rush, bakery shift, Sunday morning: our emergency phone has no closing time.',
      'local-experts': 'Grease, lanes, shared basements, and what a 1970s renovator left under the stairs.',
      guaranteed: 'We answer for our own work, and say plainly which older parts we did not touch.',
    },
  },
  questions: [
    {
      question: "Can we add patio heaters to the restaurant's present panel?",
      answer:
        'It depends on what else runs at supper. Electric heaters are heavy. We log the load for some days and answer with figures.',
    },
    {
      question: 'Why does a breaker trip each evening?',
      answer:
        'Something comes on then that the circuit cannot carry, or a part is failing. Our page on [tripping breakers](/emergency/breaker-trips) has what you can check. We find the rest.',
    },
  ],
  form: {
    heading: 'Book work on the Danforth',
    lead: 'Restaurants: tell us which day you close. Families: tell us what was renovated, and when.',
    example: 'Example: Greek grill, hood fan trips the breaker at dinner, closed Mondays.',
  },
  // By hand: Danforth and Pape Avenues.
  map: { latitude: 43.6797, longitude: -79.3445 },
  street: {
    why: 'Restaurant row, viaduct semis',
    horizon: 'froof',
    row: 'semi:1 +5 semi elm pol +6 four:3 elm +2 semi:2 hyd +4 shop:1 shop:13 shob:1 shop | shop:1 shob:1 shop shop:1 pol elm kirk:1 elm semi:5 +5 ~semi:1 hyd elm four +6 semi:2 elm pol +4 row*3',
    ends: 'elm map',
    house: 'shop:1 shop shob:1',
  },
})
