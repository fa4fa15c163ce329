import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: '600 V & 800 A industrial electrical services, GTA',
  metaDescription:
    'What 800 A carries at 600 V and at 208 V. How a GTA plant gets a larger service, how long the utility can take, and how the changeover is planned.',
  h1: '600 V & 800 A industrial services',
  lead: '600 volts is the pressure, 800 amperes the flow. Three-phase, the two make about 830 kVA, and a plant that grows has to know how much of it is spoken for.',
  updatedOn: '2026-11-20',
  summary: 'New, larger and renewed plant services at 347/600 V and 120/208 V, mains to 800 A.',
  circuit: '800 A main, 347/600 V, 3-phase, 4-wire',
  image: 'electrical-room',
  facts: [
    { label: 'Price', value: 'By estimate, in three separate parts' },
    { label: 'Capacity', value: 'About 830 kVA at 600 V, 290 kVA at 208 V' },
    { label: 'Utility', value: 'A larger service: weeks to many months' },
    { label: 'Permit', value: 'ESA notification; plan review may apply' },
    { label: 'Changeover', value: 'Planned shutdown, under lockout' },
  ],
  what: {
    heading: 'Compare kVA before you compare amps',
    paragraphs: [
      'The number on the main switch is half the story. At 600 V, three-phase, 800 A is about 830 kVA. At 208 V the same 800 A is about 290 kVA. A firm that leaves one unit for another can keep its amps and lose two thirds of its power. As a rule, loads that run for hours are also held to about 80 percent of an ordinary breaker.',
      'Then count the wires. Some older plants have 600 V, three-wire, with no neutral. A 347/600 V, four-wire service has one, and with it 347 V lighting. Both turn up around our Woodbridge office, in the shops of [Vaughan](/gta/vaughan) and along [Steeles and Highway 7](/gta/woodbridge). Telling them apart takes a careful look, and we have {claim:experienceServices} of experience in looking.',
    ],
  },
  signs: {
    heading: 'Signs of a service at its limit',
    items: [
      'Peak demand is close to the rating, and a new press is on order.',
      'A main or feeder breaker opens when two large motors start together.',
      'The unit you want to lease has 208 V, and your machines are 600 V.',
      'On an older 600 V board one of three ground lamps is dim: a phase has probably gone to ground.',
      'An infrared scan shows hot joints in the main gear.',
      'Spare breakers for the board come only from salvage.',
    ],
  },
  steps: {
    heading: 'The road to a larger service',
    items: [
      {
        title: 'Load study',
        text: 'Nameplates, duty cycles and a year of metered demand make the calculation. Machines already ordered are listed apart from machines hoped for, so that you pay for the first and leave space for the second.',
      },
      {
        title: 'Utility request',
        text: 'Load, voltage and location go to the utility, which may ask for a design payment before it makes an offer. Toronto Hydro gives a few weeks to several months, or even years. Sign nothing that cannot wait that long.',
      },
      {
        title: 'Design and ESA',
        text: 'Drawings settle fault levels, grounding, metering and coordination, and ESA may review plans of this size. We submit the notification and order the gear, whose delivery is often the second longest wait.',
      },
      {
        title: 'Build beside the old',
        text: 'If the room allows, the new board stands next to the one in service. It is wired, torqued and insulation-tested dead, while production goes on. Test sheets are kept for every feeder.',
      },
      {
        title: 'Change over',
        text: 'Locks and tags go on, the utility isolates, and feeders cross in the agreed order. It reconnects once ESA has authorized the connection. Rotation is checked on each motor feeder before the first machine runs.',
      },
    ],
  },
  cost: {
    heading: 'Why no two plants get one price',
    paragraphs: [
      'The largest sums are often outside the building: duct bank, poles, and the transformer with its pad. Who owns that transformer changes both the price and the upkeep. Inside, it is the switchboard, its fault rating, metering, and how far the feeders travel.',
      'The calendar is a cost too. A changeover at the annual shutdown is cheaper than one squeezed between shifts. Ask every bidder to show the utility, the engineer and the contractor on separate lines, or quotes cannot be compared.',
    ],
    prices: [],
  },
  ready: {
    heading: 'For the first call about a service',
    items: [
      'A year of hydro bills that show peak kW or kVA.',
      'The machine list, with what is on order.',
      'A photo of the main nameplate, doors closed.',
      'The single-line diagram, and any arc-flash or infrared report.',
      'Your shutdown calendar, and who may sign for one.',
    ],
  },
  questions: [
    {
      question: 'Can we have 480 V instead?',
      answer:
        'Not as a plant service, as a rule. Canadian three-phase is 120/208 V or 347/600 V. Imported machines that want 480 V are put behind a transformer: see [machinery connections](/industrial/machinery-connections).',
    },
    {
      question: 'Can a bigger breaker turn 600 A into 800 A?',
      answer:
        'No. Conductors, bus, metering, fault rating and the supply itself must all suit 800 A. A larger breaker in front of a smaller system protects nothing behind it. A failed main is another matter: that is [panel repairs](/emergency/panel-repairs).',
    },
    {
      question: 'Is it worth buying a unit with spare power?',
      answer:
        'Frequently, since you skip part of the queue. Have the service looked at before closing, though, in old factory areas such as [Junction Triangle](/toronto/junction-triangle) above all. A 600 V switch on the wall may be the leftover of a service that has been reduced. [Transformers and motor control](/industrial/transformer-motor-control) come next.',
    },
  ],
  example: 'Example: 400 A at 600 V now, new line needs 250 A more, plant stops in July',
  related: ['commercial/power-distribution', 'commercial/transformers-subpanels', 'emergency/panel-repairs'],
}
