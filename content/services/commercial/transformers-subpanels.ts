import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Transformers & subpanels',
  panelLabel: 'Transformers',
  order: 30,
  seoTitle: 'Commercial transformers & subpanels in Toronto & GTA',
  metaDescription:
    'Need 120/208 V in a 600 V building? Licensed GTA electricians size, place and connect transformers and subpanels, 30 to 112.5 kVA. Call for a written quote.',
  h1: 'Transformers and subpanels in the GTA',
  lead: 'Your building has the power, but at the wrong voltage or at the far end. We bring it to your floor.',
  updatedOn: '2026-11-28',
  summary: 'Dry-type transformers and subpanels that bring the right voltage close to where you use it.',
  circuit: '75 kVA, 600 V delta to 120/208 V wye',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the kVA of the unit, the length of the cable, and the hours for a shutdown.',
    note: 'We look at the supply and your equipment list, and you get the price in writing. Ask on the phone what that visit costs and the first day we can see the unit. You hear both before you book.',
  },
  facts: [
    { value: 'Usual step', label: '600 V down to 120/208 V, for a floor of desks' },
    { value: 'Common sizes', label: '30 to 112.5 kVA, from a small office to several units' },
    { value: 'Power off', label: 'one shutdown for the final connection, booked with the building', isTime: true },
    { value: 'Permit', label: 'filed by us with the Electrical Safety Authority (ESA)' },
    { value: 'Utility work', label: 'little, while the service stays the same' },
  ],
  overview: {
    heading: 'What transformers and subpanels do',
    statement:
      'A transformer turns 600 V into the 120/208 V that your equipment plugs into. A subpanel is a second breaker panel that spreads that power over your floor.',
    folds: [
      {
        heading: 'Delta and wye in plain words',
        paragraphs: [
          'Delta and wye are two ways to connect the coils in a transformer. The usual one is fed as a delta and gives you a wye. A wye makes a neutral, so ordinary 120 V plugs can run. A 600 V delta has no neutral, so 347 V lights cannot.',
          'For machines, see [plant transformers and motor control](/industrial/transformer-motor-control).',
        ],
      },
      {
        heading: 'When a subpanel alone is enough',
        paragraphs: [
          'If the voltage is right and the panel is just full or far away, you need no transformer. A subpanel and its feeder, the cable that brings it power, are enough. This is the simplest case of all.',
          'Old factory buildings are less simple. In [Liberty Village](/toronto/liberty-village), or on Carlaw Avenue in [Leslieville](/toronto/leslieville), units were split and joined many times, so we trace each cable before we add to it.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'Which size of transformer?',
    lead: 'Sizes are in kVA, the measure of how much a transformer can carry. The amps are what each can give at 208 V, three-phase.',
    scale: 'Each part is 15 kVA.',
    part: 15,
    items: [
      {
        value: 30,
        figure: '30 kVA',
        label: 'About 83 A at 208 V',
        text: 'A small office, or a few machines in a shop, needs no more.',
      },
      {
        value: 45,
        figure: '45 kVA',
        label: 'About 125 A',
        text: 'It suits a unit with some kitchen or clinic equipment.',
      },
      {
        value: 75,
        figure: '75 kVA',
        label: 'About 208 A',
        text: 'A busy floor can run on it. On the 600 V side it draws about 72 A.',
      },
      {
        value: 112.5,
        figure: '112.5 kVA',
        label: 'About 312 A',
        text: 'This one carries several units, a large kitchen, or a garage with chargers.',
      },
    ],
  },
  signs: {
    heading: 'Signs you need power closer by',
    items: [
      'Your floor panel is full while the main board has room.',
      'Lights dim at the far end when equipment starts.',
      'One unit is becoming two, and each needs its own panel.',
      'A salon, clinic or server room is moving in where desks were.',
      'The garage will get chargers, and the spare power is at 600 V.',
      'The transformer is louder than it used to be. Keep clear of it, and call us today.',
    ],
  },
  steps: {
    heading: 'How a transformer job goes',
    items: [
      {
        title: 'Check the supply',
        text: 'We look at the breaker, its cable and the real load. A spare breaker proves little, because the board behind it needs spare power as well. If the floor is busy, we leave a recording meter on it for some days.',
      },
      {
        title: 'Pick the size of the transformer',
        text: 'We add up what you run today and what you are sure to add. A transformer uses some power all day with nothing plugged in, so do not buy bigger than you need. Rooms full of computers may need a type that is built for them.',
      },
      {
        title: 'Pick the spot for it',
        text: 'A transformer needs air and a strong floor. It can weigh as much as a piano, and it hums, so we agree on the place with the landlord before any cable is run.',
      },
      {
        title: 'Connect in one shutdown',
        text: 'Pipe, cable and panel go in first, while the building keeps its power. Then comes one shutdown, with the source switched off, locked and tested dead. Management gets the date and the hours in advance.',
      },
      {
        title: 'Test and label',
        text: 'We check every voltage, the grounding and the phase order, and adjust the transformer if the supply runs high or low. The panel gets a typed list that says where its power comes from. {rule:esa}',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a transformer',
    low: { note: 'A small transformer on a short cable, connected by day.' },
    moves: [
      { name: 'More kVA', note: 'A larger unit costs more, and so does a short delivery.' },
      { name: 'A longer cable', note: 'Its length counts, and so do the floors and fire walls it goes through.' },
      { name: 'Shutdown hours', note: 'The building decides when the power may be off.' },
    ],
    high: { note: 'A unit that is lifted to a roof, which can cost more than any of these.' },
    notes: [
      'You may be offered a used transformer. Before we install one, we check its approval mark, its age and its insulation. A cheap one that wastes power is not cheap for long.',
    ],
  },
  ready: {
    heading: 'Have these ready for a quote',
    items: [
      'The single-line drawing, a one-page plan of the power, if there is one.',
      '[Photos of the labels]({photos}) on the main switch and on your panel, doors shut.',
      'Your equipment list with volts, amps and phase.',
      'Where you would like the transformer, and who sits behind that wall.',
      "The building's rules on shutdowns and notice.",
    ],
  },
  questions: [
    {
      question: 'How loud is a transformer?',
      answer:
        'A transformer hums, low and steady, day and night. A spot away from shared office walls, rubber pads and flexible connections prevent most complaints. Moving one later costs far more than a good place at the start.',
    },
    {
      question: 'Can a transformer feed EV chargers?',
      answer:
        'Yes, if the transformer and the supply behind it both have room. For commercial and multi-family sites, utilities owe you a free first consultation, answered in 15 days. Ask for that, then read about [charger installation](/ev-energy/charger-installation).',
    },
    {
      question: 'Will the whole building be off?',
      answer:
        'Usually only the board that we connect to. We list what that board feeds, and you see the list before you agree to a date.',
    },
  ],
  form: {
    heading: 'Get a transformer quote',
    lead: 'Tell us what you need to run, and what power the building has.',
    example: 'Example: Dentist on the second floor needs 120/208 V, building has 600 V',
  },
  related: ['industrial/transformer-motor-control', 'industrial/600v-800a-services', 'ev-energy/charger-installation'],
  drawing: {
    circuits: ['c-transformer', 'c-subpanel'],
    crop: { wide: [548, 384, 150, 122], phone: [556, 390, 120, 114] },
  },
})
