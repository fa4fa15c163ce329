import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Landscape & outdoor lighting installation, Toronto & GTA',
  metaDescription:
    'Path, step, soffit and security lights wired for snow, salt and shovels. How 12 V runs work, why locates come first, and what sets the price of a yard.',
  h1: 'Landscape & outdoor lighting',
  lead: "Outdoor light has two enemies here: water and the shovel. We use fewer fixtures, keep them out of harm's way, and wire them so that one fault does not darken the whole yard.",
  updatedOn: '2026-11-20',
  summary: 'Path, step, soffit and security lighting that still works after the snow shovel has been by.',
  circuit: '120 V to 12 V, 300 W',
  image: 'path-lighting',
  facts: [
    { label: 'Price', value: 'By fixtures and length of the runs' },
    { label: 'On site', value: 'Often one to three days' },
    { label: 'Permit', value: 'ESA notification for the wiring that feeds it' },
    { label: 'Locates', value: 'Five business days before any digging' },
    { label: 'Season', value: 'Walls all year; trenches after the thaw' },
  ],
  what: {
    heading: '12 V in the beds, 120 V on the walls',
    paragraphs: [
      "Path, step and garden lights usually run at 12 V from a transformer on the wall. Soffit lights, sconces and floodlights run at the house's own 120 V. Both live or die by their joints. {claim:experienceServices} of opening outdoor boxes has shown us where the water gets in: at a splice that somebody twisted and taped.",
      'Place matters too. In [the Beaches](/toronto/the-beaches) the lake wind brings damp, and beside any salted road cheap metal pits. In a heritage district such as Old [Oakville](/gta/oakville) or [Yorkville](/toronto/yorkville)-Hazelton, a new fixture on the front may count as an exterior change: ask the city first. Aim light down, and the neighbours stay friendly.',
    ],
  },
  signs: {
    heading: 'A yard that has gone dark',
    items: [
      'Guests find the steps with their phones.',
      'Lights at the far end of the run are dim, or dead.',
      'An outdoor GFCI trips after every rain. Leave it off and [have it traced](/emergency/electrical-repairs).',
      'Solar stakes have faded, tilted or met the mower.',
      "Your floodlight fills the neighbour's bedroom.",
      'Cable shows above the mulch. Keep spades and children away until it is off.',
    ],
  },
  steps: {
    heading: 'Dusk walk to final aiming',
    items: [
      {
        title: 'Walk it at dusk',
        text: 'We like to see the yard as the light goes. Steps, the door and the driveway come first; trees and stone can wait. You get a plan with each fixture marked, and you are free to build half of it this year.',
      },
      {
        title: 'Locates and filing',
        text: 'Even a shallow trench waits for Ontario One Call, [1-800-400-2255](tel:+18004002255), which the digger contacts five business days ahead or more. It is free. The ESA notification is ours to file, ahead of the work. Otherwise the utility is not involved.',
      },
      {
        title: 'Feed and transformer',
        text: 'A licensed electrician adds or checks a GFCI-protected outdoor circuit and mounts the transformer above the snow line. The loads are added up with some to spare, so the last light on the run is as bright as the first.',
      },
      {
        title: 'Cable and fixtures',
        text: 'Cable goes into a narrow slit, and into conduit under paving. Each fixture keeps a loop of slack, since shrubs grow and plans change. Many yards take one to three days. Turf is pressed back and beds are raked.',
      },
      {
        title: 'Aim and set',
        text: "Lights are aimed after dark, when it shows, and the timer or photocell is set. If ESA inspects the circuit, we look after the booking. You keep a drawing of the cable's route, for the next person with a spade.",
      },
    ],
  },
  cost: {
    heading: 'Fixtures, distance & what is in the way',
    paragraphs: [
      'No two yards cost alike, so we print no figure for them. The number and make of the fixtures, the length of the runs and the paving in between set it. Brass or copper costs more at first and stands up better to salt. An outdoor circuit that is already there saves work.',
      'LED keeps the running cost small: up to 80 percent less energy than old bulbs, from lamps rated for 25,000 hours or more. If dead lights only need finding and mending, small diagnostics run {price:diagnostics}. That is a typical range before HST; your yard gets its own quote.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'A sketch, photos & the hidden lines',
    items: [
      "A sketch of the lot, with the panel's corner marked.",
      'Photos at night, from the street and from the kitchen.',
      'Where outdoor outlets and switches are now.',
      'Sprinkler, pool and barbecue lines: locates may not show private ones.',
      'Heritage district or condo rules, if either applies.',
    ],
  },
  questions: [
    {
      question: 'Can this be done in winter?',
      answer:
        'In part. Wall fixtures, the circuit and the transformer can go up in most weather. Trenches, as a rule, wait for the thaw. Plan in February, and the locates can be asked for as soon as spring lets anyone dig.',
    },
    {
      question: 'Does ESA need to know about 12 V lights?',
      answer:
        'A new outlet or circuit to feed them is reported, like almost all electrical work in Ontario. We tell you what applies to your plan, and file it. If you mean to fit a kit yourself, ask ESA first, at [1-877-372-7233](tel:+18773727233).',
    },
    {
      question: 'Timer, motion sensor or phone?',
      answer:
        'A photocell with a timer suits paths: on at dusk, off at eleven. Motion suits a side yard or a garage door, where steady light annoys. Phone scenes come with a system such as [Lutron HomeWorks](/smart-home/lutron-homeworks). Businesses have [security lighting](/commercial/exit-security-lighting) needs of their own.',
    },
  ],
  example: 'Example: Front path and two maples to light, nearest outlet is in the garage',
  related: ['smart-home/radiora-3', 'smart-home/lutron-homeworks', 'commercial/exit-security-lighting'],
}
