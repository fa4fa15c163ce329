import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Whole-home surge protection, smoke & CO alarms',
  metaDescription:
    'A surge protector at the panel, and smoke and CO alarms that sound together. Where Ontario wants CO alarms since January 2026, and what sets the price.',
  h1: 'Surge protection & linked alarms',
  lead: 'Two quiet devices that wait for a bad moment. One looks after the electronics, the other after the people. Both can often be fitted in one visit.',
  updatedOn: '2026-11-20',
  summary: 'A surge protector at the panel, and smoke and CO alarms that all sound when one does.',
  circuit: '2-pole, 240 V, at the panel',
  image: 'front-door-at-night',
  facts: [
    { label: 'Price', value: 'Quoted after we see panel and ceilings' },
    { label: 'On site', value: 'Often half a day for both' },
    { label: 'Permit', value: 'ESA notification, ours to file' },
    { label: 'CO rule', value: 'In force in Ontario since January 1, 2026' },
    { label: 'Smoke alarms', value: 'Replaced after ten years' },
  ],
  what: {
    heading: 'One for the wires & one for the sleepers',
    paragraphs: [
      'A surge protector at the panel catches a sharp rise in voltage and sends most of it to ground before it reaches the furnace board or the fridge. It does not keep the lights on. Surges tend to come as the power returns, and [Newmarket](/gta/newmarket) had two big outages in November 2022 from one failed cable.',
      'Linked alarms all sound when one does. Smoke alarms belong on every storey and outside all sleeping areas. Since January 1, 2026, Ontario also wants carbon monoxide alarms by each sleeping area, and on every storey without one. The rule covers homes with a fuel-burning appliance, a fireplace, an attached garage, or heat from a fuel-fired unit elsewhere.',
    ],
  },
  signs: {
    heading: 'Small hints from the ceiling & the panel',
    items: [
      'A smoke alarm is past ten years. The date is on its back.',
      'There is a gas furnace, and the one CO alarm is down beside it.',
      'Upstairs cannot hear the basement alarm with the doors shut.',
      'Some lights go very bright while others dim. That is no surge: main off, leave it off, and call the utility. See [power outages](/emergency/power-outage).',
      'An outage or storm has already cost you a control board.',
      'A heat pump or [lighting control](/smart-home/lutron-homeworks) is coming, with a computer inside.',
    ],
  },
  steps: {
    heading: 'What we do at the panel, then upstairs',
    items: [
      {
        title: 'Check the ground',
        text: 'A surge device is only as good as its path to ground. A licensed electrician looks at the grounding and at the space in the panel. If either is poor, it is put right first, and you hear that price before we go on.',
      },
      {
        title: 'Fit the protector',
        text: 'The ESA notification is filed before we start. The device sits in or beside the panel on short leads, because length weakens it. The house is off for a while, often under an hour. As a rule the utility need not come.',
      },
      {
        title: 'Choose the spots',
        text: "We go through the house floor by floor and mark places clear of cooking steam, bathroom doors and dead corners. Landlords get a list by unit, since supplying CO alarms is the landlord's job.",
      },
      {
        title: 'Link them',
        text: 'Alarms are joined by cable where it can be fished, or by radio where a finished ceiling makes cable costly. Battery, plug-in and wired CO alarms all count under the Ontario rule. The cutting is minor, and we vacuum after it.',
      },
      {
        title: 'Press every button',
        text: 'We press one alarm and all the others must answer, and then we press the next. You see the light on the surge device that tells you it is spent. If ESA wants to look, we set up the visit with you.',
      },
    ],
  },
  cost: {
    heading: 'How many devices, & how to reach them',
    paragraphs: [
      'Neither job has a list price. For surge protection, the rating of the device, a free space in the panel and the state of the grounding make the figure. In {claim:experienceServices} of house calls the ground is what has surprised owners. A second panel in the garage may want a device too.',
      'Alarms go by number, kind and ceiling. New ones on good wired boxes are quick. A finished three-storey house means fishing cable, or paying more for units linked by radio. Ask for both prices, which come in writing and plus HST. Some surge makers cover what is connected; read the terms before you count on it.',
    ],
    prices: [],
  },
  ready: {
    heading: 'A quick tour before you call',
    items: [
      "A photo of the breakers, with the panel's cover in place.",
      'Storeys and bedrooms, basement included.',
      'Everything that burns fuel: furnace, water heater, stove, fireplace.',
      'The dates on the alarms you have.',
      'What has been damaged so far, and when.',
    ],
  },
  questions: [
    {
      question: 'Will it stop lightning?',
      answer:
        'If lightning hits a line some distance off, the device can take much of the blow. For a direct hit on the house, no panel device can promise that. Many surges are smaller, and come from motors starting or from power coming back. Those are its daily work.',
    },
    {
      question: 'Does an all-electric house need CO alarms?',
      answer:
        "Under Ontario's rule, not if nothing burns fuel, there is no attached garage, and no heat comes from a fuel-fired unit elsewhere. A fireplace that burns gas or wood counts. A [generator](/ev-energy/generator-wiring) makes an alarm wise anywhere. If one sounds, everybody goes out, then call 911.",
    },
    {
      question: 'Should linked alarms be replaced together?',
      answer:
        'Usually. Makers as a rule want one family of alarms on a link, and mixed brands may not speak to each other. If one is near ten years old, its mates probably are too. A full set gives you a single date to remember.',
    },
  ],
  example: 'Example: Three storeys, alarms from 2014, and a surge just killed the furnace board',
  related: ['ev-energy/generator-wiring', 'smart-home/smart-panels-occupancy', 'emergency/power-outage'],
}
