import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Panel upgrades',
  order: 10,
  seoTitle: 'Electrical panel upgrades, Toronto & GTA: price, time',
  metaDescription:
    'New electrical panel in one working day, typically {price:panel-upgrade}, plus HST. When 100 A is enough, what your utility does, and a written quote. Licensed.',
  h1: 'Panel upgrades in Toronto and the GTA',
  lead: 'First we add up what your house draws. If 100 A is enough, we say so. A new panel takes one working day.',
  updatedOn: '2026-11-28',
  summary: 'A new breaker panel in a working day, or a larger service once the utility has done its part.',
  circuit: '200 A main, 120/240 V',
  headPicture: {
    drawing: 'main-breaker',
    alt: 'A panel with its main breaker, and six circuits with their names: kitchen, bedrooms, furnace, range, dryer, heat pump.',
    keys: {
      label: 'Turn the main breaker on or off',
      items: [
        { name: 'Main on', note: 'Each breaker feeds one circuit, with its name.' },
        { name: 'Main off', note: 'The swap: dark for 4 to 8 hours. Labels stay.' },
      ],
    },
  },
  headPrice: {
    kind: 'price',
    label: 'A new panel',
    price: 'panel-upgrade',
    note: 'You get your price in writing before work starts.',
  },
  facts: [
    { value: 'Power off', label: 'for 4 to 8 hours on one working day', isTime: true },
    { value: 'Permit', label: 'filed by us with the Electrical Safety Authority (ESA), before the day' },
    { value: 'You keep', label: 'the Certificate of Acceptance, once ESA has passed the work' },
    { value: 'Labels', label: 'every circuit is named in plain words' },
  ],
  overview: {
    heading: 'What is a panel, and what is a service?',
    statement:
      'The panel is the grey box with the breakers. The service feeds it: the wires from the street, the meter and the main breaker.',
    folds: [
      {
        id: 'utility',
        heading: 'What your utility does, and how long it takes',
        paragraphs: [
          "With wires overhead, your part starts at the mast, the pipe on the wall that holds them. The mast, its clamp and the meter base are usually yours. The wire from the pole and the meter belong to the utility. With wires underground, the meter base and the pipe for the cable are usually yours, and the cable is the utility's.",
          'The utility, or its own contractor, disconnects and reconnects the house. For a panel of the same size, that is all it has to do. Toronto Hydro asks for about a month of notice: you name the days that suit you, and it confirms one.',
          'For more amps, you have to ask first. Toronto Hydro aims to reply to an upgrade request within 15 business days. A design and a price typically take up to 60 days once everything is in. Then come payment, the work, and the release by ESA. Plan on weeks to many months. Toronto Hydro advises applying three months to three years ahead, so ask before you order an electric car.',
          'Toronto Hydro may ask for a payment toward the design. That counts toward the job, and what is unspent comes back if you stop. Other utilities have rules of their own: Elexicon, for one, wants an indoor meter moved outside when the service changes.',
          'Wires underground take longest. Older cable is often laid straight in the soil and shared with the neighbours, and a larger one may need digging. We ask the utility before you commit.',
        ],
      },
      {
        heading: 'Do you need a new panel, or a larger service?',
        paragraphs: [
          'If breakers are worn, there is rust or no slot is free, you need a new panel on the service you have. That is the shorter of the two jobs.',
          'For a car charger, a heat pump or a second kitchen, you may need a larger service. A load calculation adds up what the house runs. If the service falls short, an [energy management device](/ev-energy/energy-management) can often avoid the larger service, because it makes big loads take turns.',
          "60 A is not a fault in itself. It was usual from the end of the war to the late 1960s. But many insurers ask for 100 A, and some may accept an electrician's report instead. Ask yours for its exact words before you spend anything, and [send us the letter]({photos}).",
          'A bigger panel alone brings no more power in. To go from 60 A to 100 A, the wires and the meter base usually have to grow with it, and the utility takes part.',
        ],
      },
      {
        heading: 'Federal Pacific and Federal Pioneer (Stab-Lok) panels',
        paragraphs: [
          'The name is on the panel door. In Canada it usually reads Federal Pioneer. Federal Pacific is the American brand, and both used breakers called Stab-Lok.',
          'A breaker has one job, which is to trip. In 1980 the owner of the American brand reported that many of its breakers did not fully meet the test standard. Independent tests since then have found breakers of both brands that did not trip when they should.',
          'In Ontario, ESA has warned about one kind: single 15 A Federal Pioneer breakers, NC015 and NC015CP, made from August 1996 to June 1997. Those have square blue handles, and the maker offered to replace them. {rule:stab-lok} {rule:cool-and-quiet}',
          "That does not make every such panel a bad one, but home inspectors and some insurers ask. We check the panel's age and its breakers, look for heat and rust, and write down what we find. If the panel should go, that is a swap at the price above.",
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'How big a panel do you need?',
    scale: 'Each part is 10 A.',
    part: 10,
    items: [
      {
        value: 60,
        figure: '60 A',
        label: 'Up to 14 kW at once',
        text: 'This was usual until the late 1960s. Many insurers now ask for more.',
      },
      {
        value: 100,
        figure: '100 A',
        label: 'Up to 24 kW at once',
        text: 'This is enough for most daily life, but tight with a car charger and a heat pump.',
      },
      {
        value: 200,
        figure: '200 A',
        label: 'Up to 48 kW at once',
        text: 'This leaves room for the car, the heat pump and a second kitchen.',
      },
    ],
  },
  signs: {
    heading: 'Signs that your panel is at its limit',
    items: [
      'Every slot in the panel is full.',
      'The main trips when the oven and the dryer run together.',
      'Lights dip when the air conditioner starts. That can also be a fault, so tell us about it.',
      'You plan a [car charger](/ev-energy/charger-installation), a heat pump or a basement suite.',
      'Rust, a scorch mark, or a breaker that will not reset: see [damaged panels](/emergency/panel-repairs).',
      '{danger-short:hot-panel}',
    ],
  },
  steps: {
    heading: 'How a panel upgrade goes',
    items: [
      {
        title: 'Check the load',
        text: 'We add up what the house runs. The range, the dryer, heating, cooling and a charger all count. If 100 A is enough, we say so.',
      },
      {
        title: 'File the permit',
        text: 'We notify ESA before work starts. We also ask the utility to disconnect you on the day, and to reconnect you afterwards.',
      },
      {
        title: 'Swap the panel',
        text: "This takes 4 to 8 hours with the power off. The old panel leaves with us, and each circuit is connected to the new one and labelled. The wall around it may need a patch, which is a painter's job. Charge your phone the night before.",
      },
      {
        title: 'Change the outside parts',
        text: 'This is only needed for a larger service. A 200 A service often means a new mast, meter base and heavier wire. All of it has to be up before the utility connects.',
      },
      {
        title: 'Reconnect, and keep the certificate',
        text: 'ESA authorizes the reconnection, and the power comes back. {rule:certificate}',
      },
    ],
  },
  cost: {
    heading: 'Why some panels cost more',
    low: { note: 'A swap of the same size on a clear basement wall.', drawing: 'panel' },
    moves: [
      {
        name: 'More circuits',
        note: 'New ones for bedrooms and living rooms usually need arc-fault breakers.',
        drawing: 'more-circuits',
      },
      {
        name: 'A longer way',
        note: 'The distance from meter to panel counts, and so does the grounding.',
        drawing: 'longer-way',
      },
      {
        name: 'Another wall',
        note: 'Every circuit has to reach the new spot, so decide early.',
        drawing: 'another-wall',
      },
    ],
    high: { note: 'A 200 A service with a new mast and meter base, or above.', drawing: 'larger-service' },
    notes: [
      '{rule:larger-service} The mast is the pipe that holds the overhead wires, and the meter base is the box behind the meter.',
      'Arc-fault breakers trip when a wire sparks, and the quote lists them. A panel is not allowed everywhere: bathrooms and stairways are among the places where it cannot go. Rebates change, so we check with you before you count on one.',
    ],
  },
  ready: {
    heading: 'What to have ready when you call',
    items: [
      '[A photo of the panel]({photos}), door open and cover on.',
      'The number on the main breaker, such as 60, 100, 125 or 200.',
      'The way your wires come in: overhead or underground.',
      'The big loads you have and want, such as a range, a dryer or a car.',
      'The name of the utility on your bill.',
    ],
  },
  questions: [
    {
      question: 'How long does a 200 A upgrade take in all?',
      answer:
        'The swap itself takes one working day. The rest is waiting for the utility. Read [what the utility does and how long it takes](/residential/panel-upgrades#utility).',
    },
    {
      question: 'Will the yard be dug up?',
      answer:
        'With overhead wires, usually not. With wires underground it depends on the cable, and we ask the utility before you sign.',
    },
    {
      question: 'Does a bigger panel lower the hydro bill?',
      answer:
        'No. A bigger panel can carry more at once, but nothing in the house uses less. What can lower the bill is charging a car on the Ultra-Low Overnight price, from 11 PM to 7 AM.',
    },
  ],
  form: {
    heading: 'Get a written quote for your panel',
    lead: 'Tell us the number on the main breaker and what you want to add.',
    example: 'Example: 1970s bungalow, 100 A panel is full, EV charger coming in spring',
  },
  related: [
    'ev-energy/charger-installation',
    'ev-energy/energy-management',
    'smart-home/smart-panels-occupancy',
    'emergency/panel-repairs',
  ],
  drawing: {
    circuits: ['c-panel', 'c-service', 'c-ground'],
    switches: 'all',
    crop: { wide: [330, 364, 210, 236], phone: [356, 470, 150, 104] },
  },
})
