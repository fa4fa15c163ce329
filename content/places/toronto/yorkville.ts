import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Yorkville',
  order: 150,
  seoTitle: 'Yorkville electricians: boutique lighting, suites, 24/7',
  metaDescription:
    'Licensed Yorkville electricians for boutiques, tower suites and Victorian houses: lighting, motorized shades, panels, 24/7. Call for a written quote.',
  h1: 'Electricians in Yorkville',
  heroDescription:
    'We light Yorkville boutiques, fit shades and dimmers in the suites above, and rewire Victorian houses.',
  excerpt:
    'Boutique lighting, motorized shades and tower suites, plus the Victorian houses of the Yorkville-Hazelton district.',
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: ['toronto/midtown-toronto', 'toronto/rosedale', 'toronto/downtown-toronto', 'toronto/the-annex'],
  answers: {
    come: 'Yes, we come before you open, after you close, or through the concierge.',
    cost: 'A suite or shop panel costs {price:panel-upgrade}, and finding a fault costs {price:diagnostics}.',
  },
  jobs: {
    items: [
      {
        title: 'Lights for a shop or a suite',
        text: 'We build layers of light on a dimmer that suits the lamp, so that nothing flickers or buzzes. We quote by the fixture and the ceiling.',
        service: 'residential/pot-lights-led-lighting',
      },
      {
        title: 'Shades at the touch of a button',
        text: 'Palladiom shades rise together, from the same keypad as the lights. The width, the number and the fabric set the price.',
        service: 'smart-home/palladiom-shades',
      },
      {
        title: 'Shop and home on two panels',
        text: 'Old town houses often feed both from one panel. We split them, label them, and keep space for the next tenant. The age of the service affects the price.',
        service: 'residential/panel-upgrades',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'We split or renew small panels, with two tenants in mind.',
      'wiring-outlets':
        'We fit brass floor boxes, picture lights and vanity circuits, with cable fished through old brick.',
      'emergency-repairs': 'If the window is dark or a transformer hums, reach us before the shop opens.',
      'smart-home': 'We engrave and program Lutron dimmers, shades and keypads, in 2 to 6 hours or more.',
      'ev-chargers': 'In valet garages and private stalls we arrange a metered charger with the corporation.',
      commercial:
        'For jewellers, galleries, salons and restaurants we do accent light and equipment circuits, after closing.',
    },
  },
  facts: {
    items: [
      {
        title: 'Houses from before electric light',
        text: 'Most houses in the Yorkville-Hazelton heritage district were built with no wires at all. Each owner since has added some, so we trace before we add.',
      },
      {
        title: '50-80% less energy for shop lights',
        text: 'LED typically saves that much where it takes over from halogen. The lamps are rated for 25,000+ hours.',
      },
      {
        title: 'Two visits for good light',
        text: 'A room looks one way at noon and another at eight. When it matters, we come at both hours and agree on a sample before we order fifty.',
      },
    ],
  },
  more: [
    {
      heading: 'How to light a boutique or a tower suite',
      paragraphs: [
        'Start with the stock, and then the ceiling. Track lights go on the goods, a soft wash on the walls, and mirrors are lit from the sides. True colour matters more than brightness. See [electrical work for shops](/commercial/office-retail-restaurant).',
        'In a tower suite, owners ask for [RadioRA 3 dimming](/smart-home/radiora-3), because it needs no new walls. Art lights get a circuit of their own.',
      ],
    },
    {
      heading: 'Signs, lanterns and heritage rules',
      paragraphs: [
        'Inside the district, a fixture, a sign or a meter on the front may need approval before the job. Send your design to the city first, and order the lanterns after.',
      ],
    },
    {
      heading: 'When can a new shop switch on?',
      paragraphs: [
        'Three things come in order, which are our work, the inspection by the Electrical Safety Authority, and the connection by Toronto Hydro. If the second slips, so does the third. We book the inspection as soon as we know the week, so plan your opening around it.',
      ],
    },
  ],
  reasons: {
    items: {
      'esa-certified':
        'You can hand our file straight to your client. We are insured, {licence}, and report each job to ESA.',
      'service-24-7': 'We like to work after the last customer leaves. In an emergency, call at any hour.',
      'local-experts': 'We learn how your concierge, your loading dock and the heritage office want things done.',
      guaranteed: 'A lamp that buzzes on our dimmer is our concern until it is silent.',
    },
  },
  questions: [
    {
      question: 'Why do my LED track lights flicker when dimmed?',
      answer:
        'The lamp and the dimmer often do not match. We try your lamps on a dimmer made for them before changing anything, and replace whichever half is cheaper.',
    },
    {
      question: 'Do indoor lights in a heritage shop need approval?',
      answer:
        'The rules are mainly about the outside. A lit sign or a lantern is different, and some interiors are protected too. If you are unsure, ask heritage staff.',
    },
  ],
  form: {
    lead: 'Tell us the size, what hangs there now, and when we can see it by day and by evening.',
  },
  // By hand: Yorkville Avenue.
  map: { latitude: 43.6709, longitude: -79.391 },
  street: {
    why: 'Victorian boutiques, luxury towers',
    horizon: 'towers',
    back: 'condo@60:135 condo@330:25',
    row: 'walk-up:1 elm bay-pair:1 elm mansard:1 mansard*2 pole +4 shop:1 shop-b:1 +6 mansard:2 mansard:1 mansard elm | shop-b:1 +2 bay-pair:14 pole +4 condo:2456 +10 shop-b:1 shop:1 elm mansard*2 mansard:3 pole +6 condo:13 +6 annex:2',
    ends: 'elm maple',
    house: 'mansard mansard:1 shop:1',
  },
})
