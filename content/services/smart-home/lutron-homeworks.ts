import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Lutron HomeWorks',
  order: 10,
  ownForm: true,
  headPicture: {
    drawing: 'room',
    alt: 'A dining room in the evening. Its lights and shades follow the keypad.',
    keys: {
      label: 'Keypad: choose a scene for the room',
      items: [{ name: 'Morning' }, { name: 'Dinner' }, { name: 'Film' }, { name: 'Away' }, { name: 'Good night' }],
      pressed: 2,
    },
  },
  seoTitle: 'Lutron HomeWorks QSX dealer & installer, Toronto and GTA',
  metaDescription:
    'Lutron HomeWorks QSX for large Toronto and GTA houses, by an authorized dealer and licensed electrician. Lights and shades, priced from your drawings. Call us.',
  h1: 'Lutron HomeWorks dealer in Toronto',
  lead: 'One button sets every light and shade in a large house. We plan, wire and program it with you, and hand over the program file.',
  updatedOn: '2026-11-28',
  summary: 'Lutron HomeWorks QSX: whole-house light and shade control for larger homes, wired and programmed by us.',
  circuit: 'Processor, 15 A, 120 V; keypads on low-voltage cable',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the loads, the keypads and the motorized windows on your drawings.',
    note: '[Send us your floor plans]({photos}), and you get a written quote by count. Ask on the phone what a first meeting costs and the first day we can sit down with you. You hear both before you book.',
  },
  facts: [
    { value: 'Programming', label: '2 to 6 hours or more, together with you', isTime: true },
    { value: 'Best time for cable', label: 'before the drywall, when it costs the least' },
    { value: 'One firm', label: 'an authorized Lutron dealer that is a licensed electrical contractor, too' },
    { value: 'You keep', label: 'a copy of the program file, with all your scenes' },
  ],
  overview: {
    heading: 'What Lutron HomeWorks is',
    statement:
      'One small keypad replaces a row of six switches. Each button has a name, and sets a room or the whole house.',
    folds: [
      {
        heading: 'Do you have an older HomeWorks?',
        paragraphs: [
          'QSX is the current HomeWorks. Many houses still run on earlier ones, such as QS. We look after those too, and tell you which parts can stay if you move up. Lutron changes its products from time to time, so ask us what is current before you choose a finish.',
        ],
      },
      {
        heading: 'Wired and wireless together',
        paragraphs: [
          'Keypads come wired or wireless. A new wing can have cable in its walls while the old rooms keep their plaster. Dimmers can sit in the wall, or out of sight in panels near the breakers.',
          'HomeWorks suits larger houses, and the [breaker panel](/residential/panel-upgrades) that feeds it is our trade as well.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Which Lutron system fits your house?',
    lead: 'Pick the line that sounds like yours.',
    items: [
      {
        question: 'New, or open to the studs',
        answer: 'HomeWorks QSX',
        text: 'Cable goes in while the walls are open, and every room can have a keypad.',
      },
      {
        question: 'A dozen windows or more with motors',
        answer: 'HomeWorks with shades',
        text: 'All shades on a wall move together. [Palladiom shades](/smart-home/palladiom-shades) are the quiet ones.',
      },
      {
        question: 'Finished, and you like your walls',
        answer: 'RadioRA 3',
        text: '[RadioRA 3](/smart-home/radiora-3) is wireless and can start with two rooms.',
      },
      {
        question: 'A keypad that says RadioRA 2',
        answer: 'Keep it for now',
        text: 'We [repair and extend RadioRA 2](/smart-home/radiora-2), and move you to RadioRA 3 when it makes sense.',
      },
      {
        question: 'An older HomeWorks that nobody knows',
        answer: 'A service visit',
        text: '[Send us a photo of the processor]({photos}) with its labels, and we tell you what you have.',
      },
    ],
  },
  signs: {
    heading: 'Signs that HomeWorks would suit you',
    items: [
      'Some walls show four or five switches in a row.',
      'The lighting plan runs to several sheets.',
      'The driveway, the gate and the [garden lights](/residential/landscape-outdoor-lighting) should follow the season.',
      'You travel, and want the house to look lived in.',
      'Whoever programmed the system you have cannot be found.',
    ],
  },
  steps: {
    heading: 'How a HomeWorks project goes',
    items: [
      {
        title: 'Mark up your plans',
        text: 'We go through your drawings with you. Each light becomes a load with a name, and each door gets a keypad or none. Shades, gates and garden lights go on the same list.',
      },
      {
        title: 'Price each item',
        text: 'You get a written quote, item by item. Processors, panels, dimmers, keypads and labour each have a line. A keypad is easy to strike now, and hard once its box is in a tiled wall.',
      },
      {
        title: 'Pull the cable',
        text: 'We do this while the studs are open. First we notify ESA, the Electrical Safety Authority. Then we pull house wiring and low-voltage cable, labelled at both ends. {rule:esa} Take photos of the open walls before they close.',
      },
      {
        title: 'Install the keypads',
        text: 'Keypads go in after the paint is dry. We power panels, dimmers and keypads one group at a time, and test the bulbs at their lowest level, where flicker and hum show first.',
      },
      {
        title: 'Program the scenes',
        text: 'This takes 2 to 6 hours or more, with you there. We set scenes, times and engraved names together, so that "evening" means what you mean by it. A large house needs more hours, and often a second visit. At the end, you get a copy of the program file.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of HomeWorks',
    low: { note: 'A short list of lights, with cable pulled through open studs.' },
    moves: [
      { name: 'Loads', note: 'Each light or group of lights counts.' },
      { name: 'Keypads', note: 'Finishes and engraving count. You can leave any of them out.' },
      { name: 'Windows', note: 'The price depends on how many get a motorized shade.' },
    ],
    high: { note: 'Cable pulled behind finished plaster, and panels far from the rooms they serve.' },
    notes: [
      'You can lower the price. A guest bathroom may do well with a plain dimmer, and a closet with a door switch. Every item we strike comes off the quote.',
    ],
  },
  ready: {
    heading: 'Bring these to the first meeting',
    items: [
      'Floor plans, and the lighting plan if there is one.',
      'A window list, marked where a shade has a motor.',
      'The date the drywall starts.',
      'The names of your builder, designer and network installer.',
      'For an older system, [a photo of the processor]({photos}) and its labels.',
    ],
  },
  questions: [
    {
      question: 'Does HomeWorks stop when the internet does?',
      answer:
        'No. Keypads, dimmers and the processor talk to each other inside the house. You only lose [voice control](/smart-home/voice-control), and the app when you are away.',
    },
    {
      question: 'What happens when the power fails?',
      answer:
        'The lights go out like any others, and the program is kept. If you have [standby power](/ev-energy/generator-wiring) or plan to get it, tell us early, so that the right lights are backed up.',
    },
    {
      question: 'Can HomeWorks go into a finished house?',
      answer:
        'Yes, with wireless keypads, and dimmers in the boxes you have. In a mid-sized finished house we would show you RadioRA 3 first, because it often does what you want with less equipment.',
    },
  ],
  form: {
    heading: 'Get a quote for HomeWorks',
    lead: 'Tell us the size of the house, how far along it is, and what you want one button to do.',
    example: 'Example: New build in King, drywall in March, 60 lighting loads and 14 shades',
  },
  related: [
    'residential/pot-lights-led-lighting',
    'residential/landscape-outdoor-lighting',
    'residential/panel-upgrades',
  ],
  drawing: {
    circuits: ['c-keypad', 'c-shades', 'c-pot-lights'],
    switches: ['c-keypad'],
    crop: { wide: [556, 204, 300, 225], phone: [546, 304, 194, 100] },
  },
})
