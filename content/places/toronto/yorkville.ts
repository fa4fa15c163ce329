import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Yorkville',
  order: 150,
  seoTitle: 'Yorkville electricians: boutique lighting, suites, 24/7',
  metaDescription:
    'Yorkville electricians for boutiques, tower suites and Victorian houses, on call 24/7: lighting, motorized shades, panels. Licensed. Get a quote.',
  h1: 'Electricians in Yorkville',
  streetSentence:
    'We light Yorkville boutiques, install shades and dimmers in the suites above, and rewire Victorian houses.',
  summary:
    'Boutiques need good light, tower suites get shades and dimmers, and Victorian houses need their wiring traced.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/midtown-toronto', 'toronto/rosedale', 'toronto/downtown-toronto', 'toronto/the-annex'],
  answers: {
    come: 'Yes, we come before you open, after you close, or through the concierge.',
    cost: 'A suite or shop panel costs {price:panel-upgrade}, and finding a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'Lights for a shop or a suite',
      text: 'For a window on Cumberland Street or a suite above it, we plan light in layers and match each dimmer to its bulbs, so that nothing flickers or buzzes. We quote from the fixtures and the ceiling.',
      service: 'residential/pot-lights-led-lighting',
    },
    {
      title: 'Shades at the touch of a button',
      text: 'Palladiom shades rise together, from the same keypad as the lights. We quote from the width, the number and the fabric.',
      service: 'smart-home/palladiom-shades',
    },
    {
      title: 'Shop and home on two panels',
      text: 'The old town houses on Scollard Street may feed both from one panel. We split them, label them, and leave space for later. The quote comes after we have seen the service.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace a small panel with one that has room for all that you run, and label every breaker.',
    'wiring-outlets':
      'We install brass floor boxes, picture lights and vanity circuits, with the cable hidden in old walls.',
    'emergency-repairs': 'If the shop window is dark or a transformer hums, we find the cause before you open.',
    'smart-home':
      'We install and program Lutron dimmers, shades and keypads. Allow 2 to 6 hours or more for programming.',
    'ev-chargers': 'In valet garages and private stalls we arrange a metered charger with the condo corporation.',
    commercial:
      'For jewellers and galleries on Yorkville and Hazelton Avenues we wire accent light and equipment, after closing.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Houses from before electric light',
      text: 'Many houses in the Yorkville-Hazelton heritage district were built with no wiring, and each owner has added some. We trace it before we add more.',
    },
    {
      title: 'LED in place of halogen',
      text: 'LED lights typically use 50-80% less energy than the halogen lights they replace, and the bulbs are rated for 25,000+ hours.',
    },
    {
      title: 'Two visits for good light',
      text: 'A room looks different at noon and at night. If you like, we come at both times and test a sample before you order fifty.',
    },
  ],
  notes: [
    {
      heading: 'How to light a boutique or a tower suite',
      paragraphs: [
        'Start with what you sell. Aim track lights at the goods, put a soft light on the walls, and light mirrors from the sides. True colour matters more than brightness. See [electrical work for shops](/commercial/office-retail-restaurant).',
        'In a tower suite near Bay and Bloor, [RadioRA 3 dimming](/smart-home/radiora-3) is often the answer, because the walls stay closed. Art lights get a separate circuit.',
      ],
    },
    {
      heading: 'Signs and lights on Hazelton Avenue',
      paragraphs: [
        'A new sign or a fixture changes the front of a shop, so send the city your design before you order. We bring the cable to the spot that is approved, from inside the wall where we can, so that no conduit shows on the brick.',
      ],
    },
    {
      heading: 'When can a new shop switch on?',
      paragraphs: [
        'First we finish our work. Then ESA inspects or releases it, and then Toronto Hydro connects you. A late release delays the connection, so we file early. Plan your opening around it.',
      ],
    },
  ],
  localExperts:
    'A job here has to suit the concierge, the loading dock and sometimes the heritage office. We ask for their rules before we set a day.',
  questions: [
    {
      question: 'Why do my LED track lights flicker when dimmed?',
      answer:
        'The bulb and the dimmer often do not match. We try your bulbs on a dimmer made for them before we change anything, and replace whichever is cheaper.',
    },
    {
      question: 'Do indoor lights in a heritage shop need approval?',
      answer:
        'The rules are mainly about the outside. A lit sign or a light on the front is different, and some interiors are protected too. If you are unsure, ask heritage staff.',
    },
    {
      question: 'Can you work in a Bloor Street store without closing it?',
      answer:
        'Yes. We come after the last customer and leave the floor clean before you open. The power is off only while we connect, at an hour that you and the building choose.',
    },
  ],
  form: {
    lead: 'Tell us the size of the space, what lights are there now, and when we can see it.',
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
