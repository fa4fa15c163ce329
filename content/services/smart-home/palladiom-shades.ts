import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Palladiom shades: wiring & control in Toronto',
  metaDescription:
    'Palladiom motorized roller shades for Toronto and GTA windows: measured, wired at the window head, hung and tied into your lighting scenes by one firm.',
  h1: 'Palladiom shades, wired & programmed',
  lead: 'Palladiom shades leave their hardware in plain view, because it was made to be looked at. The wire that feeds them should be the part nobody sees.',
  updatedOn: '2026-11-20',
  summary: 'Quiet Lutron roller shades with visible hardware: window cable, power supply, hanging and scenes.',
  circuit: 'Shade power supply on a 15 A, 120 V circuit',
  facts: [
    { label: 'Price', value: 'By width, fabric, finish and cable path' },
    { label: 'Measure', value: 'At finished openings, after trim' },
    { label: 'Cable', value: 'Low voltage, in before the drywall' },
    { label: 'Permit', value: 'ESA notification for the supply circuit' },
    { label: 'Works with', value: 'HomeWorks and other Lutron control' },
  ],
  what: {
    heading: 'A shade with nothing to hide behind',
    paragraphs: [
      'Most motorized shades want a valance or a pocket in the ceiling, and a Palladiom shade does without. Its brackets and bar stay in view, the fabric hangs straight, and the motor is quiet enough that the moving hem is what you notice first.',
      'Behind that simple look are some plain trade questions. Where does the power come from? Which side does the cable enter? How close do the brackets sit to the trim? We answer those with your builder before the window has trim, and again with a tape in hand afterwards.',
      'Shades then join the lighting. One button in [HomeWorks](/smart-home/lutron-homeworks) can lower the west side and bring up the kitchen together, and shades are half of [a good bedtime routine](/blog/wifi-sleep-automation). Check with us what is current in sizes, fabrics and power.',
    ],
  },
  signs: {
    heading: 'Windows that ask for a motor',
    items: [
      'The window is over a tub, a stair or a sink, and no one can reach the cord.',
      'Five windows in a row never hang at the same height.',
      'The afternoon sun turns a west room into an oven in July, and fades the floor.',
      'Young children or pets live in the house and you want no loops of cord.',
      'You face the street or a tower, as many do in [Yorkville](/toronto/yorkville), and want privacy at dusk without a tour of the rooms.',
      'A renovation has the window wall open right now.',
    ],
  },
  steps: {
    heading: 'Cable early, measure late',
    items: [
      {
        title: 'We walk the windows',
        text: 'Each one gets a number, a mount and a purpose: view, glare, privacy or sleep. We look for what would foul a shade, such as crank handles, deep trim, smoke alarms near the ceiling and doors that swing into the glass.',
      },
      {
        title: 'Cable to every window head',
        text: 'While the wall is open we run low-voltage cable from each shade to a supply in a closet or the basement. An extra run to a window you are unsure of costs little now, and later it means fishing cable or patching plaster.',
      },
      {
        title: 'The supply and its circuit',
        text: 'The shades share a power supply, which needs a place with air around it and a proper circuit. We file the ESA notification for that circuit before work starts, and label which windows each output feeds.',
      },
      {
        title: 'Tape measure, twice',
        text: 'Openings are measured after the trim and floor are finished, since a few millimetres show on a shade that hides nothing. Fabric is made to those sizes, so this is also the last day to change your mind.',
      },
      {
        title: 'Hang, level, set the stops',
        text: 'We hang the shades, set top and bottom limits, and line up the hems across each wall. Then they go on keypads and timers. Programming with the lights takes 2 to 6 hours or more, according to the scenes.',
      },
    ],
  },
  cost: {
    heading: 'Why two windows cost differently',
    paragraphs: [
      'Width, fabric and bracket finish set the price of the shade itself. A wide blackout shade over a bed is a larger thing than a narrow sheer in a hall, and every shade needs a motor of its own.',
      "Wiring is the other half. With studs open, a window is an hour's thought. In a finished house the path may run through a closet, a baseboard or the attic, and now and then there is no fair path at all. We say so, and name the shade types that need no cable.",
    ],
    prices: [],
  },
  ready: {
    heading: 'For a useful first answer',
    items: [
      'A photo of each window from inside, with the ceiling above it in the frame.',
      'Rough width and height. We measure properly later.',
      'Which way the windows face, and the hour the sun bothers you.',
      'The stage of the building work, if there is any.',
      'The lighting control you have or plan to have.',
    ],
  },
  questions: [
    {
      question: 'Can shades be added without opening walls?',
      answer:
        'Sometimes. It turns on what lies above the window and below the floor. Battery shades exist for places a cable cannot reach, so ask us which styles offer that at the moment.',
    },
    {
      question: 'Do they need Lutron lighting as well?',
      answer:
        'No, although the two work well together. A small house can run a few shades and a few [RadioRA 3](/smart-home/radiora-3) dimmers from one set of keypads.',
    },
    {
      question: 'Can you do this in a condo?',
      answer:
        'Yes, inside the suite. Ask your manager first about drilling into slabs and window walls, which are often common property. Over {claim:experienceServices} we have learned to get that answer in writing. Our [Downtown Toronto](/toronto/downtown-toronto) page says more about suites.',
    },
  ],
  example: 'Example: Four south windows, 2.4 m tall, walls are open until mid-February',
  related: ['residential/pot-lights-led-lighting', 'commercial/office-retail-restaurant'],
}
