import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Electrical panel upgrades in Toronto & GTA, 100 to 200 A',
  metaDescription:
    'Breaker panel replaced in one working day, 4 to 8 hours. Typically {price:panel-upgrade} plus HST. See when 100 A is enough and when the utility comes in.',
  h1: 'Panel upgrades & larger services',
  lead: 'A new breaker panel is one working day: 4 to 8 hours with the power off. A larger service is a longer story, because the utility has its own queue. Here is how to tell which one you need.',
  updatedOn: '2026-11-20',
  summary: 'A new breaker panel in a working day, or a larger service once the utility has had its turn.',
  circuit: '200 A main, 120/240 V',
  image: 'breaker-panel',
  facts: [
    { label: 'Price', value: '{price:panel-upgrade}' },
    { label: 'Plus', value: 'HST; a typical range, not an estimate' },
    { label: 'On site', value: '4 to 8 hours on the day of the swap' },
    { label: 'Permit', value: 'ESA notification, filed by us' },
    { label: 'Utility', value: 'Isolates, reconnects, approves more amps' },
    { label: 'Power off', value: 'The working day' },
  ],
  what: {
    heading: 'The panel, the service & the difference',
    paragraphs: [
      'The panel is the grey box with the breakers. The service is what feeds it: the wires from the street, the meter, and the size of the main. A worn panel can be replaced on the same 100 A service. That is the shorter job, and we have done it since {claim:sinceServices}.',
      "Going to 200 A changes parts outside as well. On an overhead feed the mast and meter base are usually the owner's; the wire and the meter are the utility's. Many homes in [Milton](/gta/milton) and [Brampton](/gta/brampton) have a builder's 100 A panel with little spare for a car. The narrow rows of [Corktown](/toronto/corktown) can be short of wall for the panel itself.",
    ],
  },
  signs: {
    heading: 'A panel at its limit',
    items: [
      'Every slot is full, and the next circuit has nowhere to go.',
      'The main breaker trips when the oven and the dryer run together.',
      'Lights dip each time the air conditioner starts. That can also be a fault, so mention it.',
      'You plan a [car charger](/ev-energy/charger-installation), a heat pump or a second kitchen.',
      'You see rust or a scorch mark, or a breaker will not reset. Start with [damaged panels](/emergency/panel-repairs).',
      'A 60 A service came up in your insurance renewal. Many insurers ask for 100 A.',
    ],
  },
  steps: {
    heading: 'How an upgrade goes',
    items: [
      {
        title: 'Add up the house',
        text: 'A licensed electrician lists what you run: range, dryer, heating, cooling, charger. The load calculation decides the size. If 100 A is enough, we say so. If it falls short, a [load management device](/ev-energy/energy-management) can often avoid a larger service.',
      },
      {
        title: 'File and book',
        text: 'We file the ESA notification before work starts and ask the utility for an isolation, since it disconnects and reconnects its own wires. A larger service needs an upgrade request too. Toronto Hydro aims to answer one within 15 business days.',
      },
      {
        title: 'Swap day',
        text: 'With the service dead, we take out the old panel, mount the new one, land each circuit and label it. Allow 4 to 8 hours without power. The mess stays around the panel, and the old box leaves with us.',
      },
      {
        title: 'Outside parts, if the service grows',
        text: "A 200 A service often means a new mast, meter base and heavier wire, all in place before the utility connects. Elexicon, for instance, as a rule wants an indoor meter moved outside when the service changes. We check your utility's own list.",
      },
      {
        title: 'Inspection and reconnection',
        text: 'ESA inspects and authorizes the connection, then the utility restores power. We walk you through the new labels. If ESA issues a Certificate of Acceptance, keep it with the house papers, for the day you sell.',
      },
    ],
  },
  cost: {
    heading: 'Panel prices & what moves them',
    paragraphs: [
      'A panel upgrade runs {price:panel-upgrade}, plus HST. That is a typical range, not an estimate. A same-size swap on a clear basement wall tends to sit low in it. A 200 A service with a new mast and meter base tends to sit high, or above.',
      'The count of circuits, the distance from meter to panel and the state of the grounding all move the figure. Utility charges are separate. Toronto Hydro may ask for a design pre-payment: it counts toward the job, and what is unspent comes back if you stop.',
      'Rebate programs change. We check with you before you count on one.',
    ],
    prices: ['panel-upgrade'],
  },
  ready: {
    heading: 'Before you phone about a panel',
    items: [
      'A photo of the panel with its door open and its cover on.',
      'The number on the main breaker: 60, 100, 125 or 200.',
      'Whether the wires come in overhead or underground.',
      'The big loads you have, and the ones you want.',
      'The name of the utility on your bill.',
    ],
  },
  questions: [
    {
      question: 'How long does a 200 A service take from start to finish?',
      answer:
        "The swap is one working day, but the utility's part can take from weeks to many months. Toronto Hydro typically needs up to 60 days for a design and estimate once everything is in, then come payment and the work. It advises applying three months to three years ahead, so apply before you order the car.",
    },
    {
      question: 'Will the yard be dug up?',
      answer:
        'With an overhead feed there is usually nothing to dig. Underground feeds vary, and older ones are often cable laid straight in the soil and shared from one transformer, and a larger one may need a trench. We ask the utility before you commit.',
    },
    {
      question: 'Does a bigger panel lower the hydro bill?',
      answer:
        'No. It carries more at once; it does not use less. What you run, and when, sets the bill. A car that charges on the Ultra-Low Overnight price, between 11 PM and 7 AM, is one way to bring it down.',
    },
  ],
  example: 'Example: 1970s bungalow, 100 A panel is full, EV charger coming in spring',
  related: [
    'ev-energy/charger-installation',
    'ev-energy/energy-management',
    'smart-home/smart-panels-occupancy',
    'emergency/panel-repairs',
  ],
}
