import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Surge protection & alarms',
  panelLabel: 'Surge & alarms',
  order: 60,
  seoTitle: 'Surge protection, smoke & CO alarms, Toronto & GTA',
  metaDescription:
    'Whole-home surge protector at the panel, and smoke and CO alarms that sound together. What Ontario asks since January 2026. Licensed GTA electricians.',
  h1: 'Surge protection and linked alarms in Toronto and the GTA',
  lead: 'A surge protector guards your electronics, and linked alarms guard the people. Half a day is often enough for both.',
  updatedOn: '2026-11-28',
  summary: 'A surge protector at the panel, and smoke and CO alarms that all sound when one does.',
  circuit: '240 V, at the panel',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the ground wire of your panel, the number of alarms, and the ceilings.',
    note: 'We look at the panel and the ceilings, then you get a price for each in writing. Ask on the phone what that visit costs and how soon we can come: you hear both before you book.',
  },
  facts: [
    { value: 'How long', label: 'half a day is often enough for both', isTime: true },
    { value: 'Smoke alarms', label: 'last ten years, then have to be replaced' },
    { value: 'Carbon monoxide', label: "Ontario's rule for alarms has been in force since January 1, 2026" },
  ],
  overview: {
    heading: 'What surge protectors and linked alarms do',
    statement:
      'A surge protector at the panel sends a sharp rise in voltage to ground. Linked alarms all sound when one of them does.',
    folds: [
      {
        heading: 'Where Ontario asks for smoke and CO alarms',
        paragraphs: [
          'Smoke alarms go on every storey and outside all sleeping areas. A house built from 2014 on needs them inside every bedroom as well: wired, linked, with a battery for an outage. One built from 2015 on needs a strobe light too. Your fire department can tell you which rules your house was built under.',
          'Since January 1, 2026, carbon monoxide (CO) alarms go {danger-short:co-places}. That holds for a home with a fuel-burning appliance, a fireplace or an attached garage, or one heated by a fuel-fired unit elsewhere. An all-electric home without an attached garage is not covered.',
        ],
      },
      {
        heading: 'Wired alarms, or battery alarms?',
        paragraphs: [
          'A wired smoke alarm has to be replaced by a wired one. A battery alarm in its place gives less protection than the house was built with.',
          'For CO, battery, plug-in and wired alarms all count. In a rental, the landlord supplies them.',
        ],
      },
      {
        heading: 'What a surge protector can and cannot do',
        paragraphs: [
          'A surge protector takes the edge off surges from the street and from motors that start. Many come as the power returns after an outage. It does not keep the lights on, and no device at the panel can promise to stop a direct lightning strike.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Where alarms and the surge protector go',
    items: [
      {
        name: 'Bedrooms',
        text: 'Smoke and carbon monoxide (CO) alarms go in the hall outside them. A house built from 2014 on needs a smoke alarm in each bedroom as well.',
      },
      {
        name: 'Main floor',
        text: 'We place a smoke alarm away from the stove and the bathroom door. Add a CO alarm if no bedroom is on this storey.',
      },
      {
        name: 'Basement',
        text: 'A smoke alarm goes at the stairs, linked to the ones upstairs, and a CO alarm where the rule asks for one.',
      },
      {
        name: 'Panel',
        text: 'The surge protector sits in or beside it, on short leads. Its light tells you if it is spent.',
      },
    ],
  },
  signs: {
    heading: 'Signs you need alarms or surge protection',
    items: [
      'A smoke alarm is more than ten years old. The date is on its back.',
      'Nobody upstairs hears the basement alarm.',
      'There is a gas furnace, and your only CO alarm is beside it.',
      'A storm or an outage has already killed the control board of the furnace.',
      'A heat pump or [lighting control](/smart-home/lutron-homeworks) is coming, with a computer inside.',
      'This is not a surge, but it is urgent. {danger-short:lost-neutral} {rule:cool-and-quiet}',
    ],
  },
  steps: {
    heading: 'How we install surge protectors and alarms',
    items: [
      {
        title: 'Check the ground',
        text: 'We look at the grounding and at the space in the panel. If either is poor, you get a price for putting it right before we go on.',
      },
      {
        title: 'Install the surge protector',
        text: 'It goes in or beside the panel, often with the power off for less than an hour. We notify ESA, the Electrical Safety Authority, before that day.',
      },
      {
        title: 'Place the alarms',
        text: 'We walk the floors and mark each spot with you, clear of steam. Landlords get a list by unit.',
      },
      {
        title: 'Link the alarms',
        text: 'We link them by cable where we can pull it through the ceiling, and wirelessly where we cannot. Cable costs more in a finished ceiling. Wireless alarms cost more each.',
      },
      {
        title: 'Test every alarm',
        text: 'We press each alarm in turn, and all the others must sound. {rule:esa}',
      },
    ],
  },
  cost: {
    heading: 'Why surge and alarm prices differ',
    low: { note: 'Battery alarms, which count for carbon monoxide. If they are all that you need, we say so.' },
    moves: [
      { name: 'Alarms', note: 'The price depends on how many there are, and of which kind.' },
      { name: 'Ceilings', note: 'Cable goes where we can pull it through, wireless where we cannot.' },
      { name: 'Ground', note: 'Without a good wire to earth, a surge protector cannot work well.' },
    ],
    high: { note: 'A surge protector with a higher rating, a full panel, or a poor ground.' },
  },
  ready: {
    heading: 'What to note before you call',
    items: [
      '[A photo of the breakers]({photos}), with the cover on.',
      'The number of storeys and bedrooms, basement included.',
      'Everything that burns fuel, such as a furnace, a water heater, a stove or a fireplace.',
      'The dates on the backs of your alarms.',
    ],
  },
  questions: [
    {
      question: 'Do I still need power bars with surge protection?',
      answer:
        'For a computer or a TV, a good one helps as a second line. The protector at the panel also covers what has no power bar, such as the furnace, the fridge and the stove.',
    },
    {
      question: 'What if a CO alarm sounds?',
      answer: '{danger:co}',
    },
    {
      question: 'Should linked alarms be replaced together?',
      answer:
        'Usually, yes. Makers ask for one family of alarms, and mixed brands may not work together. A full set also gives you one date to remember.',
    },
  ],
  form: {
    heading: 'Get a price for alarms and surge protection',
    lead: 'Tell us how many storeys and bedrooms you have, and what burns fuel.',
    example: 'Example: Three storeys, alarms from 2014, and a surge just killed the furnace board',
  },
  related: ['ev-energy/generator-wiring', 'smart-home/smart-panels-occupancy', 'emergency/power-outage'],
  drawing: {
    circuits: ['c-surge', 'c-alarms'],
    crop: { wide: [340, 426, 210, 130], phone: [358, 420, 208, 120] },
  },
})
