import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Little Italy',
  order: 190,
  seoTitle: 'Little Italy electricians: garages, patios, rewiring',
  metaDescription:
    'Little Italy electricians for lane garages, College Street patios and old rows, on call 24/7: EV circuits, panels, rewiring. Licensed. Get a quote.',
  h1: 'Electricians in Little Italy',
  streetSentence: 'We bring power to College Street patios and to the lane garages of Little Italy.',
  summary:
    'We bring power to lane garages and to patios on College, and rewire rows and semis built between 1880 and 1910.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/kensington-market', 'toronto/king-west', 'toronto/junction-triangle'],
  answers: {
    come: 'Yes, from Bathurst to Ossington, by the front door or by the lane.',
    cost: 'One panel costs {price:panel-upgrade}, and finding a fault {price:diagnostics}. We quote lane chargers.',
  },
  typicalJobs: [
    {
      title: 'A charger in the lane garage',
      text: 'Behind Clinton, Manning and Euclid the cars stand on the lane. A charger there takes a trench and a small panel in the garage, which also feeds a light and the door opener. A longer yard costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'One panel for each tenant',
      text: 'Three old panels in one basement become one for each tenant and one for the halls, all labelled. We quote it once we have counted the circuits and the meters.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Patio lights and heaters',
      text: 'We install weatherproof outlets and circuits for the patios on College. Heaters draw a lot of power, so we check the load first.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace an old panel, and leave a slot for the cable to the garage.',
    'wiring-outlets': 'We rewire row houses from basement and attic, and give kitchens their own circuits.',
    'emergency-repairs':
      'If an apartment has dead outlets, or the bar cooler is off, we trace the circuit to its panel.',
    'smart-home': 'We put yard lights on a timer, and the garage light on a switch in the house.',
    'ev-chargers': 'We plan the trench, the small panel in the garage and the charger. Buried lines are marked first.',
    commercial: 'For bars and cafés on College we wire coolers, dimmers, patio heaters and signs.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Old panels and knob and tube',
      text: 'Most rows and semis here started with knob and tube. That is {rule:knob-and-tube}. Later owners added panels without removing the old ones.',
    },
    {
      title: 'Have buried lines marked before you dig',
      text: '{rule:one-call-short}',
    },
    {
      title: 'Patio outlets on College Street',
      text: 'Patio outlets get wet. They need covers that close over the plug, and a GFCI (an outlet or breaker that cuts the power if you could get a shock).',
    },
  ],
  notes: [
    {
      heading: 'Power for a garage on the lane',
      paragraphs: [
        'The panel is often at the front of the basement, and the car is at the far end of the yard. We bury one cable to a small panel in the garage, so that charger, light and door opener each have a breaker. The trench stays open until ESA has inspected or released it.',
        'You may not need more power from the street. A charger can wait until the dryer stops, or run at a lower current. Toronto Hydro has to come only if you need a larger service, or the power to the house has to be cut.',
      ],
    },
    {
      heading: 'Yards over old Garrison Creek',
      paragraphs: [
        'The buried creek runs under Bickford Park, and the ground near it dips and was filled. A trench through such a yard can meet rubble, and soil that settles. Ask the neighbours what they found when they dug, and tell us. Cable in conduit is safer there.',
      ],
    },
  ],
  localExperts:
    'Lots here are long and basements narrow. A few steps in the yard tell us more about the price than the panel does.',
  questions: [
    {
      question: 'Does a laneway garage need its own meter?',
      answer:
        'Usually not. A small panel in the garage is fed from the house. A laneway home to rent out is different, so ask the city and the utility early.',
    },
    {
      question: 'How deep does the cable to my garage go?',
      answer: "It depends on the cable, on conduit, and on whether cars drive over it. We follow the code's table.",
    },
    {
      question: 'We are buying a row house on Grace Street. Can you look first?',
      answer:
        'Yes, if you call before the deal closes. We check the attic, the basement and a few outlets, and tell you [how much old wiring is left](/residential/knob-tube-wiring). Your insurer may ask the same.',
    },
  ],
  form: {
    lead: 'Tell us how far it is from the house to the garage. The price depends on it most.',
  },
  // By hand: College and Grace Streets.
  map: { latitude: 43.6553, longitude: -79.415 },
  street: {
    why: 'College shops, rows, semis',
    horizon: 'roofs',
    row: 'mansard:1 mansard*2 +4 bay-pair:2 elm trolley-pole +4 semi:1 +5 rowhouse*2 rowhouse:3 trolley-pole +4 shop:1 shop shop-b:1 shop:13 | shop-b:1 shop shop:1 trolley-pole +4 elm bay-pair:14 +3 bay elm +2 mansard mansard:2 trolley-pole +6 semi:2 elm rowhouse:1 rowhouse*2 +4 bay:1',
    front: 'tram@-30:124',
    ends: 'elm maple',
    house: 'shop:1 mansard mansard:3',
  },
})
