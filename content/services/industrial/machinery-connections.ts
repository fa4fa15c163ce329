import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Industrial machinery connections | {business}',
  metaDescription:
    'CNC machines, presses, ovens and packing lines connected in GTA plants, imported 480 V equipment included: nameplate, transformer, disconnect and first start.',
  h1: 'Machinery connections & plant moves',
  lead: 'The truck is booked, the rigger is booked, and the manual is in another language. Even so, the electrical side goes well when somebody has read the nameplate first.',
  updatedOn: '2026-11-20',
  summary: 'New, moved and imported machines: feeds, disconnects, transformers and a checked first start.',
  circuit: '60 A fused disconnect, 600 V, 3-phase',
  facts: [
    { label: 'Price', value: 'By estimate, once we know the nameplate' },
    { label: 'Supply', value: '600 V or 208 V, three-phase' },
    { label: 'Imported', value: '480 V behind its own transformer' },
    { label: 'Approval', value: 'A recognized mark, or a field evaluation' },
    { label: 'Permit', value: 'ESA notification, ahead of the rigger' },
  ],
  what: {
    heading: 'What the nameplate has to say',
    paragraphs: [
      'A machine wants four things: its voltage, conductors to suit its current, protection its maker accepts, and a disconnect within reach of the operator. Machines made for this market take 600 V or 208 V, three-phase. Imported ones may want 480 V, and they are put behind a transformer sized for the kVA and for the current at start.',
      'Frequency comes next. An induction motor built for 50 hertz turns about a fifth faster on our 60, so ask the builder what that does to pumps and gears. Last, look for a certification mark. As a rule a machine without a mark recognized in Ontario needs a field evaluation before it is energized. We have been in business since {claim:sinceServices}, and we still want a photo of the plate before the crate ships.',
    ],
  },
  signs: {
    heading: 'What should make you call early',
    items: [
      'The plate says 480 V, or 50 Hz.',
      'You see no certification mark that you know.',
      'The machine needs a neutral, and your 600 V system is three-wire.',
      'Ten machines are moving to another bay, and the drops are where they used to stand.',
      'The disconnect will end up behind the machine.',
      'It trips its breaker on starting, though it runs well afterwards.',
      'An extension cord feeds something that never moves.',
    ],
  },
  steps: {
    heading: 'Nameplate to first part',
    items: [
      {
        title: 'Read the plate',
        text: 'Photos of the plate and the electrical page of the manual are enough to begin. We check volts, phase, full-load amps and short-circuit rating, then say what your supply can give it and what is missing.',
      },
      {
        title: 'Mark the floor',
        text: "Drop, disconnect and transformer are marked on the rigger's plan, clear of doors, crane path and the side where maintenance stands. Slots in concrete are cut before the machine lands, since nobody wants to lift it twice.",
      },
      {
        title: 'Run the feed',
        text: 'With ESA notified, conduit or tray goes up while the shop works below or beside it. Conductors are pulled to the disconnect and left dead. If the [service itself is short](/industrial/600v-800a-services), that is settled before this point.',
      },
      {
        title: 'Connect under lockout',
        text: 'The source is locked off and proved dead, with a personal lock for each person at work. Terminals are torqued to the figure in the manual. Bonding to the frame is measured, and written down.',
      },
      {
        title: 'Start it together',
        text: "Your technician or the builder's stands by. Voltage is checked at the terminals, then rotation, before a pump or spindle engages. Current on each phase, idle and loaded, becomes the record for later years.",
      },
    ],
  },
  cost: {
    heading: 'What a connection costs you, and when',
    paragraphs: [
      'Distance to a panel or busway with room, the amps, a transformer if there is one, cutting concrete, and work at height: these make the price. The body that evaluates an unmarked machine charges its own fee, and the changes it asks for cost money too, so put both into the purchase.',
      'A whole line moved at one time costs less for each machine than the same line moved one by one, and for a single machine that trips or will not start, small diagnostics run {price:diagnostics} as a typical range, plus HST.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Send us, before the truck is booked',
    items: [
      'A sharp photo of the nameplate and of every mark near it.',
      'The electrical drawings, in any language.',
      'A floor plan with the landing place.',
      'The dates of rigger and builder.',
      'A photo of the label on the nearest panel or busway.',
    ],
  },
  questions: [
    {
      question: 'Our used machine has no mark. Can you connect it?',
      answer:
        'Not at once, as a rule, because an accredited body evaluates it on site and may ask for changes, such as a new disconnect or wire. We can do those, but book the visit early, since the machine may have to stand idle until its label is on.',
    },
    {
      question: 'Why does the transformer trip its breaker at switch-on?',
      answer:
        'It is called inrush: for a fraction of a second an idle transformer can draw many times its rated current. The primary breaker must be of a type and setting that lets this pass and still protects. Resetting again and again is no cure; see [breaker trips](/emergency/breaker-trips).',
    },
    {
      question: 'Do you also wire the controls?',
      answer:
        'Yes: safety gates, interlocks and links to the next machine belong to [PLC and automation wiring](/industrial/plc-automation-wiring). Plants in [Mississauga](/gta/mississauga) and [Brampton](/gta/brampton) that move a line often want both done in one shutdown.',
    },
  ],
  example: 'Example: Press brake from Italy, 400 V on the plate, rigger booked for April 3',
  related: ['commercial/transformers-subpanels', 'commercial/power-distribution', 'emergency/breaker-trips'],
}
