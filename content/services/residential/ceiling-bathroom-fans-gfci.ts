import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Ceiling fans, bath fans & GFCI',
  panelLabel: 'Fans & GFCI',
  order: 40,
  seoTitle: 'Ceiling fan, bath fan & GFCI installation, Toronto, GTA',
  metaDescription:
    'Ceiling fans, bathroom fans and GFCI outlets installed by licensed Toronto and GTA electricians, often in one visit. What affects the price, and what ESA wants.',
  h1: 'Ceiling fans, bath fans and GFCI outlets in Toronto and the GTA',
  lead: 'We install ceiling fans, bathroom fans and GFCI outlets (the ones with a test button). Save up small jobs: together they usually cost less.',
  updatedOn: '2026-11-28',
  summary: 'Fans hung and vented properly, and GFCI outlets where water is near, in one visit where we can.',
  circuit: '15 or 20 A, 120 V, GFCI',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the ceiling box, the duct, and the wire behind the switch.',
    note: 'The same fan can take an easy hour or most of a day. [Send us a photo of the ceiling]({photos}), and you get a price in writing. If we have to look first, you hear on the phone what the visit costs and the first day we can come.',
  },
  facts: [
    { value: 'How long', label: 'an hour or two for a simple ceiling fan', isTime: true },
    { value: 'Power off', label: 'on one circuit, while the rest of the house stays on' },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA) for a new outlet or fan' },
    { value: 'In one visit', label: 'often two or three small jobs' },
  ],
  overview: {
    heading: 'What is a GFCI, and where do you need one?',
    statement:
      'A GFCI (ground fault circuit interrupter) is the outlet with the test button. It cuts the power in a blink when current leaks away, through water or through you.',
    folds: [
      {
        heading: 'Where GFCI outlets belong',
        paragraphs: [
          'GFCI outlets belong near sinks, tubs and showers, and outdoors. In a garage, one is a good idea. One GFCI can protect the outlets that are wired after it, so we look for the right place. Press the test button once a month: the outlet should click off.',
        ],
      },
      {
        heading: 'Why a ceiling fan needs its own box',
        paragraphs: [
          'A fan shakes a little, all day, for years, and a box that was made for a light can work loose. We install one that is made for fans, on the joist itself or on a brace between two joists.',
        ],
      },
      {
        heading: 'Why a bath fan must blow outdoors',
        paragraphs: [
          'Damp air that ends in the attic feeds mould. So the duct goes to a hood outside, sealed, and insulated where it crosses a cold attic. A timer keeps the fan running for a while after the shower.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Fan, outlet or repair: which do you need?',
    lead: 'Find your trouble, and see what the job usually is.',
    items: [
      {
        question: 'Does the mirror stay fogged?',
        answer: 'A proper duct, and often a stronger fan',
        text: 'Often the old fan turns, but its duct is crushed or ends in the attic. If a new duct is enough, we say so.',
      },
      {
        question: 'Do you want a fan where a light hangs?',
        answer: 'A fan box and a control',
        text: 'The old switch can turn the fan and its light on and off together. To control them separately takes another wire, or a remote.',
      },
      {
        question: 'Does the outlet by the sink have no test button?',
        answer: 'A GFCI outlet',
        text: 'Changing the outlet is a short job if the wire behind it is sound.',
      },
      {
        question: 'Does a GFCI trip again when you reset it?',
        answer: 'Find the fault first',
        text: 'Leave it off. The cause may be damp, a failing appliance or a worn-out GFCI, so we test before we replace anything.',
      },
    ],
  },
  signs: {
    heading: 'Signs that a fan or an outlet needs a look',
    items: [
      'The bath fan is loud and moves so little air that a tissue will not stick to it.',
      'A ceiling fan wobbles or clicks when it turns.',
      'There is no GFCI by the kitchen sink, by the bathroom sink or outside the back door.',
      'The test button of a GFCI does nothing when you press it. Stop using that outlet.',
      'Your outlets take only two prongs, and you use adapters.',
      '{danger-short:hot-outlet} {rule:cool-and-quiet}',
    ],
  },
  steps: {
    heading: 'How we install fans and GFCI outlets',
    items: [
      {
        title: 'Check the ceiling box and the wire',
        text: 'With the circuit off, we look at the box and the wire. Aluminum wire, a missing ground or a crammed box changes the parts that we use, and sometimes the price.',
      },
      {
        title: 'File with ESA',
        text: 'We report a new outlet or fan to ESA, the Electrical Safety Authority. Changing a switch for one of the same kind usually needs no notification. The utility is not involved.',
      },
      {
        title: 'Install the fan or outlet',
        text: 'We hang the fan, run the duct or change the outlet. A new spot takes longer, because cable has to be pulled through the ceiling. There is some dust, and we vacuum. A new hole in the roof may be a job for a roofer.',
      },
      {
        title: 'Test every part',
        text: 'We balance the blades, check that the air comes out at the hood, and press each test button. Every protected outlet is tested and labelled. {rule:esa}',
      },
    ],
  },
  cost: {
    heading: 'Why some fans and outlets cost more',
    low: { note: 'A fan or an outlet where the old one was, on sound wire.' },
    moves: [
      { name: 'The ceiling box', note: 'A ceiling fan needs one made to carry it.' },
      { name: 'The duct', note: 'A bath fan has to blow outdoors, so a duct may have to be built.' },
      { name: 'The wire', note: 'Its age counts, and whether it has a ground.' },
    ],
    high: { note: 'A new circuit in a bedroom or a living room, which usually needs an arc-fault breaker as well.' },
    notes: [
      'Ceiling height, a way into the attic and a new switch count, too. An arc-fault breaker trips when a wire sparks, and the quote lists it. The fan itself is extra, unless the quote says otherwise.',
      'If outlets are dead and nobody knows why, finding the fault in office hours typically costs {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to have ready when you call',
    items: [
      'The make and model of the fan, or [a photo of its carton]({photos}).',
      'The height of the ceiling, and what is above it.',
      'The year the house was built.',
      'A list of the dead outlets, and of what you have reset.',
      'The place where the bath fan blows out now, if you know it.',
    ],
  },
  questions: [
    {
      question: 'Do I have to rewire because of two-prong outlets?',
      answer:
        'Not always. A GFCI may protect an outlet that has no ground, and then we mark the outlet "no ground". The GFCI guards people, but some electronics still need a real ground. There is more on our page about [old wiring](/residential/knob-tube-wiring).',
    },
    {
      question: 'Why does my GFCI keep tripping?',
      answer:
        'Either it is doing its job, or it is worn out. Unplug everything that it feeds and reset it once, outdoors only when it is dry there. If it trips again, leave it off and read about [breakers that keep tripping](/emergency/breaker-trips).',
    },
    {
      question: 'I have aluminum wiring. Can you still add an outlet?',
      answer:
        'Yes, we can. {rule:aluminum} [Brampton](/gta/brampton) and [Pickering](/gta/pickering) have many homes of those years. Tell us when you call, and we bring the right parts.',
    },
  ],
  form: {
    heading: 'Get a price for your small jobs',
    lead: 'List every one of them, from the loud bath fan to the dead outlet.',
    example: 'Example: Bathroom fan is loud and moves no air, outlet by the sink is two-prong',
  },
  related: ['smart-home/smart-panels-occupancy', 'emergency/breaker-trips', 'emergency/electrical-repairs'],
  drawing: { circuits: ['c-fans'], crop: { wide: [590, 176, 250, 120], phone: [570, 194, 240, 92] } },
})
