import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Hot tub & pool connections',
  panelLabel: 'Hot tub & pool',
  order: 70,
  seoTitle: 'Hot tub & pool wiring in Toronto & GTA: call early',
  metaDescription:
    'Hot tub and pool wiring by licensed GTA electricians: circuit, GFCI, shut-off and bonding, filed with ESA, certificate included. Call before delivery.',
  h1: 'Hot tub and pool wiring in Toronto and the GTA',
  lead: 'We run the circuit, install the shut-off and bond the metal and the water. Call before delivery: the price depends on where the tub stands.',
  updatedOn: '2026-11-28',
  summary: 'A circuit, a shut-off and bonding for your tub or pool, and the ESA certificate to keep.',
  circuit: '50 A, 240 V, GFCI',
  headPicture: {
    drawing: 'hot-tub',
    alt: 'A hot tub behind a house. A buried cable leads from the panel to a shut-off in sight of the tub, and on to the tub.',
  },
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the distance from your panel, and on what we have to dig through.',
    note: 'We visit and measure, and you get a price in writing. Before you book the visit, ask us what it costs and the first day we can come.',
  },
  facts: [
    { value: 'How long', label: 'a day or two on site, once the buried lines are marked', isTime: true },
    { value: 'Before digging', label: 'five business days or more, for Ontario One Call' },
    {
      value: 'You keep',
      label: 'the certificate of the Electrical Safety Authority (ESA), once it has passed the work',
    },
  ],
  overview: {
    heading: 'What does a hot tub or pool need?',
    statement:
      'It needs its own circuit, a GFCI that cuts the power in a blink, a shut-off in sight of the water, and bonding.',
    folds: [
      {
        heading: 'A tingle in the water',
        paragraphs: [
          '{danger:in-water}',
          '{danger:tub-tingle}',
          'Then nobody goes in until an electrician has found the cause. If someone got more than a tingle, see [after a shock](/emergency#shock).',
        ],
      },
      {
        heading: 'What is bonding?',
        paragraphs: [
          'Bonding ties the metal parts and the water itself together, so that nothing you touch sits at a different voltage. ESA has measured 7 to 8 volts between the earth and the water at one site.',
          "Bonding rules changed with the 2024 code, and we bond to today's rules.",
        ],
      },
      {
        heading: 'Is your panel large enough?',
        paragraphs: [
          'The load calculation tells you. If there is little room, a tub and a car charger can sometimes take turns on an [energy management device](/ev-energy/energy-management). If that is not enough, you need [a larger service](/residential/panel-upgrades), which the utility has to approve and connect.',
          "A new panel typically costs {price:panel-upgrade}, plus HST. {rule:larger-service} (The mast holds the overhead wires, and the meter base is the meter's box.)",
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'What goes where around a hot tub',
    items: [
      {
        name: 'Tub',
        text: 'It gets a GFCI (ground fault circuit interrupter). Metal and water are bonded before boards or stone go down.',
      },
      {
        name: 'Shut-off',
        text: 'The switch that cuts the power goes in sight of the tub, and out of reach from the water.',
      },
      {
        name: 'Panel',
        text: 'It needs two free slots for the breaker, often 50 A, and a load calculation, which adds up what the house runs.',
      },
      {
        name: 'Overhead wires',
        text: 'Keep the tub and its deck at least five metres from overhead wires. ESA says that some lines need more.',
      },
    ],
  },
  signs: {
    heading: 'When to call us about a tub',
    items: [
      'A tub is on order, and nobody has asked where it will stand.',
      'The last owner wired the tub, and there are no papers.',
      'Does the GFCI trip when the heater starts, or after rain? {danger:tub-gfci} {rule:cool-and-quiet}',
      '{danger:tub-cord}',
    ],
  },
  steps: {
    heading: 'How a hot tub or pool is wired',
    items: [
      {
        title: 'Pick the spot for the tub',
        text: 'We measure from the panel and from the wires overhead. While the tub is only a sketch, moving it costs nothing. Ask your town if it wants a pool-enclosure permit.',
      },
      {
        title: 'Locate buried lines',
        text: '{rule:one-call-short} If we dig, we do the asking.',
      },
      {
        title: 'Dig the trench',
        text: 'We file with ESA, and then the cable goes in. Expect a day or two of mud, and more through stone or under a deck.',
      },
      {
        title: 'Connect and bond',
        text: 'We connect the shut-off and the GFCI, and bond the pump, heater, rails and water.',
      },
      {
        title: 'Inspect, then backfill',
        text: '{rule:esa} Then we fill the trench. Once you have filled the tub, we test the GFCI and the pumps with you.',
      },
    ],
  },
  cost: {
    heading: 'Why some tubs cost more to wire',
    low: { note: 'A tub close to a panel with room for 50 A.' },
    moves: [
      {
        name: 'Distance',
        note: 'On the large lots of [Kleinburg](/gta/kleinburg) and [King City](/gta/king-city), the length is often the surprise.',
      },
      { name: 'Digging', note: 'The cable may go through lawn or stone, or under a deck.' },
      { name: 'Bonding', note: 'The price depends on how much metal has to be tied together.' },
    ],
    high: { note: 'A pad that was poured before the metal in it was bonded, far from a full panel.' },
    notes: ['Your dealer prices the delivery, the pad and the crane.'],
    prices: ['panel-upgrade'],
  },
  ready: {
    heading: 'What to have ready when you call',
    items: [
      'The data sheet of the tub, with its volts, its amps and the number of wires.',
      'The delivery date, and who builds the pad or deck.',
      'A sketch of the panel, the tub and the overhead wires.',
      '[A photo of the breakers]({photos}), the cover of the panel on.',
      'The width of the side gate, for a small digger.',
    ],
  },
  questions: [
    {
      question: 'Can the old cable be used again?',
      answer:
        'It may, if its size and condition are right. We check the wire, the place of the shut-off and the bonding. The new connection is reported to ESA either way.',
    },
    {
      question: 'How early should I call?',
      answer:
        'Call three or four weeks before delivery, if your panel is large enough. In older parts of [Thornhill](/gta/thornhill) and other places from the 1950s to the 1980s, have the panel looked at sooner.',
    },
    {
      question: 'Does a plug-in tub need an electrician?',
      answer:
        'It needs an outdoor outlet with a GFCI, usually on its own circuit, and no extension cord. If you have such an outlet, plug the tub in as the maker says, and you do not need us. If not, we install one.',
    },
  ],
  form: {
    heading: 'Get a written quote for your tub or pool',
    lead: 'Tell us when the tub arrives, how far it will be from the panel, and the amps on its data sheet.',
    example: 'Example: Hot tub arrives May 20, 50 A, about 15 m from the panel, no pad yet',
  },
  related: ['ev-energy/energy-management', 'ev-energy/charger-installation', 'emergency/breaker-trips'],
  drawing: { circuits: ['c-hot-tub'], crop: { wide: [850, 330, 210, 150], phone: [870, 350, 170, 110] } },
})
