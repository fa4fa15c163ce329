import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Pot lights & LED lighting',
  panelLabel: 'Pot lights & LED',
  order: 30,
  seoTitle: 'Pot light installation in Toronto & GTA: cost per light',
  metaDescription:
    'Pot lights installed, typically {price:pot-light}, plus HST. How many a room needs, which ceilings cost more, and dimmers that do not flicker. Licensed.',
  h1: 'Pot lights and LED lighting in Toronto and the GTA',
  lead: 'Most rooms need fewer pot lights than the plan shows. We place them for what you do there, and match the dimmer.',
  updatedOn: '2026-11-28',
  summary: 'LED pot lights placed for the counter and the couch, on a dimmer that does not make them flicker.',
  circuit: '15 A, 120 V, dimmed',
  image: 'kitchen-lighting',
  headPrice: {
    kind: 'price',
    label: 'One pot light, installed',
    price: 'pot-light',
    note: 'You get the number of lights and the price in writing.',
  },
  facts: [
    { value: 'How long', label: 'often one day for a room with six to eight lights', isTime: true },
    { value: 'Power off', label: 'only on the circuit that we work on' },
    { value: 'LED savings', label: 'up to 80% less energy than old bulbs' },
    { value: 'LED life', label: 'rated for 25,000+ hours' },
  ],
  overview: {
    heading: 'What is a pot light today?',
    statement:
      'Today a pot light is a thin LED disc on spring clips, with a small box beside it. It fits under a joist, where old metal cans could not.',
    folds: [
      {
        heading: 'What LED saves, and how long it lasts',
        paragraphs: [
          'Against old bulbs, LED gives up to 80% energy savings and is rated for 25,000+ hours. At three hours an evening, that is over 20 years on paper.',
          'In most thin discs the LED is part of the light. There is no bulb to change. When it fails, the whole disc is replaced, so we write down the make and model for that day.',
        ],
      },
      {
        heading: 'Insulated ceilings and bathrooms',
        paragraphs: [
          'Under an attic, the light has to be rated to touch insulation, and sealed so that damp air stays out of the roof. Over a shower it has to be rated for wet places. The rating is printed on the box, so keep the box if you buy your own.',
        ],
      },
      {
        heading: 'Old plaster ceilings',
        paragraphs: [
          'In the plaster houses of [Bloor West](/toronto/bloor-west) or [Rosedale](/toronto/rosedale), we look above the ceiling first, because there may be [knob and tube](/residential/knob-tube-wiring) up there and new lights should not be added to it.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'What is above your ceiling?',
    lead: 'Most of the work, and most of the price, depends on it.',
    items: [
      {
        question: 'Is it an open ceiling, in a basement?',
        answer: 'Low in the price range',
        text: 'Cable runs in the open, and ten lights go in fast.',
      },
      {
        question: 'Is there an attic above?',
        answer: 'Low to middle of the range',
        text: 'We run cable from above, and use lights that may touch insulation.',
      },
      {
        question: 'Is there a bedroom above, with a finished floor?',
        answer: 'Middle to high in the range',
        text: 'We pull the cable between the joists, and may need one more small opening.',
      },
      {
        question: 'Is it a concrete slab, in a condo?',
        answer: 'Ask the condo first',
        text: 'The slab cannot be cut, but a dropped ceiling or track lights may be the answer. Read the condo rules before you order.',
      },
    ],
  },
  signs: {
    heading: 'Signs that a room needs better light',
    items: [
      'You cut vegetables in your own shadow.',
      'LED bulbs buzz or flicker on an old dimmer.',
      'The ceiling is too low for anything that hangs.',
      'The ceiling will soon be closed or painted, so now is the time to add lights.',
      '{danger:pot-lights}',
      '{danger-short:home-flickers} Read [why lights flicker](/blog/flickering-lights-causes).',
    ],
  },
  steps: {
    heading: 'How pot lights are installed',
    items: [
      {
        title: 'Plan the layout',
        text: 'We mark the counter, the sofa and the desk. You see the layout in tape before we cut any hole. Two switches with half the lights on each often beat one switch with all of them.',
      },
      {
        title: 'File with ESA',
        text: 'We notify ESA, the Electrical Safety Authority, before we start. LED draws little, so the lighting circuit you have often has room for more. A licensed electrician checks its load and its wire first.',
      },
      {
        title: 'Cut holes and pull cable',
        text: 'We cut clean holes over drop sheets and run cable from light to light. The saw catches most of the dust. A duct, or joists that run the wrong way, can mean one more opening in the drywall, and we show you where.',
      },
      {
        title: 'Connect and dim',
        text: 'The lights clip in, and the dimmer is matched to them. We try the low end of the dimmer, where a poor match flickers.',
      },
      {
        title: 'Clean up',
        text: 'We vacuum and take the scraps away. {rule:esa} Patching and painting are separate trades, unless the quote says otherwise.',
      },
    ],
  },
  cost: {
    heading: 'Why some pot lights cost more',
    low: { note: 'One of ten lights in an open basement ceiling.' },
    moves: [
      { name: 'A high ceiling', note: 'It takes longer, because everything is done from a ladder.' },
      { name: 'Switches and dimmers', note: 'Extra ones are separate lines in the quote, and so is a new circuit.' },
    ],
    high: { note: 'One of four lights in finished plaster.' },
    notes: [
      'Shops and offices are priced differently, as our page on [commercial lighting](/commercial/panel-lighting-upgrades) explains.',
    ],
  },
  ready: {
    heading: 'What to measure before you call',
    items: [
      'The rough length, width and height of the room, with [a photo of the ceiling]({photos}).',
      'The space above it, such as an attic, a bedroom, a flat roof or another suite.',
      'The place of the switch now, and where you would like it.',
      'The colour of light you like, warm as a table lamp or whiter.',
      'The rules on ceilings, if you live in a condo.',
    ],
  },
  questions: [
    {
      question: 'How many pot lights does a room need?',
      answer:
        'Fewer than most plans show. A kitchen of 3 m by 4 m often does well with six to eight on a dimmer, plus strips under the cabinets. A living room usually needs fewer, placed near the walls.',
    },
    {
      question: 'Will my old dimmer work with LED?',
      answer:
        'It may, but many old dimmers need a heavier load, so LED hums or never goes fully off. A dimmer that the maker of the light recommends fixes most of that. For scenes and control from a phone, look at [RadioRA 3](/smart-home/radiora-3).',
    },
    {
      question: 'Can I just swap the bulbs in my old cans?',
      answer:
        'Often, with an LED trim made for that can. If the can is scorched or loose, leave the light off and have it replaced. If it is not rated for insulation, a new light is the better buy.',
    },
  ],
  form: {
    heading: 'Get a written quote for your lights',
    lead: 'Tell us the size of the room and what is above it.',
    example: 'Example: Kitchen 3.5 by 4 m, one dim light, bedroom above, would like pot lights',
  },
  related: ['smart-home/radiora-3', 'smart-home/voice-control', 'commercial/panel-lighting-upgrades'],
  drawing: { circuits: ['c-pot-lights'], crop: { wide: [584, 296, 264, 136], phone: [690, 300, 168, 112] } },
})
