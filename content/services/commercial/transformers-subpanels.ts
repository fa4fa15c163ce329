import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Commercial transformers & subpanels | {business}',
  metaDescription:
    'How a 600 V feed becomes 120/208 V at the desk: kVA, delta and wye, where the transformer should stand, and what a subpanel costs to add in a GTA building.',
  h1: 'Commercial transformers & subpanels',
  lead: 'Many larger buildings take power at 347/600 V and use much of it at 120/208 V. The grey box in between, and the panel after it, decide what a floor can run.',
  updatedOn: '2026-11-20',
  summary: 'Dry-type transformers and subpanels that bring the right voltage close to the load.',
  circuit: '75 kVA, 600 V delta to 120/208 V wye',
  facts: [
    { label: 'Price', value: 'By estimate: kVA, feeder length, access' },
    { label: 'Common sizes', value: '30, 45, 75 and 112.5 kVA' },
    { label: 'Shutdown', value: 'For the tie-in, booked with the building' },
    { label: 'Permit', value: 'ESA notification and inspection' },
    { label: 'Utility', value: 'Seldom, while the service stays the same' },
  ],
  what: {
    heading: 'Stepping 600 V down to the plug',
    paragraphs: [
      'A dry-type transformer takes in 600 V and gives 120/208 V for receptacles, computers and small equipment. The usual pattern is delta in, wye out, and the wye makes a new neutral that is grounded at that point. Size is stamped in kVA. Fully loaded, a 75 kVA unit draws about 72 A at 600 V and delivers about 208 A at 208 V.',
      'A subpanel then spreads that power over a floor, or carries it to a far corner. Where the voltage is right already, a feeder and a panel will do. In converted factories, such as those of [Liberty Village](/toronto/liberty-village) or Carlaw Avenue in [Leslieville](/toronto/leslieville), units were often split and merged. There a firm in business since {claim:sinceServices} traces the feeds before it adds to them.',
    ],
  },
  signs: {
    heading: 'Reasons to bring capacity closer',
    items: [
      'The floor panel is full while the main switchboard has room.',
      'Lights dim at the far end when equipment starts: a long run on small conductors.',
      'One unit is becoming two, and each half needs its own panel.',
      'A salon, clinic or server room is moving onto wiring laid out for desks.',
      'The garage is to get chargers, and the spare power is at 600 V.',
      'The transformer is louder than it was. If it smells of burning or smokes, get out and call 911.',
    ],
  },
  steps: {
    heading: 'Sizing, siting & the tie-in',
    items: [
      {
        title: 'Read upstream',
        text: 'We note the breaker, the feeder, the nameplates and the real load, with a recording meter if the floor is busy. A spare breaker proves little until the bus and the demand behind it are known.',
      },
      {
        title: 'Choose the kVA',
        text: 'The unit is sized for the load you have plus what you can name. A transformer loses some energy all day with nothing plugged in, so bigger is not free. Heavy electronic loads may call for a K-rated one.',
      },
      {
        title: 'Pick the spot',
        text: 'It needs air, working space, and a floor or wall that can carry as much as a piano weighs. It also hums, so we agree on the place with the landlord before the feeder is drawn.',
      },
      {
        title: 'Rough in, then tie in',
        text: 'Conduit, feeder and panel go up with the building live. The last connection needs a shutdown: source off, locked and proved dead. Building management gets the date and the hours, and most of the noise is over by then.',
      },
      {
        title: 'Prove it under load',
        text: 'Phase order, grounding and every voltage are checked, and the taps are set if the supply runs high or low. After ESA has inspected, the panel gets a typed schedule that names its source.',
      },
    ],
  },
  cost: {
    heading: 'What a transformer job is priced by',
    paragraphs: [
      'The unit itself is one part: its kVA, its winding, its delivery. The feeder is another, by length, by metal, and by the floors and fire walls it crosses. Then come the hours at which the building lets you shut down, and hoisting to a mezzanine or roof can pass all of that.',
      'A subpanel at the same voltage, near its source, is the simplest case. Used transformers are offered from time to time. Before we fit one we look at its mark, its age, its insulation test and its losses, because a cheap unit can be costly to run.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Before we size anything',
    items: [
      'The single-line diagram, if the building has one.',
      'A photo of the label on the main switch and on the floor panel, doors shut.',
      'The equipment list with volts, amps and phase.',
      'Where you would like it to stand, and who sits next to that wall.',
      "The building's rules on shutdowns and notice.",
    ],
  },
  questions: [
    {
      question: 'How loud is a transformer?',
      answer:
        'It hums at 120 hertz and never stops. A spot away from shared office walls, with vibration pads and flexible final connections, prevents most complaints. Moving one later costs far more than a good place at the start.',
    },
    {
      question: 'Can it feed EV chargers?',
      answer:
        'If its spare kVA and the supply behind it allow. For commercial and multi-family sites, utilities owe a free preliminary consultation, answered in 15 days. Ask for that first, then read about [charger installation](/ev-energy/charger-installation). Managed charging can often stretch what you have.',
    },
    {
      question: 'Delta or wye: why should we care?',
      answer:
        'Because equipment cares. A wye gives a neutral, so 120 V loads can run. A 600 V delta has none, so 347 V lighting cannot. For machines, see [transformer and motor control](/industrial/transformer-motor-control).',
    },
  ],
  example: 'Example: Dentist on the second floor needs 120/208 V, building has 600 V',
  related: ['industrial/transformer-motor-control', 'industrial/600v-800a-services', 'ev-energy/charger-installation'],
}
