import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Leslieville',
  order: 70,
  seoTitle: 'Leslieville electricians: old semis, panels, studios',
  metaDescription:
    'Licensed Leslieville electricians for narrow semis, Carlaw studios and Queen East kitchens: panels, rewiring, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Leslieville',
  streetSentence: 'We rewire narrow Leslieville semis, and power the studios on Carlaw and the kitchens on Queen.',
  summary: 'Narrow semis with century-old wiring, factory studios on Carlaw, and busy Queen East kitchens.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-danforth', 'toronto/the-beaches', 'toronto/corktown', 'toronto/riverdale'],
  answers: {
    come: 'Yes, we come to the semis south and north of Queen, and to the studios on Carlaw.',
    cost: 'A new panel costs {price:panel-upgrade}, and a pot light costs {price:pot-light}.',
  },
  typicalJobs: [
    {
      title: 'A panel change in a semi',
      text: 'If the size stays the same, the power goes off in the morning and usually comes back the same day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Pot lights in a long, narrow room',
      text: 'Houses one room wide are dark in the middle. Slim lights on a dimmer fit under the joists.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'Rewiring beside a party wall',
      text: 'We leave the shared wall shut and bring new cable up through closets and floors. The cost depends on the number of rooms and the access.',
      service: 'residential/knob-tube-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get a new breaker panel with labels. If the code wants another wall, the move is quoted.',
    'wiring-outlets': 'We put grounded outlets in narrow houses, with small plaster cuts and none in the party wall.',
    'emergency-repairs': 'If a breaker keeps tripping, or an oven stops before brunch, call us day or night.',
    'smart-home': 'An open loft has no ceiling to hide cable in, so we use mostly wireless dimmers.',
    'ev-chargers': 'For parking on the lane we measure the cable run and check the load.',
    commercial: 'For kilns, edit suites and espresso bars we check the service first, then build what you need.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'One room wide, with a shared wall',
      text: 'Knob and tube ({rule:knob-and-tube}) often runs along the party wall, so we check there first.',
    },
    {
      title: 'A panel swap takes 4-8 hours',
      text: 'We ask Toronto Hydro for a day, typically about a month ahead, and mount the new panel on that day. On a semi we also check which meter is whose.',
    },
    {
      title: 'Old 600 V equipment on Carlaw',
      text: 'Studios in the old factories can still have 347/600 V equipment, and need a transformer before a kiln or a film light will run.',
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
        'Tell us what will run, and for how long. A kiln fires all night, a film crew uses a lot for a day, and a kitchen is busiest at brunch. Each needs a different plan. Our page on [transformers and subpanels](/commercial/transformers-subpanels) explains the parts.',
      ],
    },
    {
      heading: 'If your house goes dark',
      paragraphs: [
        'Look at the street lamps and the shop signs. If they are out too, call the utility. If only your home is dark, go through the [steps for a power outage](/emergency/power-outage).',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, family-run, and licensed under {licence}. You get the certificate from ESA.',
    'service-24-7': 'If your cooler loses power on a Saturday night, call us that night.',
    'local-experts': 'We are used to low basements, back lanes and loft boards with many rules.',
    guaranteed: 'If our work fails, you call us, and we come back.',
  },
  questions: [
    {
      question: 'Will my neighbour lose power during my panel change?',
      answer:
        'Seldom, since each half of a semi has its own service. On some old pairs the wires split at the wall, so we check the wires before we book.',
    },
    {
      question: 'Can a studio run 480 V machinery?',
      answer:
        'Yes, with a transformer of its own. A 480 V machine is an import, since buildings here have 120/208 V or 347/600 V. We size the transformer and connect both ends.',
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
