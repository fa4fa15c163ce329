import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'RadioRA 3',
  order: 30,
  ownForm: true,
  seoTitle: 'Lutron RadioRA 3 installation in Toronto and the GTA',
  metaDescription:
    'Wireless Lutron RadioRA 3 in finished Toronto and GTA homes: dimmers in the boxes you have, scenes programmed on site. Authorized dealer. Call for a quote.',
  h1: 'RadioRA 3 installation in Toronto',
  lead: 'Lighting scenes without opening a wall. We put wireless dimmers where your switches are, one room or one floor at a time.',
  updatedOn: '2026-11-21',
  summary: 'Wireless Lutron dimmers and keypads for a finished house, a room or a floor at a time, walls closed.',
  circuit: 'Existing lighting circuits, 15 A, 120 V',
  image: 'bedroom-dimmed-lamp',
  highlight: {
    kind: 'figure',
    label: 'New holes in the wall, in most finished rooms',
    figure: '0',
    note: 'The dimmer goes into the box where your switch is now, and talks by radio.',
    by: 'the processor, each dimmer or keypad, and programming',
  },
  facts: [
    { value: '2 to 6 hours', label: 'of programming, or more for a whole house' },
    { value: 'Room by room', label: 'start with the kitchen and hall, add a floor later' },
    { value: 'ESA permit', label: 'Electrical Safety Authority notification, before a switch comes out' },
    { value: 'Authorized dealer', label: 'of Lutron, with the licence for the wiring' },
  ],
  what: {
    heading: 'What RadioRA 3 is',
    statement:
      'RadioRA 3 is the present wireless system in its family. Dimmers, keypads and remotes talk to one processor, and one press sets a whole room: that is called a scene.',
    more: [
      {
        heading: 'What is in your switch box?',
        paragraphs: [
          'The one thing to check is the neutral, the white wire that brings the current back. Many houses from before the war have none in the switch box, as in much of [Midtown Toronto](/toronto/midtown-toronto). Plenty of later ones have none either. Some dimmers need it and some do not, so we look before we quote.',
        ],
      },
      {
        heading: 'How is it different from Wi-Fi?',
        paragraphs: [
          "[Cheap Wi-Fi switches](/blog/wifi-dangers-and-switches) each join your network, and often lean on a maker's server far away. RadioRA 3 has a radio and a processor of its own. A slow router does not leave you pressing the switch twice.",
        ],
      },
    ],
  },
  feature: {
    kind: 'places',
    heading: 'Where each part goes in your house',
    lead: 'Five spots that people use most. You can start with two.',
    items: [
      { name: 'Front door', text: 'A keypad with "all off" on it, at the height of your hand as you leave.' },
      {
        name: 'Kitchen',
        text: 'A dimmer for the [pot lights](/residential/pot-lights-led-lighting), and one for the pendants. Bright to cook, low to eat.',
      },
      { name: 'Stairs', text: 'A matched pair, top and bottom, that works from both ends.' },
      { name: 'Bedside', text: 'A small battery remote where there never was a switch.' },
      {
        name: 'Near the router',
        text: 'The processor, in a central place so its radio reaches the garage and the top floor.',
      },
    ],
  },
  signs: {
    heading: 'You may want RadioRA 3 if',
    items: [
      'You walk the house at bedtime to turn off lights, and miss the basement.',
      'Table lamps have no wall switch, so you cross the room in the dark.',
      'The renovation is done and nobody wants dust again.',
      'Your lights are fine at six and too bright at nine.',
      'You tried smart bulbs, and somebody kept turning off the switch.',
    ],
  },
  steps: {
    heading: 'How a RadioRA 3 retrofit goes',
    items: [
      {
        title: 'Count',
        text: 'Switches, lamps, and wires behind them.',
        more: 'We note which switches work in pairs and what they feed, and how far the radio has to reach.',
      },
      {
        title: 'Choose',
        text: 'You pick the rooms and the colours.',
        more: 'Few people do it all at once. The quote has a line for each room, so a floor can wait a year.',
      },
      {
        title: 'Swap',
        text: 'Old switch out, dimmer in.',
        more: 'One circuit is off at a time. Loose splices are remade, and a box that is packed too full gets sorted out before its cover goes on.',
      },
      {
        title: 'Connect',
        text: 'The processor joins your network.',
        more: 'We bring every device into the program. Thick masonry or a long addition may need extra equipment to reach the far end.',
      },
      {
        title: 'Scenes',
        text: 'Allow 2 to 6 hours or more.',
        more: 'We build the first scenes together and set the lowest level of each dimmer so that lamps do not flicker. Everyone at home learns to change a level without a phone.',
      },
    ],
  },
  cost: {
    heading: 'Three lines in a RadioRA 3 quote',
    paragraphs: [
      'Three lines make up most of a quote: the processor, a price for each dimmer or keypad, and the hours of programming. You pay for the processor once. After that the price follows the number of switches, and that is why starting with one floor works.',
      'Old boxes take longer, and lamps that dim badly have to be changed. If we find crumbling insulation or [knob-and-tube wiring](/residential/knob-tube-wiring), we stop and talk it over with you.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Have these ready when you call',
    items: [
      'A count of switches by room, and which work in pairs.',
      'A photo of a typical switch plate, cover on.',
      'The rough age of the house and its wiring.',
      'Where your router is.',
      'The one thing you would fix first.',
    ],
  },
  questions: [
    {
      question: 'Will my LED lamps dim properly?',
      answer:
        'Most that are marked dimmable will, though not all go equally low. We test a few of yours on site. With {claim:experienceServices} of service calls behind us, we have met the ones that buzz.',
    },
    {
      question: 'Can I keep my RadioRA 2 keypads?',
      answer:
        'Some parts of the earlier system can carry over and some cannot. It depends on the model, so send us a photo of one. See [RadioRA 2 service](/smart-home/radiora-2) for your choices.',
    },
    {
      question: 'RadioRA 3 or HomeWorks?',
      answer:
        'If the walls are closed and the house is mid-sized, RadioRA 3. If it is large, new, or full of motorized shades, look at [HomeWorks](/smart-home/lutron-homeworks) as well.',
    },
  ],
  form: {
    heading: 'Get a quote for RadioRA 3',
    lead: 'Tell us the rooms, the rough number of switches, and what you would like one button to do.',
    example: 'Example: Finished semi, 18 switches, want one button by the door for all off',
  },
  related: [
    'residential/pot-lights-led-lighting',
    'residential/ceiling-bathroom-fans-gfci',
    'residential/landscape-outdoor-lighting',
  ],
  drawing: {
    circuits: ['c-keypad', 'c-occupancy', 'c-shades'],
    switches: [],
    crop: { wide: [350, 180, 500, 385], phone: [452, 186, 260, 174] },
  },
})
