import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Knob & tube wiring',
  panelLabel: 'Knob & tube',
  order: 50,
  seoTitle: 'Knob & tube wiring, Toronto & GTA: keep or replace it',
  metaDescription:
    'Knob and tube, aluminum or two-prong outlets? What ESA and insurers ask in Ontario, what can stay, and how a rewire goes room by room. Licensed.',
  h1: 'Knob & tube wiring in Toronto and the GTA',
  lead: 'You get a list of which old wire is live, which is dead, and what can stay. Most families stay home during the work.',
  updatedOn: '2026-11-28',
  summary: 'Old cloth-covered circuits traced, listed and replaced in stages, with the plaster in mind.',
  circuit: '15 A, 120 V, no ground',
  headPicture: {
    drawing: 'knob-tube',
    alt: 'A ceiling cut open: joists, the wiring along them, and a lamp that it feeds.',
    keys: {
      label: 'Choose the old wiring or the new',
      items: [
        { name: 'Knob and tube', note: 'Two wires on porcelain knobs, without a ground.' },
        { name: 'New cable', note: 'One grounded cable. The old wire stays, dead.' },
      ],
    },
  },
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the access, the walls, and how many circuits are old.',
    note: 'A price by the square foot would be a guess. We trace the old wire, then you get a price in writing. Ask on the phone what that visit costs and the first day we can come, so that you know both before you book.',
  },
  facts: [
    { value: 'How long', label: 'days for a small house, weeks for a large one', isTime: true },
    { value: 'Power off', label: 'in one or two rooms at a time' },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA) before any wall is opened' },
    { value: 'Your insurer', label: 'often sets terms, so ask it first' },
  ],
  overview: {
    heading: 'What is knob and tube?',
    statement: 'Knob and tube is the wiring of old houses: {rule:knob-and-tube}.',
    folds: [
      {
        heading: 'Is knob and tube safe, and what do insurers ask?',
        paragraphs: [
          'Knob and tube is no longer installed, but it is safe if it is properly maintained. The trouble comes from later changes, such as splices outside boxes, insulation packed around it, or loads it was never meant for.',
          'Streets in [Riverdale](/toronto/riverdale), [the Annex](/toronto/the-annex), [High Park](/toronto/high-park) and [Leslieville](/toronto/leslieville) date from the years of knob and tube. Often only part of the old wire is left, behind a newer panel that hides it.',
          'Many insurers refuse old wire, or want it replaced by a date. Ask yours for its terms in writing before you plan any work.',
          'ESA can pass the old wire once exposed or altered parts and heavy loads are taken off it, and outlets have a ground or a GFCI (ground fault circuit interrupter), which cuts the power if you could get a shock. An insurer may still want more.',
        ],
      },
      {
        heading: 'Aluminum wiring: what to know before you sell or insure',
        paragraphs: [
          '{rule:aluminum} Look at a cable in the basement, without touching it. The sheath says ALUMINUM, ALUM or AL. Some homes have both aluminum and copper.',
          'The Ontario code still allows aluminum. The weak spots are the joints. Outlets and switches must be marked for aluminum (CO/ALR), or a short piece of copper is joined on with a connector approved for both.',
          'Some insurers will not start or renew a policy without an ESA inspection. We check the joints and repair them. {rule:esa} Insurers seldom ask for all of it to be replaced.',
        ],
      },
      {
        heading: 'Two-prong (ungrounded) outlets: three ways to fix them',
        paragraphs: [
          'A two-prong outlet has no ground. It can stay for a table lamp, or be replaced by a new two-prong one. A three-prong outlet may go in if a GFCI protects it. The GFCI guards people, and we mark the outlet "no ground". The full fix is a new grounded cable, and a computer, a fridge or a kitchen should have that.',
          'A three-prong outlet with no ground and no GFCI is a fault, and home inspectors test for it.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Keep knob and tube, or replace it?',
    lead: 'Find the case that is closest to yours.',
    items: [
      {
        question: 'Is it untouched, dry and lightly used?',
        answer: 'It may stay',
        text: 'We test it and write down what we find. Ask your insurer if that is enough.',
      },
      {
        question: 'Is a kitchen or bath still on it?',
        answer: 'Replace those first',
        text: 'Heavy loads and wet rooms come off the old wire first, and the bedrooms can wait.',
      },
      {
        question: 'Did an insurer or buyer set a date?',
        answer: 'Replace in stages',
        text: 'We plan backward from that date, and put in writing what has been done.',
      },
      {
        question: 'Are the walls open right now?',
        answer: 'Replace it all now',
        text: 'Wiring costs least before the drywall goes up.',
      },
    ],
  },
  signs: {
    heading: 'Signs of old wiring',
    items: [
      'White porcelain knobs along the joists in the basement or the attic.',
      'Outlets with only two slots in the rooms upstairs.',
      'Switches that push or twist instead of flip.',
      'A house from before about 1945, and no papers for a rewire.',
      'A bedroom breaker that trips when a heater is on. Do not use a heater there again.',
      '{danger:smoke}',
    ],
  },
  steps: {
    heading: 'How a rewire goes, room by room',
    items: [
      {
        title: 'Trace the circuits',
        text: 'We follow each circuit with the walls closed. You get a list of live old wire, dead leftovers, newer cable, and what nobody can see. Your insurer may want that list.',
      },
      {
        title: 'Choose what to replace',
        text: 'You can replace all of it, or the heavy loads first. Some owners follow [a plan for the year](/blog/electrical-rewiring-new-year), one floor at a time.',
      },
      {
        title: 'Mark the holes',
        text: 'We mark each opening with you. Most are small squares by switches, outlets and ceiling lights. Old plaster is dusty, so the furniture goes to the middle of the room, under drop sheets.',
      },
      {
        title: 'Pull new cable',
        text: 'We run grounded cable room by room. It comes up from the basement and down from the attic. The rest of the house keeps its power.',
      },
      {
        title: 'Inspect, then close the walls',
        text: '{rule:esa} Then the walls are closed. The old wire is cut off at both ends and often stays in the wall, dead. Plastering is a separate trade with its own price.',
      },
    ],
  },
  cost: {
    heading: 'Why some rewires cost more',
    low: { note: 'An empty house, with an open basement and attic.' },
    moves: [
      { name: 'Old circuits', note: 'The price depends on how many are still old.' },
      { name: 'Walls', note: 'Tile and ornate plaster slow the work down.' },
      {
        name: 'Arc-fault breakers',
        note: 'New cable to bedrooms and living rooms usually needs them. They cost more than plain ones.',
      },
    ],
    high: { note: 'A lived-in house with a finished third floor.' },
    notes: [
      'Most of the plaster can be saved. Cable goes through closets, from below and from above. You can have it all done at once, or in stages over a year.',
      'An arc-fault breaker trips when a wire sparks, and the quote lists each one. A new panel is often part of the job: [fuses to breakers](/residential/fuse-box-conversions) typically cost {price:fuse-to-breaker}, plus HST. Finding a fault on an old circuit in office hours is typically {price:diagnostics}, plus HST; the repair is priced separately.',
    ],
    prices: ['fuse-to-breaker', 'diagnostics'],
  },
  ready: {
    heading: 'What to gather before you call',
    items: [
      'The year of the house, and of any renovation.',
      "[The insurer's letter]({photos}), with its exact words and its date.",
      'The home inspection report, if there is one.',
      'A list of rooms with two-slot outlets.',
      'Moulding, tile or wallpaper that must not be cut.',
    ],
  },
  questions: [
    {
      question: 'Is knob and tube legal in Ontario?',
      answer:
        'Knob and tube may stay where it is sound, though it should not be extended. Insurance is usually the harder question, so ask your insurer first.',
    },
    {
      question: 'The house has a new panel. Was it rewired?',
      answer:
        'Not always. A tidy breaker panel can feed cloth-covered wire two floors up. Old ESA papers may say what was done. Without them, tracing is the way to know.',
    },
    {
      question: 'Can we live at home during the work?',
      answer:
        'Yes, most families do. We move from room to room, and you have power in the others, apart from the day when the panel is changed.',
    },
  ],
  form: {
    heading: 'Have your old wiring traced',
    lead: 'Tell us the year of the house, what you saw, and what the insurer wrote.',
    example: 'Example: 1912 semi, inspector saw knob and tube in the attic, we close in May',
  },
  related: ['smart-home/radiora-3', 'emergency/electrical-repairs', 'emergency/breaker-trips'],
  drawing: {
    circuits: ['c-knob-tube'],
    switches: ['c-knob-tube'],
    crop: { wide: [520, 90, 240, 190], phone: [480, 96, 228, 110] },
  },
})
