import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Palladiom shades',
  order: 40,
  ownForm: true,
  seoTitle: 'Lutron Palladiom shades in Toronto: wired and installed',
  metaDescription:
    'Lutron Palladiom motorized shades for Toronto and GTA homes: measured, wired at the window, hung and set to your scenes. Authorized dealer. Call for a quote.',
  h1: 'Palladiom shades in Toronto and the GTA',
  lead: 'These quiet Lutron roller shades move together at one press. One firm runs the cable, hangs the shades and programs them.',
  updatedOn: '2026-11-28',
  summary: 'Quiet Lutron roller shades: cable to the window, power supply, hanging, and scenes with your lights.',
  circuit: 'Shade power supply on a 15 A, 120 V circuit',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the width, the fabric, the finish, and the path for the cable.',
    note: 'We measure the windows, and you get the price in writing. Ask on the phone what it costs to have us measure and the first day we can do it. You hear both before you book.',
  },
  facts: [
    { value: 'In line', label: 'every shade on a wall stops at the same height' },
    { value: 'Brackets', label: 'open and made to be seen, with no box over them' },
    { value: 'Best time for cable', label: 'before the drywall goes up' },
    { value: 'When we measure', label: 'after the trim is on, because a few millimetres show' },
    { value: 'One firm', label: 'an authorized Lutron dealer with the licence for the wiring' },
  ],
  overview: {
    heading: 'What Palladiom shades are',
    statement:
      'Palladiom is the Lutron roller shade with nothing to hide. Its brackets and bar stay in view, the fabric hangs straight, and the motor is very quiet.',
    folds: [
      {
        heading: 'How the shades get their power',
        paragraphs: [
          'The cabled kind is fed by thin low-voltage cable from a power supply in a closet or the basement. That supply needs a proper circuit and some air around it. For a window that no cable can reach, there are battery-powered shades. Before you order, we check with Lutron which sizes and fabrics come that way.',
        ],
      },
      {
        heading: 'Shades and lights together',
        paragraphs: [
          'One button in [HomeWorks](/smart-home/lutron-homeworks) can lower the west side and bring up the kitchen. Shades are also half of [a good bedtime routine](/blog/wifi-sleep-automation). You do not need Lutron lights to have Lutron shades, but they work well as a pair.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Which windows need a motor?',
    lead: 'You rarely need a motor in every window. These are the windows where it helps most.',
    items: [
      { name: 'Over the tub', text: 'Nobody can reach that window, and nobody wants to stand on the edge of the tub.' },
      { name: 'Stairwell', text: 'The window is two floors up, and the sun is in your eyes every morning.' },
      { name: 'West room', text: 'The room is hot by four in July. The shades can go down before you are home.' },
      {
        name: 'Bedroom',
        text: 'The room stays dark while you sleep, and the shade goes up a little at a time when you wake.',
      },
      {
        name: 'Street side',
        text: 'You get privacy at dusk without walking from room to room.',
      },
    ],
  },
  signs: {
    heading: 'Signs it is time for motors',
    items: [
      'Five windows in a row never hang at the same height.',
      'Floors and sofas are fading on one side.',
      'You have young children or pets, and want no loops of cord.',
      'A renovation has the window wall open right now.',
      'The shades stay shut all day because opening them is a chore.',
    ],
  },
  steps: {
    heading: 'How a shade project goes',
    items: [
      {
        title: 'Look at each window',
        text: 'Each window gets a number and a purpose. The purpose may be view, glare, privacy or sleep. We look for anything a shade could hit, such as a crank handle or deep trim.',
      },
      {
        title: 'Run the cable',
        text: 'Cable goes to the top of every window while the walls are open. An extra cable to a window you are unsure of costs little now. Later it has to be pulled through finished walls, with plaster to patch.',
      },
      {
        title: 'Power the shades',
        text: 'The power supply gets its own circuit. We file it with ESA, the Electrical Safety Authority, and label which windows each output feeds.',
      },
      {
        title: 'Measure each window',
        text: 'We measure after the trim and the floor are done. Fabric is cut to those sizes, so this is also the last day to change your mind.',
      },
      {
        title: 'Hang and set the shades',
        text: 'We set the level, the limits, the keypads and the timers, and line up the hems across each wall. Programming with the lights takes 2 to 6 hours or more, depending on the scenes. You get a copy of the program.',
      },
    ],
  },
  cost: {
    heading: 'Why shade prices differ',
    low: { note: 'A narrow sheer in a hall, with the studs open.' },
    moves: [
      {
        name: 'Width, fabric, finish',
        note: 'They set the price of the shade itself, and each shade needs its own motor.',
      },
      {
        name: 'The cable',
        note: 'It is the other half of the price. In a finished house it may run through a closet or the attic.',
      },
    ],
    high: { note: 'A wide blackout shade over a bed, in a finished house.' },
    notes: [
      'Sometimes there is no good path for the cable at all. If so, we tell you, and name the shades that need no cable.',
    ],
  },
  ready: {
    heading: 'Send these for a first answer',
    items: [
      '[A photo of each window]({photos}) from inside, ceiling included.',
      'The rough width and height of each window. We measure properly later.',
      'The way the windows face, and when the sun bothers you.',
      'How far along any building work is.',
      'The lighting control you have or want.',
    ],
  },
  questions: [
    {
      question: 'Can shades go in without opening walls?',
      answer:
        'Sometimes. It depends on what lies above the window and below the floor. We look for a path first, and only then talk about plaster or batteries.',
    },
    {
      question: 'Do the shades work with RadioRA 3?',
      answer:
        'Lutron shades and Lutron lighting are made to share keypads. Which shade suits which system changes as Lutron changes its products, so tell us what you have, and we check before you order. [RadioRA 3](/smart-home/radiora-3) is the usual choice in a smaller house.',
    },
    {
      question: 'Can you hang motorized shades in a condo?',
      answer:
        'Yes, inside your suite. Ask your manager first about drilling into slabs and window walls, which are often common property, and get the answer in writing. Our [Downtown Toronto](/toronto/downtown-toronto) page says more about suites.',
    },
  ],
  form: {
    heading: 'Get a quote for your shades',
    lead: 'Tell us how many windows, how tall, and whether the walls are open.',
    example: 'Example: Four south windows, 2.4 m tall, walls are open until mid-February',
  },
  related: ['residential/pot-lights-led-lighting', 'commercial/office-retail-restaurant'],
  drawing: { circuits: ['c-shades'], crop: { wide: [560, 200, 180, 178], phone: [606, 324, 90, 52] } },
})
