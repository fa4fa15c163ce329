import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Pot light installation in Toronto & the GTA, by the room',
  metaDescription:
    'Pot lights run {price:pot-light}, installed, plus HST. How many a room needs, which ceilings are easy to cut, and how to dim LED without flicker.',
  h1: 'Pot lights & LED lighting by the room',
  lead: 'Pot lights are easy to add and easy to put in the wrong place. We plan them around what you do in the room, pair them with a dimmer that suits them, and leave the ceiling tidy.',
  updatedOn: '2026-11-20',
  summary: 'LED pot lights placed for the counter and the couch, on a dimmer that does not make them flicker.',
  circuit: '15 A, 120 V, dimmed',
  image: 'kitchen-lighting',
  facts: [
    { label: 'Price', value: '{price:pot-light}' },
    { label: 'Plus', value: 'HST; installed, a typical range' },
    { label: 'On site', value: 'One room is often a day' },
    { label: 'Permit', value: 'ESA notification for the new lighting' },
    { label: 'LED', value: 'Up to 80 percent energy savings' },
    { label: 'Power off', value: 'The lighting circuit only' },
  ],
  what: {
    heading: 'A thin disc & the ceiling above it',
    paragraphs: [
      'A modern LED pot light is often a thin disc on spring clips, with its connections in a small box beside it. It fits under a joist where the old cans could not. Against old bulbs, LED saves up to 80 percent of the energy and is rated for 25,000 hours or more. At three hours an evening, that is over 20 years on paper.',
      'The ceiling decides most of the work. Under an attic, the fixture has to be rated to touch insulation, and between floors, cable is fished through the joists. In the plaster houses of [Bloor West](/toronto/bloor-west) or [Rosedale](/toronto/rosedale) we first check what is up there, since it may be [knob-and-tube](/residential/knob-tube-wiring). Cutting ceilings since {claim:sinceServices} has taught us to measure twice.',
    ],
  },
  signs: {
    heading: 'Rooms that ask for better light',
    items: [
      'You chop vegetables in your own shadow, because the only fixture is behind you.',
      'Bulbs in old recessed cans fail often, or the cans cut out when hot.',
      'LED bulbs buzz or flicker on a dimmer from another age.',
      'Lights flicker all over the house. That is no lighting question: read [why lights flicker](/blog/flickering-lights-causes) and [have it looked at soon](/emergency/electrical-repairs).',
      'A basement ceiling is too low for anything that hangs.',
      'A ceiling is about to be closed or painted, which is the week to add lights.',
    ],
  },
  steps: {
    heading: 'Tape on the ceiling first',
    items: [
      {
        title: 'Plan by task',
        text: 'We mark the counter edge, the sofa and the desk, then place lights to serve them. Two switches with half the lights on each often beat one switch with all of them. You see the layout in tape before any hole is cut.',
      },
      {
        title: 'Circuit and notification',
        text: 'New lighting is reported to ESA, and we file before work starts. LED draws little, so an existing lighting circuit often has room; a licensed electrician checks its load and its wire first. The utility has no part in it.',
      },
      {
        title: 'Cut and fish',
        text: 'Holes are cut over drop sheets with a saw that catches most of the dust. Cable is fished from light to light. A duct, or joists that run the wrong way, can mean one more opening in the drywall. We show you where.',
      },
      {
        title: 'Connect and dim',
        text: "The fixtures clip in, and a dimmer chosen for them goes on the wall. We try the bottom of its range, where a poor match flickers. Six to eight lights are often a day's work, with only that circuit off.",
      },
      {
        title: 'Sweep up',
        text: "The inspector may come to see the work, and we arrange the visit. We vacuum, take away the offcuts and write down the fixture's model for your next bulb aisle. Patching is a separate trade unless the quote includes it.",
      },
    ],
  },
  cost: {
    heading: 'Priced by the light',
    paragraphs: [
      'Pot lights run {price:pot-light}, installed, plus HST. Take it as a typical range, not as an estimate. Ten in an open basement ceiling tend to land near the bottom of it, and four in finished plaster, with no attic above, near the top.',
      'A new circuit, extra switches and dimmers, or a wet-rated fixture over a shower are added in the quote. High ceilings take longer, because ladders do. Shops and offices count differently: see [commercial panels and lighting](/commercial/panel-lighting-upgrades).',
    ],
    prices: ['pot-light'],
  },
  ready: {
    heading: 'Measure these before you call',
    items: [
      'Room sizes and ceiling heights, even rough ones.',
      'What is above: attic, bedroom, flat roof or another suite.',
      'Where the switch is now, and where you wish it were.',
      'The colour you like: warm as a lamp, or whiter for work.',
      'In a condo, the rules on cutting a concrete or shared ceiling.',
    ],
  },
  questions: [
    {
      question: 'How many pot lights does a room need?',
      answer:
        'Fewer than most plans show. A kitchen of 3 m by 4 m often does well with six to eight on a dimmer, plus strips under the cabinets. Living rooms want fewer, aimed at the walls. Dark corners come from a grid drawn without the furniture.',
    },
    {
      question: 'Can they go in an insulated ceiling?',
      answer:
        'Yes, if they are rated for contact with insulation and sealed against air leaks. An unsealed can lets warm, damp air into the attic, which is hard on the roof. The rating is printed on the box. Keep the box if you buy your own.',
    },
    {
      question: 'Will my old dimmer work with LED?',
      answer:
        "Perhaps. Many older dimmers expect a heavier load, so the lights hum or never go fully off. A dimmer from the fixture maker's list cures most of it. For scenes and control from a phone, look at [RadioRA 3](/smart-home/radiora-3).",
    },
  ],
  example: 'Example: Kitchen 3.5 by 4 m, one dim light, bedroom above, would like pot lights',
  related: ['smart-home/radiora-3', 'smart-home/voice-control', 'commercial/panel-lighting-upgrades'],
}
