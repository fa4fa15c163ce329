import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Office, retail & restaurant electricians in the GTA',
  metaDescription:
    'Power and lighting for offices, shops and kitchens in Toronto and the GTA: what to check before you sign a lease, and how a fit-out runs to opening day.',
  h1: 'Office, retail & restaurant electricians',
  lead: 'A unit that last sold shoes will not run a kitchen as it stands. We wire tenant fit-outs, and we fix and extend what is there while you stay open.',
  updatedOn: '2026-11-20',
  summary: 'Tenant fit-outs, new circuits and repairs for working shops, offices and kitchens.',
  circuit: '100 A tenant panel, 120/208 V, 3-phase',
  image: 'restaurant-lighting',
  facts: [
    { label: 'Price', value: 'By estimate, after a walk through the unit' },
    { label: 'Supply', value: 'Often 120/208 V, three-phase' },
    { label: 'Permit', value: 'ESA notification, apart from the city permit' },
    { label: 'Landlord', value: 'Consent is usual for panel and roof work' },
    { label: 'Licence', value: 'Licensed electrical contractor, {licence}' },
  ],
  what: {
    heading: 'Wiring a unit for its next trade',
    paragraphs: [
      'Each trade loads a building in its own way. An office wants receptacles where the desks will stand and light that is kind to screens. A shop wants track lighting, power at the sign and a till on its own circuit. A kitchen wants hood fans, coolers, a dishwasher and often three-phase ovens, all at the same hour.',
      'So the supply comes first. Many units have 120/208 V, three-phase. Some have a single-phase feed, and that decides which ovens and compressors you can buy. On old main streets such as [the Danforth](/toronto/the-danforth) and in [Kensington Market](/toronto/kensington-market), several ages of wiring can share one wall. In business since {claim:sinceServices}, we expect that and look before we quote.',
    ],
  },
  signs: {
    heading: 'Call before the shelves go up if',
    items: [
      'You are about to sign a lease, and nobody can say how many amps the unit has.',
      'The oven on your list is 208 V, three-phase, and the panel looks like one from a house.',
      'A breaker goes at the lunch rush. [What to do when a breaker trips](/emergency/breaker-trips) covers today.',
      "The card terminal restarts whenever the cooler's compressor kicks in.",
      'Power bars under the desks do the work of receptacles.',
      'The landlord asks for papers on past electrical work, and there are none.',
    ],
  },
  steps: {
    heading: 'The weeks before opening day',
    items: [
      {
        title: 'Walk the unit',
        text: 'We read the panel, the main and the feed, and ask the landlord what the unit may draw. You bring the layout and the equipment list. If the power is short, you learn it before you order.',
      },
      {
        title: 'Add up the load',
        text: 'Every nameplate goes into a load calculation, with fans, cooling and hot water. The answer tells you whether the panel will do, needs [an upgrade](/commercial/panel-lighting-upgrades), or should get a [subpanel near the kitchen](/commercial/transformers-subpanels).',
      },
      {
        title: 'File and rough in',
        text: 'Our ESA notification goes in ahead of the first box. Then conduit and cable go up beside the other trades. Wiring that walls will hide must be ready for inspection first, so we settle the drywall date together.',
      },
      {
        title: 'Connect and light',
        text: 'Once the finishes are up we connect equipment, hang fixtures and set dimmers. [Exit signs and emergency units](/commercial/exit-security-lighting) are tried with the lights off, while there is still time to move one.',
      },
      {
        title: 'Hand over',
        text: 'You get a panel schedule that names real things, such as the prep cooler, in place of a column of "plugs". ESA papers go in your lease file. Staff learn which breakers they may reset, and how often.',
      },
    ],
  },
  cost: {
    heading: 'Why two equal units cost differently',
    paragraphs: [
      'There is no honest price per square foot, since a phone shop and a pizzeria share almost nothing. The sum follows the number of new circuits, the length of the feed, the height of the ceiling, and whether that ceiling is open or finished. Bringing three-phase to a single-phase unit can outweigh everything else.',
      'Fixtures vary more in price than the labour to hang them. Work at night adds to the labour. For a fault in a shop that is already open, small diagnostics typically run {price:diagnostics}, plus HST.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Bring these to the walk-through',
    items: [
      'A floor plan, even a sketch, with the equipment marked.',
      'Cut sheets or nameplates: volts, amps, phase.',
      'The lease pages on hydro, the roof and access after hours.',
      'Your opening date, and when the other trades are in.',
      "The landlord's or property manager's contact.",
    ],
  },
  questions: [
    {
      question: 'Can you work while we are open?',
      answer:
        'Often, in part. Quiet work can go on in one area behind a taped line. Anything that cuts the power to coolers or the till is booked for hours when you are closed, and we agree on its length beforehand.',
    },
    {
      question: 'Does the building permit cover the wiring?',
      answer:
        "No. The city's building permit and ESA's notification are two separate things, and a fit-out that changes walls or use often needs both. Whoever does the electrical work files with ESA, so that half is ours.",
    },
    {
      question: 'Our shop is in a heritage district. What changes?',
      answer:
        'Mostly what shows from the street. In the four districts of [Markham](/gta/markham), even a new sign or an exterior change goes to review. Plan shop lighting early, and ask the city before you order.',
    },
  ],
  example: 'Example: Nail salon becomes a bakery, two electric ovens, we open in May',
  related: ['residential/pot-lights-led-lighting', 'ev-energy/charger-installation', 'emergency/electrical-repairs'],
}
