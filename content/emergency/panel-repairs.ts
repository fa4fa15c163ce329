import { defineEmergency } from '@/content/schema/emergency'

export default defineEmergency({
  name: 'Panel repairs',
  panelLabel: 'Damaged panel',
  order: 40,
  seoTitle: 'Emergency electrical panel repair, Toronto & GTA',
  metaDescription:
    'Panel hot, wet or torn off the wall? Leave it alone and read this first. Who disconnects, who repairs, what it costs. Licensed panel repair, GTA, 24/7.',
  h1: 'Emergency electrical panel repairs, Toronto and the GTA',
  lead: 'Never open or touch a panel that is hot, wet or damaged. Keep away, and call in the right order.',
  updatedOn: '2026-11-28',
  summary: 'What to do about a hot, buzzing, wet or torn-off panel, and who repairs which part.',
  whenToCall911: 'Call first for fire, smoke, anyone hurt, or a hot, crackling or smelling panel.',
  whenToCallUs: 'Panel scorched, rusty or dead, no fire, nobody hurt? Call us, day or night.',
  situations: {
    heading: 'What is wrong with the panel?',
    items: [
      {
        id: 'hot-panel',
        callFirst: '911',
        heading: 'The panel is hot, crackling or smelling',
        firstStep: '{danger-step:hot-panel}',
        steps: [
          '{danger:hot-panel}',
          'Do not try to reach the main breaker.',
          'Tell the firefighters where the panel is.',
          'Call us at {phone} when they let you back in.',
        ],
      },
      {
        id: 'flood-panel',
        callFirst: 'utility',
        who: 'Call your utility, then us',
        heading: 'The panel is wet, or water is near it',
        firstStep: '{danger-step:water}',
        steps: [
          '{danger:water}',
          'The number is on [the list of utilities](/emergency/power-outage#who-to-call), or on your bill.',
          'When it has drained, call us. We open and test the panel with the power cut, and file with the Electrical Safety Authority (ESA).',
          'ESA inspects, and then the utility reconnects you.',
          '{danger:wet}',
        ],
        after: '{danger:flood-coming} {rule:cool-and-quiet}',
      },
    ],
  },
  otherSituations: {
    heading: 'Other problems with a panel',
    items: [
      {
        id: 'mast-torn-off',
        heading: 'The mast or meter is off the wall',
        intro:
          'The mast is the pipe that brings the wires from the pole down your wall. The meter base is the box that holds the meter.',
        steps: [
          '{danger:mast}',
          'The utility cuts the power to its wire.',
          "An electrician repairs the mast and the meter base, which in most places are the owner's.",
          'ESA inspects the repair, and then the utility connects you again.',
        ],
        after:
          'After a big storm there is a wait. Houses with a repaired and inspected mast tend to be reconnected one at a time.',
      },
      {
        id: 'scorched',
        heading: 'A scorch mark or rust, but no heat, smell or sound',
        steps: [
          'Do not touch it, and do not open it.',
          'Turn off what draws a lot (stove, dryer, car charger) at the appliance, not at the panel.',
          'Call us at {phone} the same day. If it gives off heat, smells or crackles, treat it as a hot panel.',
        ],
      },
      {
        id: 'humming',
        heading: 'The panel hums or buzzes',
        steps: [
          '{danger-short:hot-panel}',
          'A buzz that is new, or that grows, is not normal. Keep your hands off, and call {phone}.',
          'A faint, steady hum that was always there can be normal. Ask us about it at the next visit. Do not press on anything to find out.',
        ],
      },
      {
        id: 'will-not-hold',
        heading: 'A breaker will not stay on',
        steps: [
          '{danger-short:tripping}',
          'If two or more breakers trip at once, tell us, because the fault is often in the panel.',
        ],
        after: 'Read [what a tripping breaker means](/emergency/breaker-trips).',
      },
      {
        id: 'dead-circuits',
        heading: 'Some circuits are dead',
        steps: [
          'If the neighbours are out too, it is [a power outage](/emergency/power-outage).',
          '{danger-short:lost-neutral}',
          '{danger-short:half-out}',
          '{danger:dead-rooms}',
          'Our number is {phone}.',
        ],
      },
    ],
  },
  never: {
    heading: 'What never to do with a panel',
    items: [
      'Never take the cover off, because metal behind it is live even with the main off.',
      'Never cut the seal on the meter, or pull the meter out.',
      'Never dry a wet panel with a fan and switch it on.',
      'Never swap a scorched breaker for one that happens to fit.',
      'Never stand on a wet floor to reach a switch.',
    ],
  },
  whoToCall: {
    heading: 'Who owns and repairs which part',
    column: 'What is damaged',
    rows: [
      { see: 'Anything on fire, smoking or hot', first: '**911**', next: 'Stay outside.' },
      { see: 'Wire on the ground or on a car', first: '**911**', next: 'Your utility, because it owns the line.' },
      {
        see: 'Wire from the pole, or the meter',
        first: 'Your utility. In Toronto: Toronto Hydro, {outage:toronto-hydro}',
        next: 'Us, if the mast is damaged too.',
      },
      {
        see: 'Mast, the clamp that holds the wire, meter base',
        first: 'Your utility, to cut the power',
        next: 'Us. With overhead wires, these parts are usually yours.',
      },
      {
        see: 'Panel, breakers, wiring in the house',
        first: 'Us: {phone}',
        next: 'If it got wet, the utility cuts the power first.',
      },
    ],
  },
  callUs: {
    heading: 'How do you repair a damaged panel?',
    paragraphs: [
      'We first check that the mast is straight, the meter base tight and the panel dry. Then the power has to be cut. In Toronto only Toronto Hydro or its contractor may do that, so we ask for it. Other utilities work much the same way.',
      'With the power gone we open the panel. We look for burnt metal, loose joints, overheated wire and loose breakers. Some of it can be repaired. A burnt bus bar, the metal spine that the breakers grip, cannot be repaired to last. Then we replace the panel, which takes 4 to 8 hours for the same size.',
      '{rule:esa} Insurers and buyers ask for it.',
      'Wind and water cause much of this damage. Our pages for [Oakville](/gta/oakville) and [Burlington](/gta/burlington) say more about masts after a storm and panels in a basement that floods.',
    ],
  },
  cost: {
    heading: 'What a panel repair costs',
    paragraphs: [
      'Once we know what failed, we tell you which part it needs, whether it is still made, and whether the utility has to cut the power.',
      'If the panel has to go, read how [a new panel](/residential/panel-upgrades) goes in, or how [a fuse box is changed to breakers](/residential/fuse-box-conversions). A torn mast is priced on site, because the price depends on its height and the wall.',
    ],
    prices: ['diagnostics', 'panel-upgrade', 'fuse-to-breaker'],
  },
  ready: {
    heading: 'What to tell us, from a safe spot',
    items: [
      'What you noticed, such as heat, sound, smell or water, and since when.',
      'The make and size of the panel, if you remember. Do not go and look.',
      'Whether you can see overhead wires to your home.',
      'How high the water was, and whether you have called the utility.',
      'If you have one, [a photo of the mast]({photos}) from at least 10 m away.',
    ],
  },
  questionsHeading: 'Questions about damaged panels and insurance',
  questions: [
    {
      question: 'Is my Federal Pacific or Federal Pioneer (Stab-Lok) panel dangerous?',
      answer:
        'It may be fine, or it may not. ESA has warned that certain 15 A Federal Pioneer breakers made from August 1996 to June 1997 may not trip. {rule:stab-lok} See [what owners of Stab-Lok panels should know](/residential/panel-upgrades).',
    },
    {
      question: 'Will my insurer want to know?',
      answer:
        'After a fire or flood, tell them before repairs begin, and take photos from a safe place. Many also ask about fuses, 60 A services and certain panel brands. Ask what they want to see, and get it in writing.',
    },
    {
      question: 'Can I keep the panel after a flood?',
      answer:
        'The electrician and ESA decide, with the power cut and the panel open. Breakers, fuses and GFCIs that were under water have to be replaced. A panel is not safe just because it looks dry.',
    },
    {
      question: 'How fast does the utility reconnect me?',
      answer:
        'That is up to the utility, so we cannot promise a time. We send in our part as soon as the work is done.',
    },
  ],
  form: {
    heading: 'Old panel, not urgent? Ask for a visit',
    lead: 'Ask us about an old panel, a brand your insurer asks about, or rust. If the panel is hot or wet, take the steps above.',
    example: 'Example: Federal Pioneer panel from 1978, insurer wants it checked by March.',
  },
  related: [
    'residential/panel-upgrades',
    'residential/fuse-box-conversions',
    'residential/surge-protection-alarms',
    'commercial/transformers-subpanels',
  ],
  drawing: { crop: { wide: [390, 426, 120, 114], phone: [390, 426, 100, 120] }, states: ['scorched', 'outage'] },
})
