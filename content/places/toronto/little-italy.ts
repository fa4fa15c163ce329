import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Little Italy',
  order: 190,
  seoTitle: 'Little Italy electricians: garages, patios, rewiring',
  metaDescription:
    'Licensed Little Italy electricians for laneway garages, College Street patios and old rows: EV circuits, panels, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Little Italy',
  heroDescription: 'We bring power to the College Street patio and to the lane garage of long Little Italy lots.',
  excerpt:
    'Laneway garage chargers, patio circuits on College, and rewiring for rows and semis built between 1880 and 1910.',
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/kensington-market', 'toronto/king-west', 'toronto/junction-triangle'],
  answers: {
    come: 'Yes, we come by the front door on College or the back door on the lane.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and more with a trench. One panel costs {price:panel-upgrade}.',
  },
  jobs: {
    items: [
      {
        title: 'A charger in the lane garage',
        text: 'It takes a trench and a small panel in the garage, and then the charger, a light and the door opener. The length of the yard sets the price.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'One panel for each tenant',
        text: 'Three old panels in one basement become one for each tenant and one for the halls, all labelled. We quote it once we have counted the circuits and the meters.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Patio lights and heaters',
        text: 'Weatherproof circuits stand rain and a busy Saturday. Heaters draw a lot, so we check the load first.',
        service: 'commercial/office-retail-restaurant',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'We renew an old panel, with a feed ready for the garage.',
      'wiring-outlets': 'We rewire row houses from basement and attic, and give kitchens their own circuits.',
      'emergency-repairs': 'Call the emergency phone if an apartment is dark or the bar cooler is off.',
      'smart-home': 'We put yard lights on a timer, and the lane lamp on a switch by your bed.',
      'ev-chargers': 'The trench comes first, then the small panel, then the charger. Locates come before the shovel.',
      commercial: 'For bars and cafés we wire coolers, dimmed rooms, patio heat and a sign at dusk.',
    },
  },
  facts: {
    items: [
      {
        title: 'Old panels and knob and tube',
        text: 'Most rows and semis here are over a century old. Wiring began as knob and tube, and each later tenant added a panel and removed none.',
      },
      {
        title: 'Locates before anyone digs',
        text: 'Ontario One Call must mark what is buried: [1-800-400-2255](tel:+18004002255). The service is free, and it needs five business days or more.',
      },
      {
        title: 'Patio outlets on College Street',
        text: 'Patio outlets stand in rain and spilled water. They need covers that close over the plug, and protection that trips on the first leak.',
      },
    ],
  },
  more: [
    {
      heading: 'Power for a garage on the lane',
      paragraphs: [
        'Your panel is at the front of the basement, and the car sleeps at the far end of the yard. We bury one feed to a small panel in the garage, so that charger, light and door opener each have a breaker. The inspector sees the cable before the trench is filled.',
        'You may not need more power from the street. A charger can wait until the dryer stops, or run at a lower current. Only when the house is to get a larger service, or must be switched off, does Toronto Hydro come into it.',
      ],
    },
    {
      heading: 'Shops below, families above',
      paragraphs: [
        'College Street stores have apartments above, and often a mix of panels in one basement. [Subpanels sorted by tenant](/commercial/transformers-subpanels) end most quarrels about the bill.',
      ],
    },
    {
      heading: 'Buying an old row house here',
      paragraphs: [
        'Have us look before the deal closes. We check the attic, the basement and a few outlets, and tell you [how much old wiring is left](/residential/knob-tube-wiring). Your insurer may ask the same.',
      ],
    },
  ],
  reasons: {
    items: {
      'esa-certified': 'Buried cable is inspected before it is hidden. We book that, under {licence}.',
      'service-24-7': 'If the bar goes dark at eleven, call. Our emergency phone is on at eleven.',
      'local-experts': 'We have worked around lane addresses, grape arbours and hatches in the floor.',
      guaranteed: 'A trench settles, but our cable joint should hold. If it fails, we dig it up again.',
    },
  },
  questions: [
    {
      question: 'Does a laneway garage need its own meter?',
      answer:
        'It usually does not, because a small panel feeds it from the house. A laneway home that you will rent out is a larger matter, so ask the city and the utility early.',
    },
    {
      question: 'How deep does the cable to my garage go?',
      answer: "It depends on the cable, on conduit, and on whether cars drive over it. We follow the code's table.",
    },
  ],
  form: {
    lead: 'Pace out the yard from the house to the garage. That one number tells us a lot about the price.',
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
