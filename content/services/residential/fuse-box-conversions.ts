import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Fuse box conversions',
  panelLabel: 'Fuse box to breakers',
  order: 20,
  seoTitle: 'Fuse box to breaker panel conversion, Toronto & GTA',
  metaDescription:
    'Fuse box changed to breakers, typically from {price-from:fuse-to-breaker}, plus HST, in a working day. What insurers ask, when 60 A can stay, and a written quote. Licensed, GTA-wide.',
  h1: 'Fuse box to breaker panel conversions in Toronto and the GTA',
  lead: 'Does your insurer object to the fuses, or to only 60 A? That decides the job. Most fuse boxes are changed in one working day.',
  updatedOn: '2026-11-28',
  summary: 'Fuses out and a labelled breaker panel in, with a straight answer on what your insurer may want.',
  circuit: '100 A main, 24 circuits',
  image: 'fuse-box',
  headPrice: {
    kind: 'price',
    label: 'Fuses changed to breakers',
    price: 'fuse-to-breaker',
    note: 'We look first, and then you get the price in writing.',
  },
  facts: [
    { value: 'Power off', label: 'for one working day in most homes', isTime: true },
    { value: 'Permit', label: 'filed by us with the Electrical Safety Authority (ESA) before we start' },
    { value: 'For your insurer', label: '100 A is often enough' },
  ],
  overview: {
    heading: 'Why replace a fuse box that still works?',
    statement:
      'A fuse melts when a wire carries too much. It works well, until someone screws in a bigger one. Then the wire overheats and nothing stops it.',
    folds: [
      {
        heading: 'What insurers ask about fuses',
        paragraphs: [
          'Every insurer has its own rules. Many ask for breakers, or for a 100 A service. Some accept a 100 A fuse panel with an inspection and fuse rejectors, small rings that keep a larger fuse out.',
          'Ask yours if it objects to the fuses or to the amps, and by what date it wants the work done. The answer tells us which job you need. [Send us the letter]({photos}), and we tell you the least that satisfies it.',
        ],
      },
      {
        heading: 'Can 60 A stay with new breakers?',
        paragraphs: [
          'It can, if your load fits 60 A and your insurer agrees. New breakers do not bring more power in, so 60 A with new breakers is still 60 A. If you want more, you need [a panel and service upgrade](/residential/panel-upgrades). See [what the utility does and how long it takes](/residential/panel-upgrades#utility). If we also add circuits for bedrooms or living rooms, those usually need arc-fault breakers, which trip when a wire sparks. Your quote lists them.',
          'Houses built for veterans in [East York](/toronto/east-york), the 1940s streets of [Ajax](/gta/ajax) and the Delrex homes in [Georgetown](/gta/georgetown) often began with 60 A and fuses.',
        ],
      },
      {
        heading: 'Is there aluminum or old wire behind the fuse box?',
        paragraphs: [
          'There may be, so we look before we quote. Sound copper can go straight onto breakers. Aluminum can too, on breakers that are marked for it. {rule:aluminum} Cloth-covered [knob and tube](/residential/knob-tube-wiring) may stay for now, if it is in good shape and your insurer agrees.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Breakers, or a larger service: which do you need?',
    lead: 'Find the line that sounds like your house.',
    items: [
      {
        question: 'Do you have fuses and a 100 A main?',
        answer: 'Change the fuses to breakers',
        text: 'The service stays as it is. The utility only has to switch you off in the morning and on again later that day.',
      },
      {
        question: 'Do you have 60 A, and the insurer wants 100?',
        answer: 'A larger service',
        text: 'That means a new panel, heavier wires outside, and a request to the utility, so start early.',
      },
      {
        question: 'Do you have 60 A, and nobody has complained?',
        answer: 'Breakers now, a larger service only if you need it',
        text: 'If 60 A is enough for your house and your insurer, it may stay. We can choose a panel that will also suit a larger service one day.',
      },
      {
        question: 'Does one fuse blow every week?',
        answer: 'Find the cause first',
        text: 'There may be two rooms on one fuse, or a fault. One more circuit may be all that you need.',
      },
    ],
  },
  signs: {
    heading: 'Signs that it is time to replace a fuse box',
    items: [
      'The same fuse blows again and again. See [what to do about a fuse that blows](/emergency/breaker-trips#fuse-blows).',
      'Nobody knows which size of fuse belongs where.',
      'Your insurer or a home inspector has asked about it.',
      'Every fuse already feeds several rooms, and you want a dishwasher.',
      'A fuse holder is brown, with no smell or sound. Leave it alone and call us.',
      '{danger-short:hot-panel}',
    ],
  },
  steps: {
    heading: 'How a conversion goes',
    items: [
      {
        title: 'Count the circuits',
        text: 'We see what each fuse feeds, and read the service size. If the old cable is in poor shape, you hear about it before you get the quote, and not on the day.',
      },
      {
        title: 'File the permit and book the shut-off',
        text: 'Almost all electrical work in Ontario is reported to ESA, the Electrical Safety Authority, and we do that. We also ask the utility to switch you off. Toronto Hydro typically wants about a month of notice, so call as soon as your insurer writes.',
      },
      {
        title: 'Swap the panel',
        text: 'The fuse box comes down and the new panel goes up. Old cables tend to be short, so some are made longer in boxes that stay within reach. The new panel usually goes in the same place.',
      },
      {
        title: 'Sort the circuits',
        text: 'Each wire gets a breaker of the right size. One fuse often fed parts of three rooms. We separate what has to be separated, and write a list that a guest could read.',
      },
      {
        title: 'Turn the power back on',
        text: 'ESA authorizes the reconnection, the utility reconnects you, and we test. {rule:certificate} The wall around the new panel may need a patch. That is a job for a painter, and we tell you beforehand.',
      },
    ],
  },
  cost: {
    heading: 'Why some conversions cost more',
    low: { note: 'A small box that is easy to reach, with sound cable behind it.', drawing: 'panel' },
    moves: [
      { name: 'More circuits', note: 'Each wire gets a breaker of the right size.', drawing: 'more-circuits' },
      { name: 'Another place', note: 'The panel has to move, or it needs new grounding.', drawing: 'another-wall' },
      { name: 'Old cable', note: 'Some of it crumbles when it is handled.', drawing: 'old-cable' },
    ],
    high: {
      note: "Going from 60 A to 100 A, which adds parts outside and the utility's own charges.",
      drawing: 'larger-service',
    },
  },
  ready: {
    heading: 'What to have ready when you call',
    items: [
      '[A photo of the fuse box]({photos}), taken without touching anything inside.',
      'The number on the main fuses or the main switch, usually 60 or 100.',
      'The letter from your insurer, word for word.',
      'The year the house was built.',
      'A list of what you want to add in the next few years.',
    ],
  },
  questions: [
    {
      question: 'Does the wiring have to be replaced too?',
      answer:
        'Usually not. We test the wiring, and if some of it has gone brittle, we show you which circuits should come first.',
    },
    {
      question: 'Can I stay in the house that day?',
      answer:
        'Yes, but there is no power for most of the working day, so plan for the fridge, the furnace and your phone.',
    },
    {
      question: 'Is it against the code to have fuses?',
      answer:
        'No. The code governs new work. A fuse box that was right when it was built may stay, as long as it is safe and has the right fuses in it.',
    },
  ],
  form: {
    heading: 'Get a written quote for breakers',
    lead: 'Tell us how many fuses there are, the number on the main, and what the insurer said.',
    example: 'Example: 1950s fuse box, 60 A, the insurer wants breakers before June',
  },
  related: ['ev-energy/charger-installation', 'ev-energy/energy-management', 'emergency/breaker-trips'],
  drawing: {
    circuits: ['c-fuse'],
    switches: ['c-fuse'],
    crop: { wide: [500, 460, 150, 110], phone: [534, 486, 70, 58] },
  },
})
