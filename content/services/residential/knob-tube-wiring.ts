import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Knob & tube wiring in Toronto: check, keep or replace',
  metaDescription:
    'Knob-and-tube in an old Toronto house: how to spot it, what ESA and insurers tend to ask, how a rewire goes room by room, and what sets the price.',
  h1: 'Knob & tube wiring: keep or replace?',
  lead: 'Old is not the same as faulty. Knob-and-tube that nobody has touched can be sound; the trouble is usually what was added later. We trace it, tell you which part is which, and replace what needs replacing.',
  updatedOn: '2026-11-20',
  summary: 'Old cloth-covered circuits traced, listed and replaced in stages, with the plaster in mind.',
  circuit: '15 A, 120 V, no ground',
  image: 'knob-and-tube',
  facts: [
    { label: 'Price', value: 'By the house, in stages if you wish' },
    { label: 'On site', value: 'Days to weeks, depending on the walls' },
    { label: 'Permit', value: 'ESA notification, then inspection' },
    { label: 'Insurer', value: 'Ask yours first: many set conditions' },
    { label: 'Power off', value: 'A few rooms at a time' },
  ],
  what: {
    heading: 'Cloth-covered wire on porcelain',
    paragraphs: [
      'From the early 1900s into the 1940s, houses were wired with two separate conductors, held on porcelain knobs and run through joists in porcelain tubes. There is no ground wire. It is no longer installed, but it is safe provided it is properly maintained. Later splices, insulation packed around it and loads it was never meant for are what spoil it.',
      'Many houses in [Riverdale](/toronto/riverdale), [the Annex](/toronto/the-annex), [High Park](/toronto/high-park) and [Leslieville](/toronto/leslieville) date from those years. Often only part of the old wiring is left, behind a newer panel that hides it. {claim:experienceServices} of working in such houses helps us to read the layers.',
    ],
  },
  signs: {
    heading: 'How to tell with the walls closed',
    items: [
      'White porcelain knobs or tubes along the joists in the basement or attic.',
      'Two-slot outlets upstairs, with no hole for a ground.',
      'Switches that push or twist instead of flip.',
      'A house from before 1940 or so, and no paper that says it was rewired.',
      'A form from the insurer with the words knob-and-tube on it.',
      'A bedroom circuit that trips on a heater. Stop using that heater there.',
    ],
  },
  steps: {
    heading: 'A rewire, room by room',
    items: [
      {
        title: 'Trace what is live',
        text: 'A licensed electrician follows the circuits from the panel to each room, walls closed. You get a list: live old wiring, dead leftovers, newer cable, and what nobody can see. Your insurer may want that list as well.',
      },
      {
        title: 'Decide the scope',
        text: 'Some owners replace it all. Others take the kitchen and the heavy loads off it, and follow [a plan for the year](/blog/electrical-rewiring-new-year). As a rule it can pass ESA when exposed and altered parts are gone, big loads are off it, and outlets are grounded or GFCI-protected. An insurer may want more.',
      },
      {
        title: 'Agree on the holes',
        text: 'Once the ESA notification is filed, and before work starts, we walk the rooms and mark each opening with you: usually small squares by switches, outlets and ceiling lights. Furniture goes to the middle, under sheets. Old plaster is dusty, so expect that.',
      },
      {
        title: 'Pull new cable',
        text: 'Grounded cable comes up from the basement and down from the attic, a few rooms at a time, so the rest of the house keeps its power. A small house may take several days, a large one with a family in it a few weeks.',
      },
      {
        title: 'Disconnect, inspect, close',
        text: 'The old conductors are cut off at both ends and often stay in the wall, dead. ESA inspects while the openings let it see in. After that a plasterer closes up, which is a separate trade and a separate price. The utility matters only if the service changes.',
      },
    ],
  },
  cost: {
    heading: 'What a rewire depends on',
    paragraphs: [
      'We know of no honest price by the square foot, because walls differ. Plaster or drywall, an open basement, an attic you can kneel in, a finished third floor and the number of circuits make the figure. An empty house goes faster than a lived-in one.',
      'The panel is often part of it. A [fuse box conversion](/residential/fuse-box-conversions) runs {price:fuse-to-breaker}, and tracing a circuit or two as small diagnostics {price:diagnostics}: typical ranges plus HST, not estimates. The rewire itself can be priced in stages, with the kitchen and the heavy loads first.',
    ],
    prices: ['fuse-to-breaker', 'diagnostics'],
  },
  ready: {
    heading: 'Papers & clues to gather',
    items: [
      'The year of the house, and of any renovation.',
      "The insurer's exact words, and its deadline.",
      'The home inspection report, if there is one.',
      'Which rooms have two-slot outlets.',
      'Mouldings, tile or wallpaper that must not be cut.',
      'Whether you can move out for a while.',
    ],
  },
  questions: [
    {
      question: 'Is knob-and-tube allowed in Ontario?',
      answer:
        'It may stay where it is sound, though it should not be casually extended. Insurance is often the harder question: many insurers refuse it, or want it replaced. Ask yours what it needs, and by when, before you plan the work.',
    },
    {
      question: 'Can the plaster be saved?',
      answer:
        'Most of it. Cable can be fished through closets, from below and from above. An opening is needed where it turns a corner or meets a block in the wall. Ornate ceilings get the most planning, because they are the hardest to put back.',
    },
    {
      question: 'Does a new panel mean the house was rewired?',
      answer:
        'No. Panel and circuits are separate jobs, often done decades apart. A tidy breaker panel can feed cloth-covered wire two floors up. An ESA certificate from the earlier work may say what was done. Without one, tracing is the way to know.',
    },
  ],
  example: 'Example: 1912 semi, inspector saw knob and tube in the attic, we close in May',
  related: ['smart-home/radiora-3', 'emergency/electrical-repairs', 'emergency/breaker-trips'],
}
