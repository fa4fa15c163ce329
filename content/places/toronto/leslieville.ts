import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Leslieville',
  order: 70,
  seoTitle: 'Leslieville electricians: semis, lofts, studios, 24/7',
  metaDescription:
    'Leslieville electricians on call 24/7 for narrow semis, Carlaw lofts and Queen East kitchens: panels, rewiring, studio power. Licensed. Get a quote.',
  h1: 'Electricians in Leslieville',
  streetSentence: 'We rewire narrow Leslieville semis, and power the studios on Carlaw and the kitchens on Queen.',
  summary:
    'Narrow semis hide century-old wiring, studios on Carlaw need factory power, and Queen East kitchens need circuits.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-danforth', 'toronto/the-beaches', 'toronto/corktown', 'toronto/riverdale'],
  answers: {
    come: 'Yes, to the rows off Queen East and Gerrard, and to the lofts and studios on Carlaw.',
    cost: 'A new panel costs {price:panel-upgrade}, and pot lights cost {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A panel change in a semi',
      text: 'At the semis off Jones Avenue we first check which meter is whose. If the size stays the same, the power goes off in the morning and usually comes back the same day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Pot lights in a long, narrow room',
      text: 'A row house on Curzon Street can be one room wide and dark in the middle. Slim lights need little depth, so they go in under the joists, on a dimmer.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'Power for a kiln or a film light',
      text: 'In the former Wrigley and Palmolive plants on Carlaw, a studio may still have 347/600 V equipment. A kiln or a film light then needs a transformer. We quote from the nameplates and the distance to the panel.',
      service: 'commercial/transformers-subpanels',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get a new breaker panel with labels. If the code asks for another wall, we quote the move.',
    'wiring-outlets': 'We put grounded outlets in narrow houses, with small plaster cuts and none in the party wall.',
    'emergency-repairs':
      'A breaker that keeps tripping, or an oven that stops before brunch: we find the cause and price the repair.',
    'smart-home': 'An open loft has no ceiling to hide cable in, so we use mostly wireless dimmers.',
    'ev-chargers': 'If you park on a lane off Leslie Street, we measure the cable run and check the load.',
    commercial: 'For kilns, edit suites and espresso bars we check the service first, then build what you need.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube along the party wall',
      text: 'Cottages and rows here often began with knob and tube, {rule:knob-and-tube}. We look along the shared wall first.',
    },
    {
      title: 'Cottages with low basements',
      text: 'A panel needs clear room in front and enough height. In a small cottage the basement may give neither, so we measure first.',
    },
    {
      title: 'Brick lofts that were factories',
      text: 'In a Carlaw loft, conduit shows on brick and concrete. We agree on its route with you before we quote.',
    },
  ],
  notes: [
    {
      heading: 'Rewiring a semi without losing plaster',
      paragraphs: [
        'We cut no channels in a wall you share. The new cable climbs from the basement ceiling through a closet, then spreads under the floors. A whole storey can be done with most of its plaster left alone. We agree on each opening with you before we make it.',
      ],
    },
    {
      heading: 'Power for a studio or a kitchen',
      paragraphs: [
        'Tell us what will run, and for how long. A kiln fires all night, a film crew off Eastern Avenue uses a lot for a day, and a kitchen on Queen East is busiest at brunch. Each needs a different plan. Our page on [transformers and subpanels](/commercial/transformers-subpanels) explains the parts.',
      ],
    },
    {
      heading: 'Before you change anything in a loft',
      paragraphs: [
        'The corporation usually owns the main switch and the cables that climb to your floor. Ask the manager before you book a new circuit, and [send us the building rules]({photos}).',
      ],
    },
  ],
  localExperts:
    'Back lanes, low basements and condo boards shape most jobs in Leslieville. We ask about all three before we quote.',
  questions: [
    {
      question: 'Will my neighbour lose power during my panel change?',
      answer:
        'Seldom. Each half of a semi usually has its own service. On some old pairs the wires split at the wall, so we check them before we book.',
    },
    {
      question: 'Can a studio run 480 V machinery?',
      answer:
        'Yes, with a transformer of its own. A 480 V machine is an import, since buildings here have 120/208 V or 347/600 V. We size the transformer and connect both ends.',
    },
    {
      question: 'My half of the semi is dark and the other half is not. Why?',
      answer:
        'Usually your half has its own main breaker and its own wire from the pole, and either can fail alone. Look at the street lights and the shop signs on Queen. If they are on, go through our [steps for a power outage](/emergency/power-outage).',
    },
  ],
  form: {
    lead: 'Tell us if it is a house or a studio, where we can park, and what you need.',
  },
  // By hand: Queen Street East and Jones Avenue.
  map: { latitude: 43.6628, longitude: -79.332 },
  street: {
    why: 'Cottages, semis, Carlaw factories',
    horizon: 'roofs',
    row: 'cottage:1 +5 ~cottage elm rowhouse*2 rowhouse:1 trolley-pole +6 semi:1 +5 ~semi:2 elm trolley-pole +4 shop:1 shop | shop:3 shop +6 cottage:2 trolley-pole elm loft:1346 +8 rowhouse*2 rowhouse:1 trolley-pole +10 semi:2 elm rowhouse:1 rowhouse*2 trolley-pole +6 cottage:1',
    front: 'tram@30:1345',
    ends: 'elm maple',
    house: 'cottage:1 +6 rowhouse:3',
  },
})
