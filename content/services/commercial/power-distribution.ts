import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Power distribution',
  order: 50,
  seoTitle: 'Commercial power distribution, Toronto: boards & feeders',
  metaDescription:
    'For Toronto and GTA property managers: switchboards, feeders and tenant panels traced, tested and upgraded, with shutdowns planned. Licensed. Call for a survey.',
  h1: 'Commercial power distribution in Toronto',
  lead: 'We trace, test and renew main boards, feeder cables and tenant panels. You hear before each shutdown what goes dark, and for how long.',
  updatedOn: '2026-11-28',
  summary: 'Switchboards, feeders and tenant panels for whole buildings, with tests, drawings and planned shutdowns.',
  circuit: '400 A main, 3-phase, 347/600 V, 4-wire',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the new equipment, any engineering study, and what the utility charges.',
    note: 'Ask each bidder to put equipment, studies and utility on separate lines, so that you can compare quotes. Ours comes in writing, after a survey. Ask on the phone what the survey costs and the first day we can walk the building. You hear both before you book.',
  },
  facts: [
    { value: 'Before a shutdown', label: 'we ask what goes dark, for how long, and who has been told' },
    { value: 'You keep', label: 'the single-line drawing: your whole system on one page' },
    { value: 'Voltages here', label: '120/208 V and 347/600 V, both three-phase' },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA); some plans are reviewed, too' },
  ],
  overview: {
    heading: 'What power distribution means',
    statement:
      'Power branches through a building like a tree, from the main service through feeders (the large cables) to the panels. We trace it, make it safe and add to it.',
    folds: [
      {
        heading: 'What are fault current and coordination?',
        paragraphs: [
          'First, every part must stand up to fault current, the rush of current in a short circuit. Near the main switch that rush is enormous.',
          'Second, when something fails on the fourth floor, the fourth-floor breaker should open and the main should stay on. That is called coordination, and it has to be set breaker by breaker.',
        ],
      },
      {
        heading: 'Why drawings go out of date',
        paragraphs: [
          'Tenants move on, and the walls keep their wiring. On the Golden Mile in [Scarborough](/gta/scarborough), factories became plazas. In Don Mills, in [North York](/gta/north-york), offices and industry were planned among the homes. Loads moved and feeders stayed, so we start with a survey and not with the old drawing.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'What does your building need?',
    lead: 'Start with what you see, and read where we would begin.',
    items: [
      {
        question: 'A fault in one suite cuts the power to everyone',
        answer: 'Coordination study',
        text: 'An engineer works out the settings. We set each breaker and photograph the dials.',
      },
      {
        question: 'No drawing, or one with old tenants on it',
        answer: 'Survey and drawing',
        text: 'We trace each feeder and name each panel after the door it serves.',
      },
      {
        question: 'Residents or tenants ask for chargers',
        answer: 'Demand study',
        text: 'A recording meter shows the true peak, and how much is left. You can plan [EV charging](/ev-energy/charger-installation) from there.',
      },
      {
        question: 'The peak on the bill keeps rising',
        answer: 'Lights and load control first',
        text: '[LED lighting](/commercial/panel-lighting-upgrades) and [energy management](/ev-energy/energy-management) may put off a bigger service.',
      },
      {
        question: 'Rust, stains, or parts that nobody makes now',
        answer: 'Plan a new board',
        text: 'The new board can often be built beside the old one. {danger-short:water}',
      },
    ],
  },
  signs: {
    heading: 'Signs a survey is overdue',
    items: [
      'Nobody remembers when the main switch was last operated.',
      'Panels are named after tenants who left years ago.',
      'You turn down new equipment because nobody knows how much power is left.',
      'Your insurer or buyer asks for a drawing you do not have.',
    ],
  },
  steps: {
    heading: 'How a distribution job goes',
    items: [
      {
        title: 'Draw the system',
        text: 'We trace and record what exists. Feeders, panels, the data on their nameplates and the doors they serve go on one drawing. The drawing is yours, with or without the work that follows.',
      },
      {
        title: 'Measure the load',
        text: 'A recording meter stays on over typical days, and we compare it with a year of bills. A cold week or a hot one can hide in an average, so the date of the peak matters, too.',
      },
      {
        title: 'Set each breaker',
        text: 'We have a study made where the job calls for it. It gives the trip settings, and the figures for the arc-flash labels, which tell a worker how far to stand and what to wear.',
      },
      {
        title: 'Book the utility',
        text: 'We do this early if the service must grow. Do not promise your tenants a date until the utility has given you one.',
      },
      {
        title: 'Switch over to the new board',
        text: 'We switch off, lock, and test that the board is dead. After the work, the building comes back in the order that we planned. The plan lists elevators, fire alarm, pumps and freezers, and who watches each. We check every panel before its tenants hear that the power is back.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a new board',
    low: { note: 'The drawing and the labels, as the first part of the job.' },
    moves: [
      {
        name: 'Equipment',
        note: 'The amps of the main board and its rating for short circuits count, and the length of the feeder cables.',
      },
      {
        name: 'Studies and utility',
        note: 'An engineer may have to work things out. The utility charges if the service grows.',
      },
      { name: 'Night work', note: 'The price depends on how much has to happen at night.' },
    ],
    high: {
      note: 'A cramped electrical room. Without space for the new board beside the old one, everything takes longer.',
    },
    notes: [
      'You can usually spread the job over budget years, with the drawing and labels first, then the weakest board, and the cables to tenants as leases turn over.',
    ],
  },
  ready: {
    heading: 'What to bring from your property file',
    items: [
      'Hydro bills for a year or two, with peak kW or kVA.',
      '[The single-line drawing]({photos}) and any study or infrared report, if you have them.',
      'The tenant list, with the equipment that may not stop.',
      'Contacts for the elevator and fire alarm companies.',
      'Notice periods for shutdowns in your leases.',
    ],
  },
  questions: [
    {
      question: 'Can we add load without a bigger service?',
      answer:
        'Often you can, up to a point. LED lights lower the base load, staggered starts trim the peak, and chargers can pause while the building is busy. Your metered peak tells us how far that goes.',
    },
    {
      question: 'What is the RentSafeTO electrical plan?',
      answer:
        'Toronto apartment buildings in that program are expected to keep an electrical maintenance plan, made with a licensed contractor. Check what the city asks for now. A drawing, a panel list and dated inspections are a sound start.',
    },
    {
      question: 'How long will tenants be without power?',
      answer:
        'That depends on the equipment, and on the hours the utility gives us. A board built beside the old one means the shortest cut. If the old one must come out first, plan for longer and perhaps for temporary power.',
    },
  ],
  form: {
    heading: 'Get a survey of your building',
    lead: 'Tell us the age and use of the building, and what made you look for an electrician.',
    example: 'Example: 1968 office block, original switchboard, six tenants, no drawings',
  },
  related: [
    'industrial/600v-800a-services',
    'ev-energy/charger-installation',
    'ev-energy/energy-management',
    'ev-energy/generator-wiring',
  ],
  drawing: {
    circuits: ['c-service-600', 'c-distribution'],
    crop: { wide: [440, 216, 300, 310], phone: [470, 378, 204, 128] },
  },
})
