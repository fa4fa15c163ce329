import { defineEmergency } from '@/content/schema/emergency'

export default defineEmergency({
  name: 'Electrical repairs',
  panelLabel: 'Urgent repairs',
  order: 10,
  seoTitle: 'Emergency electrical repairs in Toronto & GTA, 24/7',
  metaDescription:
    'Hot outlet, sparks or a burning smell? See who to call first and what to leave alone. Urgent electrical repairs in Toronto and the GTA, answered 24/7.',
  h1: 'Emergency electrical repairs in Toronto and the GTA',
  lead: 'Sparks, a hot outlet or a burning smell? Pick what you see to find out who to call first, 911 or us.',
  updatedOn: '2026-11-28',
  summary: 'What to do first about sparks, a scorched outlet or a burning smell, and how we repair it.',
  whenToCall911: 'Call first for smoke, fire, a burning smell you cannot place, or anyone hurt.',
  whenToCallUs: 'Outlet hot or sparking, no smoke, nobody hurt? Call us, day or night.',
  situations: {
    heading: 'What do you see or smell?',
    items: [
      {
        id: 'burning-smell',
        callFirst: '911',
        heading: 'There is smoke, or a smell you cannot place',
        firstStep: '{danger-step:smoke}',
        steps: [
          '{danger:smoke}',
          '{danger-short:hot-panel}',
          'Do not feel the wall with your hand to find the spot.',
          'Call us at {phone} when the fire crew has finished.',
        ],
      },
      {
        id: 'hot-outlet',
        callFirst: 'us',
        heading: 'An outlet is hot, buzzing or sparking, without smoke',
        firstStep: 'Hands off. Breaker or main off only if the panel is dry, cool and quiet.',
        steps: [
          '{danger:hot-outlet}',
          '{danger:gets-worse}',
          '{danger-short:hot-panel}',
          '{danger:breaker-off} {rule:cool-and-quiet}',
          'Never put water on anything electrical.',
          'Leave it off. Call us at {phone}, and say which room it is and what was plugged in.',
        ],
      },
      {
        id: 'scorched',
        callFirst: 'us',
        who: 'Call us soon',
        heading: 'An outlet is brown or melted, with no smell or sound',
        firstStep: 'Stop using it, because it got too hot once and can again.',
        steps: [
          'Do not touch it, and if a plug is stuck in it, leave that too.',
          '{danger:breaker-off}',
          '{danger-short:gets-worse}',
          'Do not paint or tape over the mark, because it tells us where to look.',
          'Call us at {phone} for a visit.',
        ],
      },
    ],
  },
  otherSituations: {
    heading: 'Other signs of a fault',
    items: [
      {
        id: 'electric-shock',
        heading: 'Someone got a shock',
        steps: ['{danger:shock}', 'They should see a doctor, however well they feel.'],
        after: 'Read [all the steps after a shock](/emergency#shock).',
      },
      {
        id: 'flicker',
        heading: 'Lights flicker or dim',
        steps: [
          'If it is one light, turn it off, let it cool, and try a new bulb.',
          'If it is one room, stop using that circuit. {danger:breaker-off} Then book a visit.',
          '{danger:home-flickers}',
          '{danger-short:lost-neutral}',
        ],
        after: 'Read more about [why lights flicker](/blog/flickering-lights-causes).',
      },
      {
        id: 'one-spark',
        heading: 'I saw one small spark when I plugged in',
        steps: [
          'A tiny spark as the plug goes in can be harmless, if the appliance was switched on.',
          'If it is large or loud, or happens again and again, stop using that outlet.',
          'If the plate is warm or has a brown mark, take the steps above.',
        ],
      },
      {
        id: 'warm-dimmer',
        heading: 'A dimmer is warm',
        steps: [
          'A dimmer that is slightly warm is often normal.',
          'A hot or buzzing one may be overloaded, or a wire may be loose.',
          '{danger-short:hot-outlet}',
        ],
      },
      {
        id: 'dead-room',
        heading: 'The outlets in one room are dead',
        steps: ['{danger:dead-rooms}', 'A joint has likely come loose. Our number is {phone}.'],
      },
    ],
  },
  never: {
    heading: 'What not to do',
    items: [
      'Never pull a plug that is melted, hot or sparking.',
      'Never pour water on an outlet or a switch, or wipe it with a wet cloth.',
      'Never unscrew the plate to look.',
      'Never use the outlet "just for tonight" because the smell has gone.',
    ],
  },
  whoToCall: {
    heading: 'Who to call for what you found',
    column: 'What you see',
    rows: [
      {
        see: 'Smoke, flame, a smell with no source, sparks that do not stop, someone hurt',
        first: '**911**',
        next: 'Call us after the fire crew has finished.',
      },
      {
        see: 'Outlet or switch hot, scorched or sparking, no smoke',
        first: 'An electrician: {phone}',
        next: '{danger-short:breaker-off}',
      },
      {
        see: 'Sparks where the wires meet the house',
        first: '**911**, from 10 m away or more',
        next: 'Your utility.',
      },
      {
        see: "Every light flickers, and the neighbours' do not",
        first: 'Your utility, now',
        next: 'An electrician: {phone}',
      },
      {
        see: 'Some lights very bright, others very dim',
        first: 'Your utility',
        next: 'Call us if the fault is not on their side.',
      },
      {
        see: 'A smell of rotten eggs, not of burning plastic',
        first: 'From outside: the gas utility or 911',
        next: 'Go back in only when told.',
      },
    ],
  },
  callUs: {
    heading: 'How do you find the fault and repair it?',
    paragraphs: [
      'Heat at an outlet nearly always means a poor connection, such as a loose screw, a worn contact, or a wire pushed into a spring clip years ago. The joint heats, loosens, and heats more. So we check the cable in both directions from there.',
      'We cut the power, open the box, test the circuit and replace what was damaged. That may be the outlet, the burnt cable or sometimes the whole run. You see the cause before we change it.',
      'In older streets such as those of [Rosedale](/toronto/rosedale) and [The Annex](/toronto/the-annex), we also look for [knob and tube](/residential/knob-tube-wiring) under newer work. If your shop has to open in the morning, we isolate the bad circuit and come back when you are closed. We do the same for [offices and restaurants](/commercial/office-retail-restaurant).',
    ],
  },
  cost: {
    heading: 'What an urgent repair costs',
    paragraphs: [
      'One scorched outlet is quick to find. A smell that comes and goes in a finished wall takes longer.',
      'We price the repair on the spot. It depends on how many boxes are damaged, whether cable behind plaster has to be replaced, and whether the old wire can be joined safely.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to say on the phone',
    items: [
      'Which room and wall it is, and what was plugged in.',
      'What it smelled of, such as plastic, fish, hot dust or smoke.',
      'Whether lights flickered in the days before.',
      'Any work done lately, or a new appliance.',
      'Roughly when the house was built.',
    ],
  },
  questionsHeading: 'Questions about old wiring and repairs',
  questions: [
    {
      question: 'Is aluminum wiring dangerous?',
      answer:
        'It is not dangerous in itself. {rule:aluminum} Trouble starts where someone joined it to ordinary outlets or twisted it to copper. A warm plate or a flicker is a reason to have the joints checked. Some insurers want an inspection by the Electrical Safety Authority (ESA).',
    },
    {
      question: 'Are two-prong outlets unsafe?',
      answer:
        'They have no ground, the third hole that carries a fault away. Lamps can do without it, but a three-prong adapter adds no protection. We can put the outlet behind a GFCI (a ground fault circuit interrupter, which cuts the power if you could get a shock), or run a grounded cable. Our page on [outlets and GFCI](/residential/ceiling-bathroom-fans-gfci) has more.',
    },
    {
      question: 'The smell is gone. Do I still need an electrician?',
      answer:
        'Yes, and soon, because a joint that got too hot once tends to do it again. Keep the circuit off until then, and note what was running.',
    },
    {
      question: 'Should I have the whole house looked at?',
      answer:
        'After one bad joint in old wiring, it makes sense. A general inspection leaves the walls closed. We look at the panel, the outlets and what we can reach, and give you a list with the urgent things first.',
    },
  ],
  form: {
    heading: 'Not urgent? Ask for a repair visit',
    lead: 'Ask us about dead outlets, old wiring and repairs that can wait a day. If something is hot, sparking or smells, take the steps above.',
    example: 'Example: 1971 semi with aluminum wiring, three outlets feel loose. Insurer asks for a report.',
  },
  related: [
    'residential/knob-tube-wiring',
    'residential/ceiling-bathroom-fans-gfci',
    'residential/fuse-box-conversions',
    'residential/surge-protection-alarms',
  ],
  drawing: {
    circuits: ['c-service', 'c-panel', 'c-fans', 'c-alarms'],
    crop: { wide: [692, 376, 110, 58], phone: [684, 378, 70, 52] },
    states: ['spark'],
  },
})
