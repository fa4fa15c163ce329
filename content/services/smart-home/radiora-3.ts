import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'RadioRA 3',
  order: 30,
  ownForm: true,
  seoTitle: 'Lutron RadioRA 3 installation in Toronto and the GTA',
  metaDescription:
    'Wireless Lutron RadioRA 3 in finished Toronto and GTA homes: dimmers in the boxes you have, scenes programmed on site. Authorized dealer. Call for a quote.',
  h1: 'RadioRA 3 installation in Toronto',
  lead: 'You get lighting scenes without opening a wall. We put wireless dimmers where your switches are, one room or floor at a time.',
  updatedOn: '2026-11-28',
  summary: 'Wireless Lutron dimmers and keypads for a finished house, a room or a floor at a time, walls closed.',
  circuit: 'Existing lighting circuits, 15 A, 120 V',
  image: 'lighting-keypad',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the processor, the number of dimmers and keypads, and the programming.',
    note: 'We count the switches, and you get the price in writing. Ask on the phone what it costs to have us look and the first day we can come by. You hear both before you book.',
  },
  facts: [
    { value: 'No new holes', label: 'in most finished rooms, a dimmer goes where the switch is now' },
    { value: 'Programming', label: '2 to 6 hours, or more for a whole house', isTime: true },
    { value: 'Where to start', label: 'with one room; a floor can follow later' },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA), before a switch comes out' },
    { value: 'One firm', label: 'a Lutron dealer with the licence for the wiring, which leaves you the program file' },
  ],
  overview: {
    heading: 'What RadioRA 3 is',
    statement:
      "RadioRA 3 is Lutron's current wireless system. Dimmers, keypads and remotes talk to one processor, and one press sets a whole room, which is called a scene.",
    folds: [
      {
        heading: 'What is in your switch box?',
        paragraphs: [
          'The one thing to check is the neutral, the white wire that brings the current back. Many houses from before the Second World War, such as those of the 1910s to 1930s in [Midtown Toronto](/toronto/midtown-toronto), have none in the switch box, and neither do plenty of later ones. Some dimmers need a neutral and some do not, so we look before we quote.',
        ],
      },
      {
        heading: 'How is RadioRA 3 different from Wi-Fi?',
        paragraphs: [
          "[Cheap Wi-Fi switches](/blog/wifi-dangers-and-switches) each join your network, and often depend on a maker's server far away. RadioRA 3 has its own wireless signal and its own processor. A slow router does not leave you pressing the switch twice.",
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Where each part goes in your house',
    lead: 'These are the five spots that people use most, and you can start with two.',
    items: [
      { name: 'Front door', text: 'A keypad here has "all off" on it, at the height of your hand as you leave.' },
      {
        name: 'Kitchen',
        text: 'One dimmer for the [pot lights](/residential/pot-lights-led-lighting) and one for the pendant lights make it bright to cook and low to eat.',
      },
      { name: 'Stairs', text: 'A matched pair, top and bottom, works from both ends.' },
      { name: 'Bedside', text: 'A small battery remote goes where there never was a switch.' },
      {
        name: 'Near the router',
        text: 'The processor goes in a central place, so its signal reaches the garage and the top floor.',
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
        title: 'Count the switches',
        text: 'We look at the switches, the wires behind them and the bulbs. We note which switches work in pairs and what they feed, and how far the signal has to reach.',
      },
      {
        title: 'Choose the rooms',
        text: 'You pick the first rooms and the colours. Few people do it all at once. The quote has a line for each room, so a floor can wait a year.',
      },
      {
        title: 'Swap the switches',
        text: 'Each old switch comes out and a dimmer goes in. One circuit is off at a time. Loose splices are remade, and a box that is packed too full gets sorted out before its cover goes on.',
      },
      {
        title: 'Connect the processor',
        text: 'The processor joins your network, and every device joins the processor. Thick masonry or a long addition may need extra equipment to reach the far end.',
      },
      {
        title: 'Program the scenes',
        text: 'Allow 2 to 6 hours or more for this. We build the first scenes together and set the lowest level of each dimmer so that bulbs do not flicker. Everyone at home learns to change a level without a phone, and you get a copy of the program file.',
      },
    ],
  },
  cost: {
    heading: 'What a RadioRA 3 quote covers',
    low: { note: 'One floor: the processor, which you pay for once, and a few dimmers and keypads.' },
    moves: [
      { name: 'More switches', note: 'There is a price for each dimmer or keypad.' },
      { name: 'Old boxes', note: 'They take longer, and bulbs that dim badly have to be changed.' },
      { name: 'Programming', note: 'It takes 2 to 6 hours, or more for a whole house.' },
    ],
    high: { note: 'Every switch in the house at once.' },
    notes: [
      'Most of a quote is the processor, the dimmers and keypads, and the hours of programming. If we find crumbling insulation or [knob-and-tube wiring](/residential/knob-tube-wiring), we stop and talk it over with you.',
    ],
  },
  ready: {
    heading: 'Have these ready when you call',
    items: [
      'A count of switches by room, and which work in pairs.',
      '[A photo of a typical switch]({photos}), cover plate on.',
      'The rough age of the house and its wiring.',
      'Where your router is.',
      'The one thing you would fix first.',
    ],
  },
  questions: [
    {
      question: 'Will my LED bulbs dim properly?',
      answer:
        'Most that are marked dimmable will, though some buzz and not all go equally low. We test a few of yours on site.',
    },
    {
      question: 'Can I keep my RadioRA 2 keypads?',
      answer:
        'Some parts of the earlier system can carry over and some cannot. It depends on the model, and a photo of one keypad tells us. See [RadioRA 2 service](/smart-home/radiora-2) for your choices.',
    },
    {
      question: 'RadioRA 3 or HomeWorks?',
      answer:
        'If the walls are closed and the house is mid-sized, choose RadioRA 3. If it is large, new, or full of motorized shades, look at [HomeWorks](/smart-home/lutron-homeworks) as well.',
    },
  ],
  form: {
    heading: 'Get a quote for RadioRA 3',
    lead: 'Tell us which rooms, roughly how many switches, and what you would like one button to do.',
    example: 'Example: Finished semi, 18 switches, want one button by the door for all off',
  },
  related: [
    'residential/pot-lights-led-lighting',
    'residential/ceiling-bathroom-fans-gfci',
    'residential/landscape-outdoor-lighting',
  ],
  drawing: {
    circuits: ['c-keypad', 'c-shades'],
    crop: { wide: [440, 204, 300, 342], phone: [566, 320, 150, 74] },
  },
})
