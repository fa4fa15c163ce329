import { defineEmergency } from '@/content/schema/emergency'

export default defineEmergency({
  name: 'Breaker trips',
  order: 30,
  seoTitle: 'Breaker keeps tripping? Electricians, Toronto & GTA',
  metaDescription:
    'Breaker keeps tripping? Reset it once, then leave it off and call. What each kind of trip means, what a visit costs, and licensed GTA electricians 24/7.',
  h1: 'Breaker keeps tripping? Reset it once, then call',
  lead: 'A breaker trips to stop a wire from overheating. Reset it once, the safe way. If it trips again, leave it off.',
  updatedOn: '2026-11-28',
  summary: 'Unplug, reset once, and learn what the breaker is telling you before you call.',
  whenToCall911: 'Call first for smoke, fire, anyone hurt, or a hot or smelling panel.',
  whenToCallUs: 'Breaker will not stay on, no smoke, nobody hurt? Call us, day or night.',
  situations: {
    heading: 'What does the breaker do?',
    items: [
      {
        id: 'breaker-trips',
        callFirst: 'us',
        heading: 'A breaker trips',
        firstStep: '{danger-step:tripping}',
        steps: [
          '{danger:tripping} {rule:cool-and-quiet}',
          'If it holds, plug in one thing at a time. If one of them trips it again, leave the breaker off and tell us which one.',
          'If it trips with nothing plugged in, the fault is likely in the wiring. Call us at {phone}.',
        ],
      },
      {
        id: 'hot-panel',
        callFirst: '911',
        heading: 'The panel is hot or smells',
        firstStep: '{danger-step:hot-panel}',
        steps: ['{danger:hot-panel}', '{danger:smoke}', 'Once the fire crew has finished, call us.'],
      },
      {
        id: 'hot-outlet',
        callFirst: 'us',
        heading: 'An outlet is hot',
        firstStep: 'Leave it and its plug alone. Smoke, or sparks that go on: out, then **911**.',
        steps: [
          '{danger:hot-outlet}',
          '{danger:gets-worse}',
          '{danger:breaker-off}',
          'Leave it off until we have found the bad joint. Call us at {phone}.',
        ],
        after: 'Read [what to do about hot outlets and sparks](/emergency/electrical-repairs).',
      },
    ],
  },
  otherSituations: {
    heading: 'What a trip can mean',
    items: [
      {
        id: 'trips-later',
        heading: 'The breaker trips after a few minutes',
        intro: 'Most often too much is running on one circuit, such as a heater and a kettle.',
        steps: [
          'Move one of the two to an outlet on another circuit, without a long cord.',
          'If it holds now, it was most likely too much at once.',
          'If you need both, ask us about a second circuit.',
        ],
      },
      {
        id: 'trips-at-once',
        heading: 'It trips the moment you reset it',
        intro: 'That points to a short, such as a nail through a cable, a wet outdoor box or a crushed cord.',
        steps: [
          'Leave the breaker off.',
          'Do not guess at the cause, and do not try again.',
          'Call us at {phone} to find the short.',
        ],
      },
      {
        id: 'test-button',
        heading: 'The breaker or outlet has a test button',
        intro:
          'It is a GFCI (ground fault circuit interrupter), which cuts the power if you could get a shock, or an AFCI (arc fault circuit interrupter), which cuts it when a wire sparks.',
        steps: [
          '{danger-short:tub-gfci}',
          '{danger-short:outdoor-gfci}',
          'Anywhere else, unplug everything that it feeds. If the panel is dry, cool and quiet, reset it once.',
          'If it drops again, leave it off, because the fault may be real.',
          'Some old motors and dimmers upset them too. We can tell with a meter.',
        ],
      },
      {
        id: 'trips-in-rain',
        heading: 'It trips when it rains',
        intro: 'Water is reaching a box, a cord or a light.',
        steps: [
          '{danger:outdoor-gfci}',
          'If a breaker trips in the rain, leave it off, too. Dry weather only hides the fault.',
          'From indoors, see which outdoor outlet or [garden light](/residential/landscape-outdoor-lighting) is on that circuit.',
          'Call us to find where the water gets in.',
        ],
      },
      {
        id: 'fuse-blows',
        heading: 'I have fuses, and one keeps blowing',
        steps: [
          'Unplug what was on it, and leave that circuit dark.',
          'Never put in a larger fuse, or anything else in its place.',
          'Call us. A fuse that blows again has a reason.',
        ],
        after:
          'If you are tired of fuses, read about [changing a fuse box to breakers](/residential/fuse-box-conversions).',
      },
      {
        id: 'feels-loose',
        heading: 'The breaker feels loose',
        intro: 'Breakers wear out, and a loose one can heat up where it grips the panel.',
        steps: [
          'Do not press or wiggle it.',
          'Turn off what runs on that circuit at the appliance, not at the breaker.',
          '{danger-short:hot-panel}',
          'Book us soon for [work on the panel](/emergency/panel-repairs).',
        ],
      },
    ],
  },
  never: {
    heading: 'Shortcuts that start fires',
    items: [
      'Never put in a larger breaker or fuse. The wire behind it stays thin and overheats.',
      'Never tape or wedge the handle of a breaker in the on position.',
      'Never reset a breaker over and over.',
      'Never take off the panel cover. Parts behind it stay live with the main off.',
      'Never run an extension cord from the next room and call it solved.',
    ],
  },
  whoToCall: {
    heading: 'Who to call for a breaker',
    column: 'What you see',
    rows: [
      {
        see: 'One breaker that trips, one dead circuit, a hot outlet with no smoke',
        first: 'An electrician: {phone}',
        next: 'Leave that breaker off.',
      },
      {
        see: 'Smoke or fire, or a panel that is hot, crackling or smelling',
        first: '**911**, from outside',
        next: 'An electrician, after the fire crew.',
      },
      {
        see: 'Panel wet, or water close to it',
        first: 'Your utility, to cut the power',
        next: 'Read about [a wet panel](/emergency/panel-repairs#flood-panel).',
      },
      {
        see: 'The whole street is out too',
        first: 'Your utility',
        next: 'See [what to do in a power outage](/emergency/power-outage).',
      },
    ],
  },
  callUs: {
    heading: 'How do you find the cause?',
    paragraphs: [
      'We switch the circuit off and test it part by part until we find the fault. It is more often an outlet or a joint than the breaker.',
      'You see what we found, and then you get a price for the repair.',
    ],
  },
  cost: {
    heading: 'What it costs to trace a trip',
    paragraphs: [
      'A circuit with few boxes and a known route is at the low end.',
      'The repair may be a new breaker, a new outlet or a new circuit. If the panel is full or worn out, we tell you what [a new panel](/residential/panel-upgrades) would take, and what can wait.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What helps us find it faster',
    items: [
      'The number beside the breaker, and its label.',
      'What was running just before it tripped.',
      'Whether it trips at once, later, or only in rain.',
      'Anything new, such as a heater, a charger or a picture that you hung.',
    ],
  },
  questionsHeading: 'Questions about breakers',
  questions: [
    {
      question: 'Can I leave the breaker off overnight?',
      answer:
        'Yes, that is the safe choice. Check if it also feeds a sump pump, a freezer, the furnace or medical equipment, and say so when you call.',
    },
    {
      question: 'Does a trip mean that I need a new panel?',
      answer:
        'It seldom does. One breaker that trips usually means one circuit with a fault, or too much on it. If the main trips, or several breakers do, the panel may be at its limit.',
    },
    {
      question: 'Can one appliance need its own breaker?',
      answer:
        'Yes. Ranges, dryers, [hot tubs](/residential/hot-tub-pool-connections) and [car chargers](/ev-energy/charger-installation) each have a separate circuit. If one of them trips, tell us its model.',
    },
    {
      question: 'Can a breaker fail to trip?',
      answer:
        'An old or damaged one can. Some Stab-Lok breakers are known for it, as our page on [Federal Pacific and Federal Pioneer panels](/residential/panel-upgrades) explains.',
    },
  ],
  form: {
    heading: 'Not urgent? Ask for a visit',
    lead: 'Ask us for a second circuit or a panel check. If something is hot or smells, take the steps above instead of the form.',
    example: 'Example: Kitchen breaker trips when the kettle and the microwave run together.',
  },
  related: [
    'residential/panel-upgrades',
    'residential/fuse-box-conversions',
    'residential/ceiling-bathroom-fans-gfci',
    'ev-energy/energy-management',
  ],
  drawing: {
    circuits: ['c-service', 'c-panel', 'c-fans'],
    crop: { wide: [380, 440, 150, 106], phone: [396, 442, 130, 102] },
    states: ['tripped'],
  },
})
