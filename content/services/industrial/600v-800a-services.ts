import { defineService } from '@/content/schema/service'

export default defineService({
  name: '600 V & 800 A services',
  panelLabel: '600 V, 800 A',
  order: 10,
  seoTitle: '600 V & 800 A industrial services in Toronto and the GTA',
  metaDescription:
    'New, larger and renewed plant services in the GTA, 347/600 V and mains to 800 A. Load study, ESA filing, planned changeover. Licensed. Call before you lease.',
  h1: '600 V and 800 A services in the GTA',
  lead: 'We build, enlarge and renew the main service of your plant. The changeover follows a plan that we write with you, hour by hour.',
  updatedOn: '2026-11-28',
  summary: 'New, larger and renewed plant services at 347/600 V and 120/208 V, with mains up to 800 A.',
  circuit: '800 A main, 3-phase, 347/600 V, 4-wire',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the work outdoors, the main board, the length of the cables, and the date.',
    note: 'Give us volts as well as amps, and you get a written quote after a visit. Ask on the phone what the visit to your plant costs and the first day we can come. You hear both before you book.',
  },
  facts: [
    { value: 'Largest main', label: '800 A, at 347/600 V or 120/208 V' },
    { value: 'Your supply', label: '347/600 V on four wires; in some older plants 600 V on three' },
    { value: 'The 80% rule', label: 'a load that runs for hours may use about 80% of an ordinary breaker' },
    { value: 'Power off', label: 'one shutdown, planned with you, under lockout', isTime: true },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA); it may review the plan, too' },
  ],
  overview: {
    heading: 'What a plant service is',
    statement:
      'The service is where power enters your plant, with the main switch, the meter and the board behind it. Everything you run has to stay within its limit.',
    folds: [
      {
        heading: 'Before you lease or buy a building',
        paragraphs: [
          'Ask for volts as well as amps. A unit with 800 A at 208 V has about a third of the power of one with 800 A at 600 V, and it cannot run your 600 V machines without a transformer.',
          'Have the service looked at before you close, above all in old factory areas such as [the Junction Triangle](/toronto/junction-triangle). A 600 V switch on the wall may be left over from a service that was cut down years ago.',
        ],
      },
      {
        heading: 'Does your 600 V have three wires or four?',
        paragraphs: [
          'Some older plants have 600 V on three wires, with no neutral. A 347/600 V service has four wires, and with the neutral comes 347 V lighting. Both kinds turn up in the shops around our office, in [Woodbridge](/gta/woodbridge) and the rest of [Vaughan](/gta/vaughan). We can tell you which you have on the first visit.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'How much power is in each size?',
    lead: 'The kVA say how much power a service can give, at 600 V, three-phase.',
    scale: 'Each part is 200 A at 600 V.',
    part: 208,
    items: [
      { value: 208, figure: '200 A', label: 'About 210 kVA', text: 'It feeds a small shop with a few machines.' },
      {
        value: 416,
        figure: '400 A',
        label: 'About 415 kVA',
        text: 'A mid-sized shop runs on it, or one line with its compressor.',
      },
      {
        value: 624,
        figure: '600 A',
        label: 'About 625 kVA',
        text: 'It feeds several lines, or ovens beside the machines.',
      },
      {
        value: 831,
        figure: '800 A',
        label: 'About 830 kVA',
        text: 'This is enough for a full plant, with room for the next machine.',
      },
    ],
  },
  signs: {
    heading: 'Signs your service is at its limit',
    items: [
      'Your peak demand is close to the rating of the service, and a new press is on order.',
      'The main breaker trips when two large motors start together, or a breaker that feeds a whole board does.',
      'Your next building has 208 V, and your machines are 600 V.',
      'You can get breakers for your board only from salvage.',
      'A dim ground lamp on a 600 V board, or a hot joint in an infrared scan, is not a question of size. One phase may have gone to ground. Have it traced this week, and keep people away from the board until it is.',
    ],
  },
  steps: {
    heading: 'How you get a larger service',
    items: [
      {
        title: 'Study the load',
        text: 'We look at your machines and a year of demand. We list the machines you have ordered and, apart from them, the ones you hope for. You pay for the first list, and leave space for the second.',
      },
      {
        title: 'Ask the utility',
        text: 'We send the utility the load, the voltage and the place early. Before the utility makes an offer, it may ask for a design payment. Sign nothing with a date in it until the utility has told you how long its part takes.',
      },
      {
        title: 'Design the new service',
        text: 'We make the drawings, file with ESA and order the board. The drawings settle the grounding, the metering, and how much current a short circuit could drive. ESA may review a plan of this size. After the utility, the delivery of the board is often the longest wait.',
      },
      {
        title: 'Build the new board',
        text: 'If the room allows, the new board goes up beside the old one, and we wire and test it without power while you keep producing. You get test sheets for every feeder (the cables that leave the board).',
      },
      {
        title: 'Move the feeders over',
        text: 'The utility cuts the power, and we lock out. The feeders move over in the agreed order. The utility reconnects once ESA has authorized it. We prove the direction of rotation of each machine before it starts.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a service',
    low: { note: 'Work indoors only, with a changeover at your annual shutdown.' },
    moves: [
      { name: 'The main board', note: 'The switchboard, its rating for short circuits and the metering count.' },
      { name: 'Longer feeders', note: 'The price depends on the length of the cables inside.' },
      { name: 'The date', note: 'A changeover squeezed between shifts costs more.' },
    ],
    high: { note: 'Work outdoors as well, often the largest part: ducts, poles, and the transformer with its pad.' },
    notes: [
      'Who owns that transformer changes the price and the upkeep. Ask every bidder to show utility, engineer and contractor on separate lines, so that you can compare.',
    ],
  },
  ready: {
    heading: 'Have these ready for the first call',
    items: [
      'A year of hydro bills that show peak kW or kVA.',
      'The list of your machines, with what is on order.',
      '[A photo of the nameplate]({photos}) on the main switch, doors closed.',
      'The single-line drawing, and any arc-flash or infrared report.',
      'Your shutdown calendar, and who can sign for one.',
    ],
  },
  questions: [
    {
      question: 'Can we have a 480 V service?',
      answer:
        'Not from the utility. Three-phase power here is 120/208 V or 347/600 V. An imported machine that needs 480 V gets a transformer of its own, as our page on [machinery connections](/industrial/machinery-connections) explains.',
    },
    {
      question: 'Can a bigger breaker turn 600 A into 800 A?',
      answer:
        'No. The cables, the bars in the board, the metering, the rating for short circuits and the service itself must all suit 800 A. If your main has failed, call {phone} at any hour. Our page on [panel repairs](/emergency/panel-repairs) says who does what.',
    },
    {
      question: 'How long will the plant be down?',
      answer:
        'If there is room for the new board beside the old, the plant is off only for the changeover itself. We write the plan hour by hour and agree on it with you and the utility.',
    },
  ],
  form: {
    heading: 'Get a quote for your service',
    lead: 'Tell us the volts and amps you have, what you are adding, and when the plant can stop.',
    example: 'Example: 400 A at 600 V now, new line needs 250 A more, plant stops in July',
  },
  related: ['commercial/power-distribution', 'commercial/transformers-subpanels', 'emergency/panel-repairs'],
  drawing: {
    circuits: ['c-service-600', 'c-ground'],
    crop: { wide: [440, 390, 230, 204], phone: [488, 392, 100, 116] },
  },
})
