import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Danforth',
  order: 170,
  seoTitle: 'Danforth electricians: restaurants, shops, old semis',
  metaDescription:
    'Electricians on the Danforth for restaurant kitchens, shops and 1910s semis, on call 24/7: panels, pot lights, repairs. Licensed. Get a written quote.',
  h1: 'Electricians on The Danforth',
  streetSentence:
    'We wire restaurant kitchens and patios on the Danforth, and sort out old renovations in the semis behind.',
  summary:
    'Restaurants along the avenue need hoods, coolers and patio power. The semis behind them hide layers of renovation.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/east-york',
    'toronto/the-beaches',
    'toronto/leslieville',
    'toronto/riverdale',
    'toronto/rosedale',
  ],
  answers: {
    come: 'Yes, we come to shops, restaurants and houses from Broadview to Woodbine.',
    cost: 'Pot lights cost {price:pot-light}, and a new panel {price:panel-upgrade}. We quote lane garages.',
  },
  typicalJobs: [
    {
      title: 'Pot lights in a family semi',
      text: 'We install slim, dimmed lights on a circuit that can carry them. If the house was renovated before, we check the circuit first.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger in the lane garage',
      text: 'Off Logan and Carlaw the garage is at the back and the panel is often at the front. A long way between them costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'Kitchen, hood and patio circuits',
      text: 'From Chester to Dewhurst the kitchens stand side by side. We tie a hood to its fresh-air fan, feed the coolers, and put in weatherproof outlets. We quote from your list of machines.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The new panel separates doubled-up circuits, says what each one feeds, and has slots left.',
    'wiring-outlets': 'We replace old wire behind newer walls, and put an outlet where the extension cord is now.',
    'emergency-repairs':
      'When the hood stops or the cooler gets warm, we find out which circuit or machine has failed.',
    'smart-home': 'We install dimmers and video doorbells at home, and one-button lighting scenes in restaurants.',
    'ev-chargers': 'We plan the cable from the front basement to the lane, with the load worked out first.',
    commercial:
      'For bakeries, grills and grocers we wire equipment, cold rooms and patio power, and start before you open.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube in the semis',
      text: 'The semis of the 1910s and 1920s, off Pape and Donlands for example, often began with knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: 'New kitchens on old wires',
      text: 'Many of these houses were renovated after the subway opened in 1966. A bright kitchen with new outlets may still be fed by old wires under the floor.',
    },
    {
      title: 'Restaurant cords and plugs wear out',
      text: 'Grease and heat wear the cords and plugs of hoods and coolers. Have us look at them once a year, on a day when you close.',
    },
  ],
  notes: [
    {
      heading: 'Was your semi really rewired?',
      paragraphs: [
        'Ask the seller for the ESA certificate (the Electrical Safety Authority issues one). If there is none, we open two or three outlets and the attic hatch and trace each wire back. Then you know what the renovators replaced, and [how much old wire they left](/residential/knob-tube-wiring).',
      ],
    },
    {
      heading: 'The day of a panel change',
      paragraphs: [
        'A new main panel means some hours without power. Ask for a day on which you close, a Monday for example. We prepare everything before that morning, and tell you what to move first, such as ice, fish and the payment terminal.',
        'If there is an apartment above, its tenants need a note as well, since their fridge is off for as long as yours.',
      ],
    },
    {
      heading: 'Changing from a gas range to electric',
      paragraphs: [
        'What counts is the service of the building, and not the plug. Send us [a photo of the nameplate]({photos}) of the new range, and we check whether the service can carry it.',
      ],
    },
  ],
  localExperts:
    'Shops share basements here, and houses hide old renovations. We trace before we quote, and the quote says which older parts stay as they are.',
  questions: [
    {
      question: 'Can our restaurant panel carry patio heaters?',
      answer:
        'It depends on what else runs at supper. Electric heaters draw a lot. We measure the load for some days, and then you know.',
    },
    {
      question: 'Why does a breaker trip each evening?',
      answer:
        'Something comes on then that the circuit cannot carry, or a part is failing. Our page on [tripping breakers](/emergency/breaker-trips) has what you can check. If that does not help, call us.',
    },
    {
      question: 'We are buying near Playter Estates. What should you look at first?',
      answer:
        'The panel, the attic, and two or three outlets on each floor. We note which circuits are old, what the service can carry, and what an insurer may ask. Call before the conditions of your offer run out.',
    },
  ],
  form: {
    lead: 'For a restaurant, tell us which day you close. For a house, tell us what was renovated, and when.',
  },
  // By hand: Danforth and Pape Avenues.
  map: { latitude: 43.6797, longitude: -79.3445 },
  street: {
    why: 'Restaurant row, viaduct semis',
    horizon: 'roofs',
    row: 'semi:1 +5 semi elm pole +6 foursquare:3 elm +2 semi:2 transformer-pole +4 shop:1 shop:13 shop-b:1 shop | shop:1 shop-b:1 shop shop:1 pole elm church:1 elm semi:5 +5 ~semi:1 transformer-pole elm foursquare +6 semi:2 elm pole +4 rowhouse*3',
    ends: 'elm maple',
    house: 'shop:1 shop shop-b:1',
  },
})
