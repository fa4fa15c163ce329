import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'EV charger installation',
  panelLabel: 'EV charger',
  order: 10,
  seoTitle: 'EV charger installation in Toronto & the GTA, licensed',
  metaDescription:
    'Level 2 EV charger wiring, typically {price:ev-level-2}, plus HST, charger extra. Licensed Toronto and GTA electricians, ESA permit filed. Call for a quote.',
  h1: 'EV charger installation in Toronto and the GTA',
  lead: 'The charger fits your panel, fits with a control device, or does not fit. We tell you which, and the cost, before you buy anything.',
  updatedOn: '2026-11-28',
  summary: 'A Level 2 charger on its own 240 V circuit, sized by a load calculation and filed with ESA.',
  circuit: '40 A, 240 V, for the charger only',
  headPicture: {
    drawing: 'charger',
    alt: 'A garage: a cable from the panel to a charger on the wall, and from there to a car. The battery of the car fills.',
    keys: {
      label: 'Choose the size of the charger',
      items: [
        { name: '16 A', note: 'About 20 km in an hour. Needs a 20 A breaker.' },
        { name: '32 A', note: 'About 40 km in an hour. Needs a 40 A breaker.' },
        { name: '48 A', note: 'About 60 km in an hour. Needs a 60 A breaker.' },
      ],
      pressed: 2,
    },
  },
  headPrice: {
    kind: 'price',
    label: 'Wiring a Level 2 charger',
    price: 'ev-level-2',
    note: 'You get your own price in writing before we start.',
  },
  facts: [
    { value: 'How long', label: 'a day or less for a simple cable run', isTime: true },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA), in our name' },
    { value: 'You keep', label: 'the Certificate of Acceptance, for your insurer and the next owner' },
    { value: 'In a condo', label: 'the corporation has to agree first' },
  ],
  overview: {
    heading: 'What a Level 2 charger is',
    statement:
      'A Level 2 charger has its own 240 V circuit, like a dryer. It fills most cars overnight, where an ordinary outlet only tops them up.',
    folds: [
      {
        heading: 'Will your panel carry a charger?',
        paragraphs: [
          'A load calculation gives the answer. It adds up the range, the dryer, the air conditioner, the heat and the car. If the total fits, we run the circuit. If it does not, an [energy management device](/ev-energy/energy-management) can often avoid a bigger service, because it holds the car back while the house is busy.',
          'The Ontario code of May 2025 changed the load calculation for a house with a charger. An older calculation should be done again.',
        ],
      },
      {
        heading: 'Chargers in a condo',
        paragraphs: [
          'If you own the unit, you may apply in writing, and your board needs proper grounds to refuse. Ontario Regulation 48/01 sets out how the request is answered. We can supply the technical part of your request. Owners often ask in towers like those of [Liberty Village](/toronto/liberty-village).',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'Which size of charger do you need?',
    lead: 'The distances are rough, since cars and winters differ.',
    scale: 'Each part is 8 A, or about 10 km an hour.',
    part: 8,
    items: [
      {
        value: 16,
        figure: '16 A',
        label: 'About 20 km per hour plugged in',
        text: 'It needs a 20 A breaker. That is enough for a short commute, and easy on a small panel.',
      },
      {
        value: 32,
        figure: '32 A',
        label: 'About 40 km per hour',
        text: 'It needs a 40 A breaker. A full night covers most days of driving.',
      },
      {
        value: 48,
        figure: '48 A',
        label: 'About 60 km per hour',
        text: 'It needs a 60 A breaker. Choose it for long drives or two cars, if your car can take it.',
      },
    ],
  },
  signs: {
    heading: 'Signs the ordinary outlet is too slow',
    items: [
      'The car is not full by morning in January.',
      'You drive farther in a day than a night puts back.',
      'Do you charge through an extension cord? {danger:cord}',
      'A second electric car is coming.',
      'If the plug or the outlet gets hot, stop the charge at the car. {danger-short:hot-outlet} {rule:cool-and-quiet}',
    ],
  },
  steps: {
    heading: 'How an installation goes',
    items: [
      {
        title: 'Send us photos',
        text: '[Photos of the panel, the parking spot and the way between]({photos}) usually tell us if the run is simple.',
      },
      {
        title: 'Check the load',
        text: 'The charger fits, fits with a device, or does not fit. You get one of those three answers in plain words, with the cost and the wait for each. If the service must grow, the utility takes part: see [what the utility does and how long it takes](/residential/panel-upgrades#utility).',
      },
      {
        title: 'File the permit',
        text: 'We file it with ESA, the Electrical Safety Authority, before work starts. A trench needs one more call. {rule:one-call-short}',
      },
      {
        title: 'Install the charger',
        text: 'We install the breaker, the cable and the charger. We mount the charger at a height that suits your car, and set its current to match the circuit. Holes through an outside wall are sealed.',
      },
      {
        title: 'Charge the car',
        text: 'You see your car charge, and we show you how to set the hours. {rule:certificate}',
      },
    ],
  },
  cost: {
    heading: 'Why some chargers cost more',
    low: { note: 'A panel on the garage wall, because distance counts most.', drawing: 'charger' },
    moves: [
      {
        name: 'Far from the panel',
        note: 'The panel is at the far side of a finished basement.',
        drawing: 'far-charger',
      },
      {
        name: 'Post or trench',
        note: 'The charger stands on a post in the driveway, or the cable crosses the yard to a laneway garage.',
        drawing: 'trench',
      },
    ],
    high: {
      note: 'A long way, with a load control device or a [new panel](/residential/panel-upgrades) as well.',
      drawing: 'new-panel',
    },
    notes: [
      'You can buy the charger yourself or have us supply it. We know of no rebate for home chargers at the moment. Toronto has a low-interest home energy loan, HELP, that has covered Level 2 chargers. Programs change, so ask us.',
    ],
  },
  ready: {
    heading: 'Five things to send us',
    items: [
      '[A photo of the panel]({photos}), cover on, with the number on the main breaker.',
      'The make and model of the car, and of the charger if you have one.',
      'A photo of the parking spot, and the side of the car that has the port.',
      'A rough distance from panel to charger, the way a cable would go.',
      'For a condo, the name of the property manager.',
    ],
  },
  questions: [
    {
      question: 'Does a charger need a permit?',
      answer:
        'Yes. A notification of work has to be filed with ESA. In 2023 ESA was reported to have found more than 400 chargers in Toronto without one. We file it before work starts, under {licence}.',
    },
    {
      question: 'When is it cheapest to charge?',
      answer:
        'On the Ultra-Low Overnight plan, from 11 PM to 7 AM every day. Set the hours in the car or in the charger, but not in both.',
    },
    {
      question: 'Can one charger serve two cars?',
      answer:
        'Yes, if they take turns, and some chargers can share one circuit between two cables. Tell us how far each car goes in a day, and we do the math.',
    },
  ],
  form: {
    heading: 'Get your EV charger quote',
    lead: 'Tell us the car, the size of your main breaker, and where you park.',
    example: 'Example: Car comes in April, 125 A panel, driveway is across the house from it',
  },
  related: [
    'residential/panel-upgrades',
    'residential/surge-protection-alarms',
    'smart-home/smart-panels-occupancy',
    'commercial/power-distribution',
  ],
  drawing: {
    circuits: ['c-ev'],
    crop: { wide: [160, 330, 320, 200], phone: [226, 366, 140, 90], near: [108, 290, 258, 200] },
  },
})
