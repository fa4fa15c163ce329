import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Danforth',
  order: 170,
  seoTitle: 'Danforth electricians: restaurants, shops, old semis',
  metaDescription:
    'Licensed electricians on the Danforth for restaurant kitchens, shops and 1910s semis: panels, pot lights, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians on The Danforth',
  streetSentence:
    'We wire restaurant kitchens and patios on the Danforth, and sort out old renovations in the semis behind.',
  summary: 'Restaurant hoods, coolers and patios along the avenue, and semis behind it with layers of past renovation.',
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
    come: 'Yes, we come to shops, restaurants and houses from Broadview eastward.',
    cost: 'A pot light costs {price:pot-light}. Wiring a charger costs {price:ev-level-2}, more for lane garages.',
  },
  typicalJobs: [
    {
      title: 'Pot lights in a family semi',
      text: 'We fit slim, dimmed lights on a circuit that can carry them. If the house was renovated before, we check the circuit first.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A charger in the lane garage',
      text: 'The garage is at the back and the panel is often at the front. A long way between them costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'Kitchen, hood and patio circuits',
      text: 'We tie the hood to its fresh-air fan, feed the coolers, and fit weatherproof outlets. We quote from your list of machines.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The new panel separates doubled-up circuits, says what each one feeds, and has slots left.',
    'wiring-outlets': 'We replace old wire behind newer walls, and put an outlet where the extension cord is now.',
    'emergency-repairs': 'If the hood or the cooler stops, call us at any hour.',
    'smart-home': 'We fit dimmers and video doorbells at home, and one-button lighting scenes in restaurants.',
    'ev-chargers': 'We plan the cable from the front basement to the lane, with the load worked out first.',
    commercial:
      'For bakeries, grills and grocers we wire equipment, cold rooms and patio power, and file the work with ESA.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube in the semis',
      text: 'The semis of the 1910s and 1920s often began with knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: 'New kitchens on old wires',
      text: 'Many of these houses were renovated decades ago. A bright kitchen with new outlets may still be fed by old wires under the floor.',
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
        'Ask the seller for the ESA certificate (the Electrical Safety Authority issues one). If there is none, we open two or three outlets and the attic hatch and trace each feed back. Then you know what the renovators replaced, and [how much old wire they left](/residential/knob-tube-wiring).',
      ],
    },
    {
      heading: 'Getting a day for a panel change',
      paragraphs: [
        'A new main panel means some hours without power. You name the days that suit, such as a Monday or whenever you close, and Toronto Hydro confirms one. That typically takes about a month, so call us early. We prepare everything before that morning.',
        'We tell you what to move first, such as ice, fish and the payment terminal. The swap takes 4 to 8 hours. Then ESA inspects or releases it, and the utility switches you on.',
      ],
    },
    {
      heading: 'Changing from a gas range to electric',
      paragraphs: [
        'It depends on the service, not on the plug. Send us the nameplate of the new range, and we check it against what the building has.',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'If your landlord or your insurer asks for a licence number, give them {licence}. We are insured as well.',
    'service-24-7': "Call us during the dinner rush or a bakery's night shift. We answer at any hour.",
    'local-experts': 'We know the lanes and shared basements here, and what old renovations left behind.',
    guaranteed: 'We answer for our own work, and tell you which older parts we did not touch.',
  },
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
