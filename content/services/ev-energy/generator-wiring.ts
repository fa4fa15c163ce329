import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Generator wiring',
  panelLabel: 'Generator',
  order: 20,
  seoTitle: 'Generator wiring & transfer switches in Toronto and GTA',
  metaDescription:
    'Portable or standby generator wired to your house, with a transfer switch and ESA permit. Licensed electricians, Toronto and the GTA. Call for a quote.',
  h1: 'Generator wiring in Toronto and the GTA',
  lead: 'We wire portable and standby generators. In a trial outage you see yours run the house and switch back, then you do it yourself.',
  updatedOn: '2026-11-28',
  summary: 'Transfer switches, inlets and circuits for portable and standby generators, filed with ESA.',
  circuit: 'Transfer switch, 30 A to 200 A, 120/240 V',
  image: 'standby-generator',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on what has to stay on, how it starts, and the distance from the panel.',
    note: 'We go through your list with you, and you get the price in writing. If that takes a visit, ask on the phone what it costs and the first day we can come. You hear both before you book.',
  },
  facts: [
    { value: 'Transfer switch', label: 'connects the house to the street or to the generator, never to both' },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA) before we order the switch' },
    { value: 'Portable generator', label: 'up to 12 kW, as ESA counts it' },
  ],
  overview: {
    heading: 'What a transfer switch does',
    statement:
      'A transfer switch lets your house take power from the street or from the generator, and never from both. Without one, your generator could feed the line outside.',
    folds: [
      {
        heading: 'Should you get a portable or a standby generator?',
        paragraphs: [
          'A **portable** generator stands outdoors, you start it by hand, and its cord plugs into an inlet, a weatherproof socket that we put on the wall. A **standby** generator sits on a base outside, burns natural gas or propane, and starts by itself. We wire both. A gas contractor registered with the TSSA (Technical Standards and Safety Authority) does the gas line, and we plan our dates around theirs.',
          'If you are at home when the power fails and can lift a cord, a portable may do. If you travel, or somebody depends on the power, look at standby.',
        ],
      },
      {
        heading: 'How to run a generator safely',
        paragraphs: ['{danger:generator}', '{danger:co}'],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'How big a generator do you need?',
    lead: 'These sizes are typical. The right one depends on your list.',
    scale: 'Each part is 1 kW.',
    part: 1,
    items: [
      {
        value: 5,
        figure: '5 kW',
        label: 'Small portable',
        text: 'It runs a fridge, a furnace fan, a sump pump, internet and some lights.',
      },
      {
        value: 12,
        figure: '12 kW',
        label: 'The largest that ESA counts as portable',
        text: 'It runs all that and a well pump, with a few outlets to spare.',
      },
      {
        value: 20,
        figure: '20 kW',
        label: 'A common standby size',
        text: 'It runs much of a house with gas heat, and starts by itself.',
      },
    ],
  },
  signs: {
    heading: 'Signs that a generator would help',
    items: [
      'Your water comes from a well, as it does for many around [Caledon](/gta/caledon) and [King City](/gta/king-city).',
      'A sump pump is all that keeps a storm out of your finished basement.',
      'Somebody depends on medical equipment or a stair lift.',
      'Trees and overhead lines share your street, as in older parts of [Whitby](/gta/whitby).',
      'You run cords from a portable through an open window. Exhaust can come in the same way. {danger-short:generator}',
    ],
  },
  steps: {
    heading: 'How a generator job goes',
    items: [
      {
        title: 'List what must run',
        text: 'We note everything you want running, and for how long. Motors need more power to start than to run, so a pump counts for more than its label says. The list gives the size.',
      },
      {
        title: 'Choose a spot outdoors',
        text: 'The generator has to be clear of windows, doors and vents. It makes exhaust and has parts that spark. The maker, the gas contractor and the noise rules of your town each have a say, so we mark the spot together.',
      },
      {
        title: 'File the permit',
        text: 'We file with ESA and order the switch. If the main has to be off while we install it, we book that with the utility. A condo or a heritage district may want to approve the generator too.',
      },
      {
        title: 'Wire the switch',
        text: 'We connect the transfer switch, and the inlet or cable outside. Everything is labelled for a person with a flashlight in one hand.',
      },
      {
        title: 'Test it in a trial outage',
        text: 'We cut the street power and watch the generator start. You see it run the house and switch back. Then you do it yourself, so that you have tried it before you need it. {rule:certificate}',
      },
    ],
  },
  cost: {
    heading: 'Why generator prices differ',
    low: { note: 'An inlet and a manual switch for six circuits, started by hand.' },
    moves: [
      { name: 'Loads', note: 'The price depends on what has to stay on.' },
      { name: 'Distance', note: 'What counts is the way from the panel to the generator.' },
      {
        name: 'Your panel',
        note: 'If it is worn out, have [a new panel](/residential/panel-upgrades) put in at the same time.',
      },
    ],
    high: { note: 'An automatic switch for the whole house, at the service. It starts by itself.' },
    notes: [
      'The generator, its base and the gas pipe are priced separately, often by other trades. The gas contractor bills you for the gas pipe.',
    ],
  },
  ready: {
    heading: 'What to tell us about your generator',
    items: [
      'A list of what must run, and for how long at a stretch.',
      '[A photo of the panel]({photos}), cover on, and one of the wall outside it.',
      'The place of the gas meter or the propane tank.',
      'The make and output of any generator you own.',
      "The distance to the nearest window, yours or a neighbour's.",
    ],
  },
  questions: [
    {
      question: 'Can I plug a generator into the dryer outlet?',
      answer:
        'No, never. Power from the generator would run out to the street and could kill a line worker. An inlet with a transfer switch does the same job safely.',
    },
    {
      question: 'What can I do tonight, with the power off?',
      answer:
        'Follow the steps on [power outages](/emergency/power-outage). A transfer switch is not a same-night job. A portable, outdoors and far from windows, can still run a fridge on a heavy outdoor cord from the generator straight to the fridge.',
    },
    {
      question: 'Will it run my air conditioner or my car?',
      answer:
        'A standby generator may run the air conditioner if it is sized for it. Leave the car until street power is back. Start with the short list: fridge, furnace, sump pump.',
    },
  ],
  form: {
    heading: 'Get a generator quote',
    lead: 'Tell us what must stay on, and which generator you own, if you have one.',
    example: 'Example: 7 kW portable, well pump and furnace have to run, panel in garage',
  },
  related: ['residential/surge-protection-alarms', 'residential/panel-upgrades', 'emergency/power-outage'],
  drawing: {
    circuits: ['c-generator'],
    crop: { wide: [430, 470, 110, 80], phone: [424, 488, 96, 58], near: [994, 362, 116, 90] },
  },
})
