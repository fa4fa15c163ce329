import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Office, retail & restaurant',
  panelLabel: 'Offices & shops',
  order: 10,
  seoTitle: 'Office, retail & restaurant electricians, Toronto & GTA',
  metaDescription:
    'Licensed electricians for offices, shops and restaurants in Toronto and the GTA. Fit-outs, new circuits, repairs. Call for a walk-through and a written quote.',
  h1: 'Office, retail and restaurant electricians in Toronto',
  lead: 'We wire offices, shops and restaurants for opening day, and repair them while you stay open. Call us before you sign the lease.',
  updatedOn: '2026-11-28',
  summary: 'Tenant fit-outs, new circuits and repairs for offices, shops and kitchens that have to open on time.',
  circuit: '100 A tenant panel, 120/208 V, 3-phase',
  image: 'restaurant-lighting',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the power in the unit, the circuits you add, and the hours we can work.',
    note: 'We walk through the unit with you, then you get a written quote.',
  },
  facts: [
    { value: 'Power in the unit', label: 'often 120/208 V, three-phase; in some units single-phase, as in a house' },
    { value: 'Permits', label: 'we file with the Electrical Safety Authority (ESA); the building permit is separate' },
    { value: "Landlord's consent", label: 'needed before work on the panel or the roof' },
  ],
  overview: {
    heading: 'What a fit-out is',
    statement:
      'A fit-out turns an empty unit into your shop, office or kitchen, with power where you need it, light that suits the work, and papers for the landlord.',
    folds: [
      {
        heading: 'Check the power before you lease',
        paragraphs: [
          'Many units get 120/208 V, three-phase, and large ovens, coolers and compressors often need it. Some units have a single-phase feed instead, the kind a house has. That can rule out half of your equipment list, and it is hard to change later.',
          'On old main streets such as [the Danforth](/toronto/the-danforth) and in [Kensington Market](/toronto/kensington-market), one wall can hold several ages of wiring. So we look before we quote.',
        ],
      },
      {
        heading: 'Permits and heritage streets',
        paragraphs: [
          'The city issues the building permit. Electrical work is reported to the Electrical Safety Authority (ESA). A fit-out often needs both, and we file with ESA.',
          'In a heritage district, the city may review what shows from the street. The four districts of [Markham](/gta/markham), for example, look at new signs and outside changes. Ask the city before you order the sign.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'What goes where in your unit',
    lead: 'These are the five spots where a new tenant usually needs us.',
    items: [
      {
        name: 'Kitchen',
        text: 'Hood fans, coolers, ovens and a dishwasher all run at noon. The big ones get a circuit each.',
      },
      {
        name: 'Sales floor',
        text: 'We wire track lights, the sign, and a cash register that does not share its breaker with a cooler.',
      },
      {
        name: 'Desks',
        text: 'We put outlets where people sit, in the floor, the wall or a post, so the power bars can go.',
      },
      {
        name: 'Electrical room',
        text: 'The main switch and your panel are here. We find out how much power the landlord lets the unit use.',
      },
      {
        name: 'Way out',
        text: 'We try the [exit signs and emergency lights](/commercial/exit-security-lighting) in the dark before you open.',
      },
    ],
  },
  signs: {
    heading: 'Call us before you open if',
    items: [
      'Nobody can say how many amps the unit has.',
      'Your oven is 208 V, three-phase, and the panel looks like one from a house.',
      'A breaker trips at the lunch rush. For today, see [what to do when a breaker trips](/emergency/breaker-trips).',
      'The card reader restarts when the cooler kicks in.',
      'The landlord wants papers for past work, and there are none.',
    ],
  },
  steps: {
    heading: 'From walk-through to opening day',
    items: [
      {
        title: 'Walk through the unit',
        text: 'We check the main switch, the cable to your panel and the panel itself against your equipment list, and ask the landlord what the unit may use. If there is too little power, you hear it before you order ovens.',
      },
      {
        title: 'Calculate the load',
        text: 'We add up what you plan to run, with fans, cooling and hot water, from the nameplate on each machine (the small plate with its volts and amps). Then you know if the panel is enough, needs [a panel upgrade](/commercial/panel-lighting-upgrades), or needs a [subpanel near the kitchen](/commercial/transformers-subpanels).',
      },
      {
        title: 'Run pipe and cable',
        text: 'Pipe and cable go up while the walls are open. {rule:esa} We agree on the drywall date with your builder, so nobody opens a wall twice.',
      },
      {
        title: 'Connect the equipment',
        text: 'Once the paint is dry, we connect equipment, fixtures and dimmers. We run each machine before your staff come in.',
      },
      {
        title: 'Hand over the papers',
        text: 'You get a panel list with real names on it. The list says "prep cooler", so nobody has to guess at "plugs 4". ESA papers go in your lease file, and your staff learn which breakers they may reset.',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of a fit-out',
    low: { note: 'A few new circuits near the main switch, on the power that the unit has now.' },
    moves: [
      { name: 'More circuits', note: 'What you need to add counts, and so does the distance from the main switch.' },
      { name: 'The ceiling', note: 'A high ceiling counts, and so does a finished one.' },
      { name: 'Night work', note: 'It adds to the labour, where the power may be off only at night.' },
    ],
    high: { note: 'Three-phase power for a single-phase unit, which can cost more than all the rest.' },
    notes: [
      'A price per square foot would tell you little, because a phone shop and a pizzeria of the same size need very different wiring.',
      'If you are open already and one thing is wrong, finding the fault in office hours typically costs {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Bring these to the walk-through',
    items: [
      '[A floor plan]({photos}), even a sketch, with the equipment marked.',
      'The nameplates or spec sheets of your equipment, with volts, amps and phase.',
      'The pages of the lease on hydro, the roof and after-hours access.',
      'Your opening date, and when the other trades are in.',
      "The landlord's or property manager's number.",
    ],
  },
  questions: [
    {
      question: 'Can you work while we are open?',
      answer:
        'Often we can. Quiet work can go on in one area behind a taped line. Anything that cuts the power to coolers or the cash register is booked for hours when you are closed, and we agree on how long before we start.',
    },
    {
      question: 'Does the building permit cover the wiring?',
      answer:
        'No. The building permit and the ESA notification are two separate things, from two offices. Whoever does the electrical work files with ESA, so you can leave that one to us.',
    },
    {
      question: 'We only need a few outlets and a dead sign fixed. Is that too small?',
      answer: 'Not at all. Tell us what stopped working and when you close.',
    },
  ],
  form: {
    heading: 'Get a quote for your unit',
    lead: 'Tell us what the unit was, what it will be, and when you open.',
    example: 'Example: Nail salon becomes a bakery, two electric ovens, we open in May',
  },
  related: ['residential/pot-lights-led-lighting', 'ev-energy/charger-installation', 'emergency/electrical-repairs'],
  drawing: {
    circuits: ['c-kitchen', 'c-shop', 'c-office', 'c-subpanel'],
    crop: { wide: [60, 186, 590, 340], phone: [110, 352, 310, 130] },
  },
})
