import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'RadioRA 3 installation in Toronto & the GTA',
  metaDescription:
    'Wireless Lutron RadioRA 3 for finished homes: dimmers in your own wall boxes, a remote beside the bed, and scenes programmed on site. See how a retrofit goes.',
  h1: 'RadioRA 3, wireless & retrofit-friendly',
  lead: 'You do not have to open a wall to have lighting scenes. RadioRA 3 dimmers go where your switches are now, and they talk by radio.',
  updatedOn: '2026-11-20',
  summary:
    'Wireless Lutron dimmers and keypads that go into the wall boxes of a finished house, a room or a floor at a time.',
  circuit: 'Existing lighting circuits, 15 A, 120 V',
  image: 'bedroom-dimmed-lamp',
  facts: [
    { label: 'Price', value: 'By the dimmer and keypad, plus programming' },
    { label: 'Programming', value: '2 to 6 hours or more' },
    { label: 'Walls', value: 'Stay closed in most rooms' },
    { label: 'Permit', value: 'ESA notification, filed by us' },
    { label: 'Needs', value: 'A home network' },
  ],
  what: {
    heading: 'New dimmers, old wall boxes',
    paragraphs: [
      'RadioRA 3 is the current wireless line in the RadioRA family, and it suits finished houses. We take out the old switch, fit a dimmer in the same box, and pair it with a processor that joins your home network. A small battery remote can go where there was never a switch at all, such as beside the bed.',
      'The one thing to check is what is inside the box. Many houses from before the war, such as those of [Midtown Toronto](/toronto/midtown-toronto), have switch boxes with no neutral wire. So do plenty of later ones. Some dimmers need one and some do not, so we look before we quote, and the parts that arrive are the parts that fit.',
      'Parts and finishes change. Check with us what is current, and what will match the plates you own.',
    ],
  },
  signs: {
    heading: 'You may want it if',
    items: [
      'You walk the house at bedtime to turn off lights, and still miss the basement.',
      'The lamps on your tables have no wall switch, and you cross the room in the dark to reach them.',
      'A renovation is done, the paint is good, and nobody wants drywall dust again.',
      'Your [pot lights](/residential/pot-lights-led-lighting) were a fine idea, but full brightness is too much after nine.',
      'The three-way switch on the landing never worked as it should.',
      'You tried smart bulbs and somebody kept turning off the switch.',
    ],
  },
  steps: {
    heading: 'A retrofit, room by room',
    items: [
      {
        title: 'We count and look',
        text: 'A visit to the house: how many switches, which ones are three-way, what lamps they feed, and what wires wait behind them. We also check how far the radio has to reach, from the garage to the top bedroom.',
      },
      {
        title: 'You pick rooms and colours',
        text: 'Few people do every room at once. We often suggest the kitchen, the hall, the front entrance and the main bedroom first. The quote shows each room on its own line, so a floor can wait a year.',
      },
      {
        title: 'Switches come out, dimmers go in',
        text: 'The ESA notification is filed first. Then we work a room at a time with that circuit off. Splices that have gone loose are remade, and boxes that are packed too full get sorted out before the cover goes on.',
      },
      {
        title: 'The processor meets your network',
        text: 'We set the processor in a central spot, join it to your network and bring every device into the program. A house with thick masonry walls or a long rear addition may need extra equipment to reach the far end.',
      },
      {
        title: 'Scenes, names and a lesson',
        text: 'Programming takes 2 to 6 hours or more. We build the first scenes with you, set the low end of each dimmer so the lamps do not flicker, and show everyone at home how to change a level without the phone.',
      },
    ],
  },
  cost: {
    heading: 'What you pay for, part by part',
    paragraphs: [
      'Three lines make up most of the quote: the processor, a price for each dimmer or keypad, and the hours of programming. The processor is paid for once, and after that the cost climbs with the number of boxes, which is why starting with one floor works.',
      'Old boxes add time, and so do lamps that will not dim well and have to be changed. If a box shows crumbling insulation or [knob-and-tube wiring](/residential/knob-tube-wiring), we stop and talk it over with you before anything new is connected.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Before you write or call',
    items: [
      'A switch count by room. Note the places where two switches run one light.',
      'A phone picture of a typical plate, cover on.',
      'The rough age of the house, and of its wiring if you know it.',
      'Where the router is, and who looks after it.',
      'The one thing you would fix first.',
    ],
  },
  questions: [
    {
      question: 'Is this the same as Wi-Fi switches from the hardware store?',
      answer:
        "No. [Cheap Wi-Fi switches](/blog/wifi-dangers-and-switches) each join your network and often depend on a maker's server. RadioRA 3 uses its own radio and its own processor, so a slow router does not leave you pressing a wall switch twice.",
    },
    {
      question: 'Will my LED lamps dim properly?',
      answer:
        'Most that are marked dimmable will, though not all to the same low level. We test a few of yours on site. With {claim:experienceServices} of service calls behind us, we have met the lamps that buzz.',
    },
    {
      question: 'Can I keep my RadioRA 2 keypads?',
      answer:
        'Some parts of the earlier system can carry over and some cannot. It depends on the models. Send us a photo of one, and read about [RadioRA 2 service and migration](/smart-home/radiora-2) for the three ways forward.',
    },
  ],
  example: 'Example: Finished semi, 18 switches, want one button by the door for all off',
  related: [
    'residential/pot-lights-led-lighting',
    'residential/ceiling-bathroom-fans-gfci',
    'residential/landscape-outdoor-lighting',
  ],
}
