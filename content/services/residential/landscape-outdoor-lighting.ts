import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Landscape & outdoor lighting',
  panelLabel: 'Garden lighting',
  order: 80,
  seoTitle: 'Landscape & outdoor lighting, Toronto & GTA, installed',
  metaDescription:
    'Path, step, soffit and security lights that last through snow and salt. Planned at dusk, wired by licensed Toronto and GTA electricians. Quote in writing.',
  h1: 'Landscape and outdoor lighting in Toronto and the GTA',
  lead: 'We light your steps, paths and door, with fixtures that stand up to snow, salt and the shovel.',
  updatedOn: '2026-11-28',
  summary: 'Path, step, soffit and security lighting that still works after the snow shovel has been by.',
  circuit: '120 V to 12 V, 300 W',
  headPicture: {
    drawing: 'garden',
    alt: 'A garden at night: a transformer on the wall of the house feeds three path lights and a light under a tree.',
  },
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the number of lights, the length of cable, and what it runs through.',
    note: 'We walk the yard with you, and you get a plan with a price in writing. Before you book that walk, ask on the phone what it costs and which evening we can come.',
  },
  facts: [
    { value: 'How long', label: 'one to three days for most yards', isTime: true },
    { value: 'LED savings', label: 'up to 80% less energy than the old kind of bulb' },
    { value: 'LED life', label: '25,000+ hours, as rated by the makers' },
    { value: 'Before digging', label: 'five business days of notice, and an answer from each owner of buried lines' },
  ],
  overview: {
    heading: 'What kinds of outdoor light are there?',
    statement:
      'Path, step and garden lights run at 12 V from a small transformer on the wall. Soffit (roof edge), wall and flood lights run at 120 V.',
    folds: [
      {
        heading: 'What lasts in snow, salt and damp',
        paragraphs: [
          'Joints fail first, where water gets in, so ours are sealed. Beside a salted road cheap metal pits, and brass or copper is worth its price. In [the Beaches](/toronto/the-beaches), the wind off the lake adds damp to everything on an outside wall.',
        ],
      },
      {
        heading: 'Heritage streets, condos and neighbours',
        paragraphs: [
          'In a heritage district such as Old [Oakville](/gta/oakville) or [Yorkville](/toronto/yorkville)-Hazelton, a new light on the front of the house may need the city to agree first, and condos have rules as well. We aim light down and shade it, so that it stays on your side of the fence.',
        ],
      },
      {
        heading: 'Timer, motion sensor or phone?',
        paragraphs: [
          'Paths do well on a timer with a light sensor, on at dusk and off at eleven. Side yards and garage doors do better with motion. If you want scenes for the evening and control from a phone, there is [Lutron HomeWorks](/smart-home/lutron-homeworks).',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Where outdoor light does the most',
    lead: 'Start with the first two, and leave the rest for next year if you like.',
    items: [
      { name: 'Steps', text: 'A small light in or beside each step shows the edge and blinds nobody.' },
      { name: 'Front path', text: 'Low lights show the edge, set back from where the shovel goes.' },
      {
        name: 'Door and soffit',
        text: 'Lights in the soffit, under the edge of the roof, show the keyhole and the face of a visitor.',
      },
      { name: 'Side yard', text: 'A motion light works well here, aimed away from the neighbour.' },
      { name: 'A tree', text: 'One or two dimmed lights from below make the yard look larger.' },
    ],
  },
  signs: {
    heading: 'Signs that your outdoor lights need work',
    items: [
      'Guests use their phones to find the steps.',
      'The lights at the far end are dim, or dead.',
      'Solar stakes have faded, tilted or been hit by the mower.',
      "Your floodlight fills the neighbour's bedroom.",
      'Cable shows above the mulch. Keep spades and children away from the cable, and call us.',
      'A GFCI is an outlet or breaker that cuts the power if you could get a shock. {danger:outdoor-gfci} See [how we trace a fault](/emergency/electrical-repairs).',
    ],
  },
  steps: {
    heading: 'How outdoor lights are installed',
    items: [
      {
        title: 'Walk the yard at dusk',
        text: 'We see the yard as the light goes, and mark each spot. Steps, the door and the driveway come first. Trees and stone can wait, and you may build half of the plan now.',
      },
      {
        title: 'Locate buried lines',
        text: '{rule:one-call} Even a shallow cut in the lawn has to wait. Private lines, such as sprinklers or a cable to the shed, may not be marked, so tell us where they run. We file the notification with ESA, the Electrical Safety Authority, before work starts.',
      },
      {
        title: 'Bring power outside',
        text: 'We add an outdoor circuit with a GFCI, and the transformer. The transformer sits above the snow line and has some power to spare. The cable is thick enough for its length, so that the last light is as bright as the first.',
      },
      {
        title: 'Run cable and set the lights',
        text: 'Cable goes in a narrow slit, and in pipe under paving. Each light keeps a loop of slack, because shrubs grow and plans change. When we leave, the sod is pressed back and the beds are raked.',
      },
      {
        title: 'Aim the lights',
        text: 'We aim the lights after dark, when you can see the result. We set the timer together, and you keep a drawing of where the cable runs, for the next person with a spade.',
      },
    ],
  },
  cost: {
    heading: 'Why some yards cost more to light',
    low: { note: 'A few lights close to the house, on an outdoor circuit that is already there.' },
    moves: [
      { name: 'Fixtures', note: 'What counts is how many there are, and of what metal.' },
      { name: 'Cable', note: 'The price depends on its length, and on what it runs through.' },
      { name: 'Power', note: 'Without an outdoor circuit, one has to be added.' },
    ],
    high: { note: 'Many fixtures far from the house, with paving in between.' },
    notes: [
      'If you only have dead lights, finding the break in office hours typically costs {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to have ready when you call',
    items: [
      'A sketch of the lot, with the corner where the panel is.',
      '[Photos of the yard at night]({photos}), from the street and from the kitchen.',
      'The spots where you have outdoor outlets and switches now.',
      'Any sprinkler, pool and gas lines that you know of.',
      'The heritage or condo rules, if any apply to you.',
    ],
  },
  questions: [
    {
      question: 'Can you install outdoor lights in winter?',
      answer:
        'Partly. Wall lights, the circuit and the transformer go up in most weather, but trenches wait for the thaw. If we plan in February, we can ask to have the buried lines marked as soon as the ground can be dug.',
    },
    {
      question: 'Does ESA need to know about 12 V lights?',
      answer:
        'A new outlet or circuit that feeds them is reported, and we file it. If you install a kit yourself, ask ESA first: {phone:esa}.',
    },
    {
      question: 'Do the lights use much power?',
      answer:
        'No. A dozen LED path lights together often use less electricity than one old floodlight, so you can leave the path lit all evening.',
    },
  ],
  form: {
    heading: 'Have your yard planned',
    lead: 'Tell us what you want lit, and where the nearest outlet is.',
    example: 'Example: Front path and two maples to light, nearest outlet is in the garage',
  },
  related: ['smart-home/radiora-3', 'smart-home/lutron-homeworks', 'commercial/exit-security-lighting'],
  drawing: {
    circuits: ['c-garden', 'c-security'],
    crop: { wide: [1000, 256, 192, 200], phone: [998, 308, 202, 138] },
  },
})
