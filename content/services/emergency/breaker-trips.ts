import type { EmergencyPage } from '@/lib/content/types'

export const page: EmergencyPage = {
  seoTitle: 'Breaker keeps tripping? Safe steps, then a call',
  metaDescription:
    'A breaker that trips is doing its job. Five safe checks, what each kind of trip tells you, when to leave it off, and a GTA electrician on the phone 24/7.',
  h1: 'Breaker trips: one reset & no more',
  lead: 'A breaker that opens has felt something wrong. Try it once, the safe way. If it opens again, leave it off and call us.',
  updatedOn: '2026-11-20',
  summary: 'Unplug, reset once, and read what the breaker is telling you before you call.',
  circuit: '15 A or 20 A branch, 120 V',
  image: 'breaker-panel',
  danger: 'Fire, or anyone hurt or trapped: **911 first**, from a safe place. Smoke counts as fire.',
  now: {
    id: 'breaker-trips',
    heading: 'Do this, in this order',
    intro: 'Panel hot, buzzing, wet or smelling? Hands off. Go to the burning-smell list below.',
    steps: [
      'Unplug everything on that circuit.',
      'Push the handle fully off. Then push it on. Do this **once**.',
      'It trips again at once? Leave it off. Call {phone}.',
      'It holds? Plug in one thing at a time. The one that trips it is the suspect. Leave that one unplugged.',
      'If the panel turns hot, buzzes, is wet or smells at any point, do not touch it again. Step away and use the next list.',
    ],
  },
  sequences: [
    {
      id: 'burning-smell',
      heading: 'If there is a burning smell',
      steps: [
        'Smoke, flame, or you cannot tell where the smell comes from? Get everybody out. Shut doors as you go. Call 911 from outside and stay there.',
        'No smoke? Stop using whatever it was. Keep your hands off a hot or sparking outlet. Leave its plug in.',
        'A panel that is dry, cool and quiet: switch that breaker off, or the main.',
        'Is it the panel that is hot, crackling or smelly? Leave it alone, get out, and call 911.',
        'Keep the power to it off, and call an electrician. Put no water on anything electrical.',
      ],
    },
  ],
  never: {
    heading: 'Shortcuts that start fires',
    items: [
      'Never fit a larger breaker or fuse. The wire behind it stays thin, and overheats before the breaker acts.',
      'Never tape, wedge or hold a handle in the on position.',
      'Never reset it over and over. Each try sends the fault current through the same weak spot.',
      'Never take off the panel cover. Parts behind it stay live with the main off.',
      'Never move the load to another outlet by extension cord and call it solved.',
    ],
  },
  whoToCall: {
    heading: 'Whose problem is it?',
    column: 'What you see',
    rows: [
      {
        see: 'One breaker that trips, one dead circuit, a hot outlet with no smoke',
        first: 'An electrician: {phone}',
        next: 'Leave that breaker off until the visit.',
      },
      {
        see: 'Smoke or fire, or a panel that is hot, crackling or smelling',
        first: '**911**, once you are outdoors',
        next: 'An electrician, after the fire crew has finished.',
      },
      {
        see: 'Panel wet, or water close to it',
        first: 'The utility, to disconnect',
        next: '[Panel repairs](/emergency/panel-repairs), by an electrician.',
      },
      {
        see: 'The whole street lost power too',
        first: 'Your utility',
        next: '[What to do in an outage](/emergency/power-outage).',
      },
    ],
  },
  callUs: {
    heading: 'What the kind of trip tells us',
    paragraphs: [
      '**Trips after some minutes.** As a rule this is overload: a heater and a kettle on one kitchen circuit, say. Nothing is broken. The circuit is asked for more than its wire may carry, and the fix is often a second circuit.',
      '**Trips the instant you push it on.** That points to a short or a ground fault: a nail through a cable, a wet outdoor box, a cord crushed behind a fridge. With everything unplugged, the fault is probably in the wiring, and guessing at it is not safe.',
      '**Has a test button.** It is a GFCI or an AFCI. The first watches for current leaking to ground, the second for the signature of arcing. Both react to real faults, and some older motors and dimmers also upset them. We can tell the two apart with a meter.',
      '**Trips with nothing on it, and feels loose.** Breakers age. A tired one opens early, and a loose one heats up where it grips the bus. That is [panel work](/emergency/panel-repairs), and soon.',
      'On the visit we isolate the circuit and test it stretch by stretch until the bad piece shows. We have done this for {claim:experienceServices}, and the cause is more often an outlet or a splice than the breaker.',
    ],
  },
  cost: {
    heading: 'Cost of tracing a trip',
    paragraphs: [
      'Fault finding on one circuit is a small diagnostics visit: {price:diagnostics}, plus HST. Read it as a typical range; an estimate is something else. A circuit with few boxes and a known route sits toward the low end.',
      'The cure is a separate line: a new breaker, a replaced outlet, or a new circuit. If the panel is full or worn out, we show you what [a panel upgrade](/residential/panel-upgrades) would involve. We also say what can wait.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Four things that shorten the search',
    items: [
      'The number beside the breaker, and what its label says.',
      'What was running in the minute before it tripped.',
      'Whether it trips at once, after a while, or only in rain.',
      'Anything new: a heater, a car charger, a picture hung last week.',
    ],
  },
  asked: 'About that breaker',
  questions: [
    {
      question: 'May I leave the breaker off overnight?',
      answer:
        'Yes, that is the safe way to leave it. Check what else it feeds: a sump pump, a freezer, the furnace or medical equipment. If one of those is on it, say so when you call.',
    },
    {
      question: 'My fuse keeps blowing. Is that the same?',
      answer:
        'Yes: overload, a short or a ground fault. Stop feeding it fuses, and never go up in rating. Call instead. A home still on fuses may be a candidate for [a breaker panel](/residential/fuse-box-conversions).',
    },
    {
      question: 'Why does it trip only when it rains?',
      answer:
        'Water is reaching a box, a cord or a fixture somewhere. Outdoor outlets, [garden lighting](/residential/landscape-outdoor-lighting) and soffit fixtures come first on our list. Leave that breaker off until it has been found: dry weather hides the fault without mending it.',
    },
    {
      question: 'Can one large appliance need its own breaker?',
      answer:
        'Yes. Ranges, dryers, [hot tubs](/residential/hot-tub-pool-connections) and [Level 2 car chargers](/ev-energy/charger-installation) each have a circuit of their own, sized to the nameplate. If one of them trips, tell us its model.',
    },
  ],
  related: [
    'residential/panel-upgrades',
    'residential/fuse-box-conversions',
    'residential/ceiling-bathroom-fans-gfci',
    'ev-energy/energy-management',
  ],
}
