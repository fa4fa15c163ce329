import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Little Italy',
  order: 190,
  seoTitle: 'Little Italy electricians: garages, patios, rewiring',
  metaDescription:
    'Licensed Little Italy electricians for laneway garages, College Street patios and old rows: EV circuits, panels, 24/7 repairs. Call for a quote.',
  h1: 'Electricians in Little Italy',
  heroDescription: 'We bring power to both ends of a long Little Italy lot: the College patio and the lane garage.',
  excerpt:
    'Laneway garage chargers, patio circuits on College, and rewiring for rows and semis built between 1880 and 1910.',
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: ['toronto/the-annex', 'toronto/kensington-market', 'toronto/king-west', 'toronto/junction-triangle'],
  answers: {
    come: 'Yes, by the front door on College or the back door on the lane.',
    cost: 'Charger wiring is {price:ev-level-2}, and more with a trench to the lane. One panel is {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'What Little Italy asks us for',
    items: [
      {
        title: 'A charger in the lane garage',
        text: 'A trench, a small panel in the garage, then the charger, a light and the door opener. The length of the yard decides the price.',
        service: 'ev-energy/charger-installation',
      },
      {
        title: 'One panel for each tenant',
        text: 'Three old panels in one basement become one for each tenant and one for the halls, all labelled. We quote it once we have counted the circuits and the meters.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Patio lights and heaters',
        text: 'Weatherproof circuits that stand rain and a busy Saturday. Heaters are heavy, so we check the load first.',
        service: 'commercial/office-retail-restaurant',
      },
    ],
  },
  services: {
    heading: 'Electrical work from street to lane',
    cards: {
      'panel-upgrades': 'A tired panel renewed, with a feed ready for the garage.',
      'wiring-outlets': 'Rows rewired from basement and attic, kitchens given circuits, dead wires cut free.',
      'emergency-repairs': 'An apartment in the dark, or the bar cooler off? The night line is for that.',
      'smart-home': 'Yard lights on a timer, shades for a west window, a bedside switch for the lane lamp.',
      'ev-chargers': 'Trench, small panel, charger, in that order. Locates come before the shovel.',
      commercial: 'Wine bars and gelato counters: coolers, dimmed rooms, patio heat and a sign at dusk.',
    },
  },
  facts: {
    heading: 'What to know about Little Italy lots',
    items: [
      {
        title: 'The first rows and semis',
        text: 'They date from 1880, and most were up by 1910. Wiring began as knob and tube, which means single cloth-covered wires on porcelain, and each later tenant added a panel and removed none.',
      },
      {
        title: 'Five days before anyone digs',
        text: 'Ontario One Call must mark what is buried: [1-800-400-2255](tel:+18004002255). It is free, and it needs five business days or more.',
      },
      {
        title: 'A creek under the wide sidewalk',
        text: 'Garrison Creek runs buried below College Street patios. Outlets there need covers that close over the plug, and protection that trips on the first leak.',
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
        "College Street was laid out by 1900, with apartments over its stores. A building may have been a grocer's, then a wine bar. [Subpanels sorted by tenant](/commercial/transformers-subpanels) end most quarrels about the bill.",
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
    heading: 'Why choose us for a long lot',
    items: {
      'esa-certified': 'Buried cable is inspected before it is hidden. We book that, under {licence}.',
      'service-24-7': 'If the bar goes dark at eleven, our emergency phone is on at eleven.',
      'local-experts': 'Lane addresses, grape arbours, a hatch in the floor: we have worked around all of them.',
      guaranteed: 'A trench settles, but our cable joint should not fail. If it does, we dig it up again.',
    },
  },
  questions: [
    {
      question: 'Does a laneway garage need its own meter?',
      answer:
        'Usually not. It is fed from the house by a small panel. A laneway home that you will rent out is a larger matter, so ask the city and the utility early.',
    },
    {
      question: 'How deep does the cable to my garage go?',
      answer: "It depends on the cable, on conduit, and on whether cars drive over it. We follow the code's table.",
    },
  ],
  form: {
    heading: 'Get a price for your garage or patio',
    lead: 'Pace out the yard from the house to the garage. That one number tells us a lot about cost.',
    example: 'Example: Garage on the lane, about 20 m from the house, want a Level 2 charger.',
  },
  // By hand: College and Grace Streets.
  map: { latitude: 43.6553, longitude: -79.415 },
  street: {
    why: 'College shops, rows, semis',
    horizon: 'froof',
    row: 'mans:1 mans*2 +4 bays:2 elm car +4 semi:1 +5 row*2 row:3 car +4 shop:1 shop shob:1 shop:13 | shob:1 shop shop:1 car +4 elm bays:14 +3 bay elm +2 mans mans:2 car +6 semi:2 elm row:1 row*2 +4 bay:1',
    front: 'tram@-30:124',
    ends: 'elm map',
    house: 'shop:1 mans mans:3',
  },
})
