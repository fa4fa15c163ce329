import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Exit & security lighting',
  panelLabel: 'Exit lighting',
  order: 40,
  seoTitle: 'Exit signs & emergency lighting, Toronto: test and repair',
  metaDescription:
    'Exit signs, emergency lights and security lights installed, tested and repaired in Toronto and the GTA. Units for at least 90 minutes, with a log. Call us.',
  h1: 'Exit and emergency lighting in Toronto',
  lead: 'We install, test and repair exit signs, emergency lights and security lights. You get a numbered list to show the inspector.',
  updatedOn: '2026-11-28',
  summary: 'Exit signs, battery units and outdoor security lights: installed, tested, repaired and logged.',
  circuit: '120 V, 15 A battery unit with 12 V remote heads',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the number of units, how high they hang, and when we can reach them.',
    note: 'We count the units, and you get the price in writing.',
  },
  facts: [
    { value: 'On battery', label: 'at least 90 minutes from the units we install; most high-rises need two hours' },
    { value: 'Monthly check', label: 'a quick look at every unit, often by your own staff' },
    { value: 'Yearly test', label: 'every unit on its battery, for the full design time' },
    { value: 'New exit signs', label: 'in Ontario, green with the running man' },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA), where wiring is new or moved' },
  ],
  overview: {
    heading: 'What emergency and exit lights do',
    statement:
      'When the power fails, battery units light the way out. Exit signs show where to go. Security lights keep doors, lanes and parking safe every night.',
    folds: [
      {
        heading: 'How long must emergency lights last?',
        paragraphs: [
          'Most buildings need at least 30 minutes. We install units that give at least 90 minutes, so that an aging battery still lasts long enough. Most high-rises need two hours, and there the power often comes from a generator instead. Care buildings may have longer times of their own, so look at your fire safety plan first.',
        ],
      },
      {
        heading: 'Red EXIT or green running man?',
        paragraphs: [
          'New exit signs in Ontario are green, with the running figure. The red ones in older buildings do not all have to go at once, but a renovation or a change of use often brings in the green ones, for example when a warehouse in [King West](/toronto/king-west) becomes a restaurant. Ask the building or fire official what applies to you, and avoid two styles on one route.',
        ],
      },
      {
        heading: 'Batteries, or a generator?',
        paragraphs: [
          'Emergency batteries light the way out and nothing else. Cameras and gates that must keep working in an outage need a battery backup of their own, or a [standby generator](/ev-energy/generator-wiring). In a rental tower, plan that together with the [power distribution](/commercial/power-distribution).',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Where exit and security lights go',
    lead: 'We walk every route, from the farthest desk or bed to the street.',
    items: [
      {
        name: 'Corridor',
        text: 'You need a sign that you can see from any door, and a battery unit before the bend.',
      },
      { name: 'Stairs', text: 'We aim the heads at the steps and the landings, where people trip.' },
      { name: 'Exit door', text: 'The door needs a sign above it, and light on the ground outside.' },
      {
        name: 'Parking and lane',
        text: 'The lights run on a light sensor or a timer, and are aimed so that no window gets the glare.',
      },
      { name: 'Loading bay', text: 'The light should show you the step, and show the camera who is there.' },
    ],
  },
  signs: {
    heading: 'Signs your exit lights need work',
    items: [
      'You press a test button, and a head stays dark or fades fast.',
      'The charge light on a unit is out, or blinks a fault code.',
      'A fire inspection report lists exit or emergency lights.',
      "Last year's test record cannot be found.",
      'A wall moved, and an exit sign now points at a closet.',
      'A floodlight is on at noon, or tenants cross the lot by the light of their phones.',
    ],
  },
  steps: {
    heading: 'How a survey and repair goes',
    items: [
      {
        title: 'Number every way out',
        text: 'We walk your building with the plan. Each sign, battery unit and remote head gets a number, and dark stretches get a note.',
      },
      {
        title: 'Test each unit on its battery',
        text: 'Each unit runs on its battery for the full time, at an hour that suits the people inside. Afterwards the batteries need hours to recharge, so we tell you when they are ready again.',
      },
      {
        title: 'Repair what failed',
        text: 'We replace the battery, the unit or the sign. A like-for-like swap is quick. New heads and moved signs need new wiring, and we notify ESA before we run it.',
      },
      {
        title: 'Aim the security lights',
        text: 'We do this after dark, while one of us watches the camera screen. A light that glares into a bedroom or at a driver gets a shield.',
      },
      {
        title: 'Write the log',
        text: 'You get a list with the number, the floor and the minutes on battery of each unit. The monthly check becomes a short walk with a clipboard, and next year you have something to compare with.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of exit lights',
    low: { note: 'New batteries and LED signs, in units that are easy to reach.' },
    moves: [
      { name: 'Hours on a ladder', note: 'They cost more than the batteries and the signs do.' },
      { name: 'Outdoors', note: 'Brick walls, trenches and missing poles add to the price.' },
      {
        name: 'A central unit',
        note: 'It means a single battery to test, but more wire to its remote heads (small lights fed from it).',
      },
    ],
    high: { note: 'A central unit in an old concrete stair, where the wire costs most.' },
    notes: [
      'A unit that kills its battery, or a circuit that trips in the rain, has a fault that must be found first. In a small shop, in office hours, finding that fault typically costs {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to have ready for a survey',
    items: [
      "The last test record, and any fire inspector's report.",
      'Floor plans with the exits marked.',
      'How many storeys there are, and what each is used for.',
      'Keys, codes and quiet hours for stairs and roof.',
      'Pictures from the cameras that see too little at night.',
    ],
  },
  questions: [
    {
      question: 'How often must emergency lights be tested?',
      answer:
        'The Fire Code asks for a check each month and a test each year for the full design time. Your staff can often do the monthly check and sign for it.',
    },
    {
      question: 'Can you come after a fire inspection?',
      answer:
        "Yes. [Send us the fire inspector's report]({photos}), with its date, and we fix what it lists. You get a record with the same item numbers to send back.",
    },
    {
      question: 'What if the power fails tonight?',
      answer:
        'The units come on by themselves if their batteries are good. For the rest, see [what to do in a power outage](/emergency/power-outage). Our phone is answered 24/7.',
    },
  ],
  form: {
    heading: 'Get exit lights tested or fixed',
    lead: 'Tell us the building, the number of floors, and any date on a report.',
    example: 'Example: Fire inspector found two dead exit signs and a dark rear stair',
  },
  related: ['ev-energy/generator-wiring', 'residential/landscape-outdoor-lighting', 'emergency/power-outage'],
  drawing: {
    circuits: ['c-exit'],
    crop: { wide: [400, 198, 250, 226], phone: [446, 366, 84, 58] },
    states: ['outage'],
  },
})
