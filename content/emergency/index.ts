import { defineEmergencyIndex } from '@/content/schema/emergency'

export default defineEmergencyIndex({
  name: 'Emergency',
  order: 60,
  panelColumn: 'left',
  seoTitle: '24/7 emergency electrician in Toronto and the GTA',
  metaDescription:
    'Licensed emergency electricians in Toronto and the GTA, on the phone 24/7. See who to call first: 911, your utility or us, and what to do until help comes.',
  h1: '24/7 emergency electrician, Toronto and the GTA',
  lead: 'Pick what you see to find out who to call first.',
  updatedOn: '2026-11-28',
  summary: 'Who to call first in an emergency, and what to leave alone until help comes.',
  whenToCall911: 'Call first for fire, smoke, anyone hurt or trapped, CO alarm or fallen wire.',
  whenToCallUs: 'Electrical fault, no fire, nobody hurt? Call us at any hour.',
  situations: {
    heading: 'Pick what you see',
    items: [
      {
        id: 'downed-line',
        callFirst: '911',
        heading: 'A power line is down, or a pole is hit',
        firstStep: '{danger-step:wire-down}',
        intro: 'A wire that looks dead can come back to life without a sound.',
        steps: [
          '{danger:wire-down}',
          'If you are in a car that the wire touches, stay in. Tell others to keep back.',
          'Leave the car only if it burns. Jump clear with your feet together. Never touch the car and the ground at once. Shuffle or hop until you are 10 m away.',
          'Never move the wire, or anything it touches. Wood, rope and rubber gloves do not make it safe.',
        ],
      },
      {
        id: 'shock',
        callFirst: '911',
        heading: 'Someone got a shock',
        firstStep: '{danger-step:shock}',
        steps: [
          '{danger:shock}',
          'Put the phone on speaker, and say "electric shock".',
          'Pull a plug only if you can reach it without touching them.',
          'If they are clear of the source and not breathing, start CPR, as the operator tells you.',
          'They need a doctor even if they feel fine. Burns can be inside the body, and the heart can be affected later.',
          'Leave that circuit off until it has been checked.',
        ],
      },
      {
        id: 'smoke',
        callFirst: '911',
        heading: 'There is smoke, fire, or a smell you cannot place',
        firstStep: '{danger-step:smoke}',
        steps: [
          '{danger:smoke}',
          '{danger:hot-panel}',
          'Say on the phone that it may be electrical.',
          'Never put water on anything electrical.',
          'Go back in only when firefighters say so.',
        ],
        after:
          'If it is one hot outlet without smoke, see [what to do about a hot outlet](/emergency/electrical-repairs#hot-outlet).',
      },
      {
        id: 'water',
        callFirst: 'utility',
        heading: 'Water is near outlets or the panel',
        firstStep: '{danger-step:water}',
        steps: [
          '{danger:water}',
          'Find your utility on [the list of outage numbers](/emergency/power-outage#who-to-call).',
          'When the water is gone, call us. We check the wiring before the power comes back.',
          '{danger:wet}',
        ],
        after:
          'Read [what to do about water in the basement](/emergency/power-outage#flooded-basement) and [about a wet panel](/emergency/panel-repairs#flood-panel).',
      },
    ],
    after:
      'If you cannot tell which one it is, keep away from it, get people out, and let the 911 operator decide. {rule:cool-and-quiet}',
  },
  outage: {
    page: 'emergency/power-outage',
    heading: 'The power is out',
    firstStep: 'Look outside to see if the street lights are on.',
  },
  linksToSituations: [
    {
      callFirst: 'utility',
      to: { page: 'emergency/panel-repairs', id: 'mast-torn-off' },
      heading: 'The mast or meter is torn off the wall',
      firstStep: '{danger-step:mast}',
    },
    {
      callFirst: 'utility',
      to: { page: 'emergency/power-outage', id: 'half-dark' },
      heading: 'Half the house is out',
      firstStep: 'Stove or dryer dead too? Call your utility first. One or two rooms out? Call us.',
    },
    {
      callFirst: 'utility',
      to: { page: 'emergency/electrical-repairs', id: 'flicker' },
      heading: 'Every light in your home flickers',
      firstStep: "If the neighbours' lights do not, call your utility now, then us.",
    },
    {
      callFirst: 'us',
      to: { page: 'emergency/breaker-trips' },
      heading: 'A breaker keeps tripping',
      firstStep: '{danger-step:tripping}',
    },
    {
      callFirst: 'us',
      to: { page: 'emergency/electrical-repairs' },
      heading: 'An outlet is hot, buzzing or sparking',
      firstStep: 'If there is no smoke, keep your hands off, leave the plug in and call us.',
    },
    {
      callFirst: 'us',
      to: { page: 'emergency/panel-repairs' },
      heading: 'The panel looks damaged',
      firstStep: 'Hot, crackling or a smell: get out, call **911**. If not, hands off and call us.',
    },
  ],
  otherSituations: {
    heading: 'Other emergencies at home',
    items: [
      {
        id: 'co-alarm',
        heading: 'A carbon monoxide alarm sounds',
        steps: ['{danger:co}'],
      },
      {
        id: 'gas-smell',
        heading: 'You smell rotten eggs',
        steps: ['{danger:gas}', 'Do not start a car or light anything near the house.'],
      },
      {
        id: 'in-water',
        heading: 'Someone is hurt in a hot tub or pool',
        steps: ['{danger:in-water}'],
      },
      {
        id: 'tub-tingle',
        heading: 'A tingle in a hot tub or pool',
        steps: ['{danger-short:tub-tingle}', 'Do not use the tub or pool until an electrician has tested it.'],
        after: 'Read [all the steps, and how tubs are wired](/residential/hot-tub-pool-connections).',
      },
    ],
  },
  never: {
    heading: 'What never to do',
    items: [
      'Never go near a fallen wire to move it.',
      'Never step into water to reach a panel.',
      'Never throw water on electrical gear, burning or not.',
      'Never plug a generator into a wall outlet. It can kill a worker on the line.',
      'Never run back inside for your things.',
    ],
  },
  whoToCall: {
    heading: 'Who to call first',
    column: 'What you see',
    rows: [
      { see: 'Fire, smoke, someone hurt, CO alarm', first: '**911**', next: 'Stay out.' },
      { see: 'Wire down, pole hit, wire on a car', first: '**911**', next: 'Your utility.' },
      {
        see: 'Street dark, half the house out and the stove dead, mast or meter torn off, water at the panel',
        first: 'Your utility. See [the outage numbers by town](/emergency/power-outage#who-to-call)',
        next: 'An electrician: {phone}',
      },
      {
        see: 'Only your home dark with its main breaker on, or every light in it flickering',
        first: 'Your utility. Its check usually costs you nothing.',
        next: 'An electrician: {phone}',
      },
      {
        see: 'A breaker that trips again, one circuit dead, a hot outlet without smoke',
        first: 'An electrician: {phone}',
        next: 'Leave it off until we come.',
      },
      {
        see: 'Rotten-egg smell',
        first: 'From outside: the gas utility or 911',
        next: 'Go back in when they say so.',
      },
      {
        see: 'You plan to dig',
        first: '{rule:one-call}',
        next: 'Dig after the last answer.',
      },
    ],
  },
  callUs: {
    heading: 'What happens when I call you?',
    paragraphs: [
      'We ask what you see, hear and smell, and if anyone is in danger. Sometimes we send you to 911 or the utility first.',
      'If it is our job, we tell you what to leave off until we get there.',
      'When you have time, read about [the signs of an electrical emergency](/blog/electrical-emergency-signs).',
    ],
  },
  cost: {
    heading: 'What an emergency visit costs',
    paragraphs: [
      'We also tell you on the phone when we can be there. The cost depends on the hour, the distance and how hard the fault is to find.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'What to say on the phone',
    items: [
      'Your address, your phone number and the nearest main intersection.',
      'What you saw, heard or smelled, and when.',
      'What is dead, what still works, and what got wet.',
      'Whether the neighbours have power.',
      'Whether anyone at home needs medical equipment.',
    ],
  },
  reasons: {
    heading: 'Why choose us for an emergency',
    items: [
      {
        title: 'We tell you whose job it is',
        text: 'If it is a job for 911 or the utility, we tell you so right away.',
      },
      {
        title: 'You get the price first',
        text: 'We make it safe, find the cause and tell you the price. Then you decide.',
      },
      {
        title: 'We are family-run and licensed',
        text: 'We have {claim:experienceServices} in the trade. Look up {licence} with ESA, the Electrical Safety Authority. The name you find should be {business}.',
      },
    ],
  },
  questionsHeading: 'Questions about emergency calls',
  questions: [
    {
      question: 'Is a dead outlet an emergency?',
      answer:
        'Usually it is not. If it does not smell, buzz or show a mark, unplug what is in it and press reset on the GFCI outlets nearby (the ones with a test button), in the garage and the bathroom too. If it stays dead, leave it alone and call in office hours. If it is warm, scorched or buzzing, follow [the steps for a hot outlet](/emergency/electrical-repairs#hot-outlet) now.',
    },
    {
      question: 'Why call the utility first when the mast is torn?',
      answer:
        'The wire from the pole belongs to the utility, and it is live until they cut the power. The mast (the pipe on your wall) and the meter base (the box that holds the meter) are usually yours. We can start on them once the wire is dead.',
    },
    {
      question: 'Do you come to shops and plants at night?',
      answer:
        'Yes, for [businesses](/commercial) and for [industrial sites](/industrial). Read us the voltage on the nameplate, if you can see it from where you stand.',
    },
    {
      question: 'Is an emergency repair inspected?',
      answer:
        'Almost all electrical work in Ontario is reported to the Electrical Safety Authority (ESA), urgent work too. {rule:esa}',
    },
  ],
  form: {
    heading: 'Not urgent? Send a request',
    lead: 'If anything is hot, wet, smoking or sparking, take the steps above instead of the form.',
    example: 'Example: Outlet in the hall is dead, no smell, no sound. Two more in the bedroom.',
  },
  related: ['ev-energy/generator-wiring'],
})
