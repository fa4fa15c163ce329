import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Panel & lighting upgrades',
  panelLabel: 'Panels & lights',
  order: 20,
  seoTitle: 'Commercial LED lighting & panel upgrades, Toronto & GTA',
  metaDescription:
    'LED typically uses 50-80% less energy for lighting, and frees room in the panel. Licensed Toronto and GTA electricians, zone by zone. Call for a quote.',
  h1: 'Commercial LED and panel upgrades in the GTA',
  lead: 'New lights can cut your bill and make room in a full panel. We change both, one zone at a time, while your people work.',
  updatedOn: '2026-11-28',
  summary: 'LED relighting and new panels planned as one job, so the power you save can feed something else.',
  circuit: '347 V LED high bays, 15 A branch circuits',
  image: 'warehouse-high-bay',
  headPrice: {
    kind: 'quote',
    label:
      'The price depends on the number of fixtures, the height of the ceiling, the controls, and the size of the panel.',
    note: 'We count the fixtures and the hours, and put your price and your saving in writing.',
  },
  facts: [
    { value: 'Energy saved', label: 'typically 50-80% of what the old lights use' },
    { value: 'Rated life', label: '25,000+ hours for many LED fixtures' },
    { value: 'You stay open', label: 'we work zone by zone, and the rest of the floor stays lit' },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA) before a fixture moves' },
    { value: '347 V lights', label: 'common in larger buildings; all parts must be rated for 347 V' },
  ],
  overview: {
    heading: 'What an LED and panel upgrade does',
    statement:
      'We change tired fixtures to LED and replace the panel that feeds them. Lighting uses less power, so more is left for machines, coolers or chargers.',
    folds: [
      {
        heading: 'Why change the lights and the panel together?',
        paragraphs: [
          'Old lights and old panels tend to wear out in the same years. When the lights draw less, the panel has room again, and that room may carry a compressor or a few chargers. We do the load calculation both ways and show you the result before you decide.',
          'Lights in many larger buildings run at 347 V, so drivers (the power supplies of LEDs), switches and sensors all have to be rated for it. We read the label on the old fixture before we order a new one.',
        ],
      },
      {
        heading: 'Keep the fixtures or replace them?',
        paragraphs: [
          'LED tubes and kits cost less at first. The old lens, sockets and wiring stay, though, and often each fixture has to be rewired and given a new label. At warehouse height, a whole new fixture is often the simpler job.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'sizes',
    heading: 'What LED uses in place of 100 W',
    lead: 'Your own count will differ, so we measure it.',
    scale: 'Each part is 10 W.',
    part: 10,
    items: [
      {
        value: 20,
        figure: '20 W',
        label: '80% saved',
        text: 'This is the best case, with old bulbs that lost most of their power as heat.',
      },
      {
        value: 50,
        figure: '50 W',
        label: '50% saved',
        text: 'With newer fluorescent tubes, LED saves about half.',
      },
      {
        value: 100,
        figure: '100 W',
        label: 'Before LED',
        text: 'A metal halide or fluorescent light loses part of its power as heat, up at the roof.',
      },
    ],
  },
  signs: {
    heading: 'Signs your lights or panel are due',
    items: [
      'Fixtures hum, change colour or take minutes to warm up.',
      'Somebody rents a lift every few months to change bulbs or tubes.',
      'The panel has no free space left.',
      'The maker of your panel is gone, and breakers are hard to find.',
      'Lights stay on all night over empty aisles.',
      'The panel buzzes more than it used to. Keep your hands off it, and call us today.',
    ],
  },
  steps: {
    heading: 'How we work while you stay open',
    items: [
      {
        title: 'Count the fixtures and the load',
        text: 'Each fixture goes on a list, with its hours and its height, and so does all that the panel feeds. Where the load is in doubt, a recording meter stays on for some days and shows your true peak.',
      },
      {
        title: 'Hang a sample light',
        text: 'One or two fixtures go up first. You stand under them and judge the glare, the colour and how a shelf label reads. No spec sheet can tell you that.',
      },
      {
        title: 'Order the parts and file the permit',
        text: 'We order the parts and notify ESA. The date often depends on delivery. If the service itself must be off, we book that with the utility at the same time.',
      },
      {
        title: 'Replace the lights',
        text: 'We work on one aisle or zone at a time. Sensors are set as each zone is done. Old tubes, bulbs and ballasts leave in separate bins for recycling.',
      },
      {
        title: 'Change the panel',
        text: 'This commonly takes 4 to 8 hours, booked ahead. Each circuit is traced and tagged before the day. A large or crowded panel takes longer. {rule:certificate}',
      },
    ],
  },
  cost: {
    heading: 'What affects the price of LED and panels',
    low: { note: 'A few lights that hang low, on sound wiring and boxes that can stay.' },
    moves: [
      { name: 'Height', note: 'What counts is how high the lights hang, and whether a lift can reach them.' },
      { name: 'Controls', note: 'The price depends on what they have to do.' },
      {
        name: 'The panel',
        note: 'Amps, spaces and voltage count, and the short-circuit current that it must withstand.',
      },
    ],
    high: { note: 'A service that has to grow. The utility charges separately, and sets its own dates.' },
    notes: [
      'Sound wiring and boxes can often stay, which saves more than a bargain on fixtures.',
      'Rebates change, so ask us what is open now. In a small shop, finding the fault in one flickering circuit in office hours is typically {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to have ready for an LED quote',
    items: [
      'Twelve months of hydro bills, with the line for peak demand if there is one.',
      'A rough count of the fixtures, and [a photo of one fixture]({photos}).',
      'Ceiling height, and where a lift can drive.',
      'Working hours, and the aisles that are never empty.',
      'Any machine or charger you plan to add.',
    ],
  },
  questions: [
    {
      question: 'How much will we save?',
      answer:
        'Lighting typically uses 50-80% less energy after a retrofit. What that is worth on the bill depends on your hours and your electricity rate, and we put the figures in writing with the quote.',
    },
    {
      question: 'Will new lights lower our demand charge?',
      answer:
        'If your peak comes while the lights are on, that peak should fall. Larger accounts are usually billed for their peak as well as for the energy they use. [Energy management](/ev-energy/energy-management) deals with the rest of that peak.',
    },
    {
      question: 'What goes dark on panel day?',
      answer:
        'Everything that panel feeds goes dark. We go through the list with you first, from servers and freezers to doors and the alarm. A load that cannot stop may be fed another way for the day, if we plan it.',
    },
  ],
  form: {
    heading: 'Get a quote for lights or a panel',
    lead: 'Tell us the kind of building, a rough count of the fixtures, and what bothers you.',
    example: 'Example: 40 fluorescent fixtures, half of them buzz, and the panel is full',
  },
  related: ['ev-energy/energy-management', 'ev-energy/charger-installation', 'emergency/panel-repairs'],
  drawing: { circuits: ['c-office', 'c-subpanel'], crop: { wide: [290, 196, 350, 256], phone: [296, 200, 180, 110] } },
})
