import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Little Italy',
  order: 190,
  seoTitle: 'Little Italy electricians: garages, patios, rewiring',
  metaDescription:
    'Licensed Little Italy electricians for laneway garages, College Street patios and old rows: EV circuits, panels, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Little Italy',
  streetSentence: 'We bring power to College Street patios and to the lane garages of Little Italy.',
  summary:
    'Laneway garage chargers, patio circuits on College, and rewiring for rows and semis built between 1880 and 1910.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/kensington-market', 'toronto/king-west', 'toronto/junction-triangle'],
  answers: {
    come: 'Yes, we do, by the front door on College or by the lane.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and more with a trench. One panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'A charger in the lane garage',
      text: 'It takes a trench and a small panel in the garage, which also feeds a light and the door opener. A longer yard costs more.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'One panel for each tenant',
      text: 'Three old panels in one basement become one for each tenant and one for the halls, all labelled. We quote it once we have counted the circuits and the meters.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Patio lights and heaters',
      text: 'We fit weatherproof outlets and circuits. Heaters draw a lot of power, so we check the load first.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace an old panel, and leave a slot for the feed to the garage.',
    'wiring-outlets': 'We rewire row houses from basement and attic, and give kitchens their own circuits.',
    'emergency-repairs': 'Call the emergency phone if an apartment is dark or the bar cooler is off.',
    'smart-home': 'We put yard lights on a timer, and the lane lamp on a switch by your bed.',
    'ev-chargers': 'We plan the trench, the small panel in the garage and the charger. Buried lines are marked first.',
    commercial: 'For bars and cafés we wire coolers, dimmers, patio heaters and signs.',
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
      text: 'Patio outlets get wet. They need covers that close over the plug, and GFCI protection, which cuts the power if current leaks.',
    },
  ],
  notes: [
    {
      heading: 'Power for a garage on the lane',
      paragraphs: [
        'The panel is often at the front of the basement, and the car is at the far end of the yard. We bury one feed to a small panel in the garage, so that charger, light and door opener each have a breaker. The trench stays open until ESA, the Electrical Safety Authority, has inspected or released it.',
        'You may not need more power from the street. A charger can wait until the dryer stops, or run at a lower current. Toronto Hydro has to come only if you need a larger service, or the power to the house has to be cut.',
      ],
    },
    {
      heading: 'Shops below, families above',
      paragraphs: [
        'College Street stores have apartments above, and often a mix of panels in one basement. [Subpanels sorted by tenant](/commercial/transformers-subpanels) make clear which tenant uses what.',
      ],
    },
    {
      heading: 'Buying an old row house here',
      paragraphs: [
        'Call us before the deal closes. We check the attic, the basement and a few outlets, and tell you [how much old wiring is left](/residential/knob-tube-wiring). Your insurer may ask the same.',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'We hold {licence}. We are insured. A buried cable stays open until ESA has inspected or released it.',
    'service-24-7': 'If the bar goes dark at eleven at night, call us. We answer.',
    'local-experts': 'We know the lanes, long yards and narrow basements of these houses.',
    guaranteed: 'If a cable that we buried fails, we come back and fix it.',
  },
  questions: [
    {
      question: 'Does a laneway garage need its own meter?',
      answer:
        'It usually does not, because a small panel feeds it from the house. A laneway home to rent out is different, so ask the city and the utility early.',
    },
    {
      question: 'How deep does the cable to my garage go?',
      answer: "It depends on the cable, on conduit, and on whether cars drive over it. We follow the code's table.",
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
