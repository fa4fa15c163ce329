import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Machinery connections',
  panelLabel: 'Machine hook-ups',
  order: 20,
  seoTitle: 'Machinery connections & plant moves, Toronto and GTA',
  metaDescription:
    'CNC machines, presses, ovens and packing lines connected in GTA plants, imported 480 V equipment included. Send a photo of the nameplate and call for a quote.',
  h1: 'Machinery connections in GTA plants',
  lead: 'We connect new, moved and imported machines, and none starts before its direction of rotation is proved. First, [send us a photo of the nameplate]({photos}).',
  updatedOn: '2026-11-28',
  summary: 'New, moved and imported machines: feeds, disconnects, transformers and a checked first start.',
  circuit: '60 A fused disconnect, 600 V, 3-phase',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the volts, amps, hertz and approval mark on the nameplate.',
    note: 'The nameplate is the metal plate with the volts and amps. [A sharp photo of the nameplate]({photos}) lets us tell you what is missing.',
  },
  facts: [
    { value: 'Machines sold here', label: '600 V or 208 V, three-phase' },
    { value: 'American machines', label: 'often 480 V, which takes a transformer' },
    { value: 'Lockout', label: 'by your procedure, or by ours if it is stricter' },
    { value: 'First start', label: 'voltage, rotation and current, checked in that order and written down' },
  ],
  overview: {
    heading: 'What it takes to connect a machine',
    statement:
      'A machine needs its own voltage, cable that suits its current, the protection its maker asks for, and a disconnect that can be seen from it or locked off.',
    folds: [
      {
        heading: 'What if a machine has no approval mark?',
        paragraphs: [
          'In Ontario, electrical equipment needs a recognized approval mark before it is used. If yours has none, an accredited body can inspect it on site. That is called a field evaluation. It may ask for changes, such as another disconnect or different wire, and we can make those.',
          'Book that visit early, because the machine may have to wait idle until its label is on.',
        ],
      },
      {
        heading: 'Moving a line to another bay or town',
        paragraphs: [
          'The drops, the cables that come down to each machine, hang where the old layout was. Each one has to be measured again. Moving the whole line at once costs less per machine than moving it one by one, and the power and the [control wiring](/industrial/plc-automation-wiring) can share one shutdown.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'What does your nameplate say?',
    lead: 'Find the line that matches yours.',
    items: [
      {
        question: '575 V or 600 V, 60 Hz',
        answer: 'It connects straight to your 600 V',
        text: 'This is the simple case. It needs a cable, a disconnect and protection to suit.',
      },
      {
        question: '208 V, three-phase',
        answer: 'It needs a 208 V panel with room',
        text: 'If you only have 600 V nearby, a [transformer](/commercial/transformers-subpanels) brings it down.',
      },
      {
        question: '480 V, 60 Hz',
        answer: 'It needs its own transformer',
        text: 'This is typical of American machines. We size the transformer for the load and for the surge at start.',
      },
      {
        question: '400 V, 50 Hz',
        answer: 'Ask the builder first',
        text: 'This is typical of European machines. A transformer fixes the volts, but a motor built for 50 Hz runs about a fifth faster here.',
      },
      {
        question: 'The plate also asks for a neutral',
        answer: 'Check for a fourth wire',
        text: 'A three-wire 600 V system has no neutral, but a transformer can make one.',
      },
      {
        question: 'No mark you recognize',
        answer: 'It needs a field evaluation',
        text: 'The evaluation is done at your plant, for a separate fee. Add that to the purchase price.',
      },
    ],
  },
  signs: {
    heading: 'Call us early about a machine if',
    items: [
      'The machine is still abroad, or on a boat.',
      'The disconnect, the main switch of the machine, would end up behind it.',
      'A used machine came without drawings.',
      'A machine trips its breaker when it starts, though it runs well afterward.',
      'An extension cord feeds a machine that never moves.',
    ],
  },
  steps: {
    heading: 'How a machine is connected, step by step',
    items: [
      {
        title: 'Read the nameplate',
        text: 'We read the plate and the electrical drawings. We check volts, phase, full-load amps and short-circuit rating. Then we tell you what your supply can give and what is missing.',
      },
      {
        title: 'Mark the floor',
        text: "We mark the drop and the disconnect on the rigger's plan. They stay clear of doors, the crane and the side where maintenance stands. The disconnect goes in sight of the machine and within 9 m of it, or it can be locked off and is labelled. The stop button is what stays within the operator's reach. Slots in concrete are cut before the machine lands, so nobody lifts it twice.",
      },
      {
        title: 'Run the feed',
        text: 'We notify the Electrical Safety Authority (ESA), then put up the cable without power. The pipe or the cable tray goes up while the shop works on. If [the main service is short](/industrial/600v-800a-services), that is settled before this point.',
      },
      {
        title: 'Connect under lockout',
        text: 'We tighten each terminal to the figure in the manual. The source is locked off and tested dead, and each person at work hangs a lock. We also measure the ground bond.',
      },
      {
        title: 'Start the machine with you',
        text: "We check voltage, rotation and current, in that order. Your technician, or the builder's, stands by. We write down the current on each phase, idle and loaded, so you have it for later years.",
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a connection',
    low: { note: 'A marked machine beside a panel with room, at the volts that you have.' },
    moves: [
      { name: 'Amps', note: 'They set the size of cable and switch.' },
      {
        name: 'Volts and hertz',
        note: 'An imported machine may need a transformer. It is 60 Hz here, and 50 in much of the world.',
      },
      { name: 'The way', note: 'The distance to the panel, concrete to cut and work at height count.' },
    ],
    high: {
      note: 'A machine without an approval mark. You pay its evaluation to the body that does it, and any changes.',
    },
    notes: [
      'For one machine that trips or will not start, call us with the nameplate. You hear on the phone what the visit costs and the first day we can come, before you book.',
    ],
  },
  ready: {
    heading: 'Send these before the truck is booked',
    items: [
      '[Sharp photos of the nameplate]({photos}) and of every mark near it.',
      'The electrical drawings, in any language.',
      'A floor plan with the landing place.',
      "The rigger's and the builder's dates.",
      'A photo of the label on the nearest panel or busway.',
    ],
  },
  questions: [
    {
      question: 'Can you connect a machine without a mark?',
      answer:
        'We can get the feed, the disconnect and the transformer ready. The machine may run once it has been evaluated and labelled.',
    },
    {
      question: 'Why does our transformer trip its breaker at switch-on?',
      answer:
        'An idle transformer can draw many times its rated current for a split second, which is called inrush. The breaker must be of a type that lets it pass and still protects. Resetting it again and again does not help, as our page on [breaker trips](/emergency/breaker-trips) explains.',
    },
    {
      question: 'Do you wire the controls as well?',
      answer:
        'Yes. Safety gates, interlocks and links to the next machine are [PLC and automation wiring](/industrial/plc-automation-wiring), and the same crew can do both.',
    },
  ],
  form: {
    heading: 'Get a quote for your machine',
    lead: 'Tell us the machine, the volts and amps on its plate, and the date it arrives.',
    example: 'Example: American press, 480 V and 60 A on the plate, rigger booked for April 3',
  },
  related: ['commercial/transformers-subpanels', 'commercial/power-distribution', 'emergency/breaker-trips'],
  drawing: {
    circuits: ['c-machine'],
    crop: { wide: [800, 362, 160, 146], phone: [796, 366, 120, 140] },
  },
})
