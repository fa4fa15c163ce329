import type { EmergencyPage } from '@/lib/content/types'

export const page: EmergencyPage = {
  seoTitle: '24/7 emergency electrician in Toronto and the GTA',
  metaDescription:
    'Fire, fallen wire, dark street or a dead circuit: see who to call first, 911, the utility or an electrician. Our emergency phone is answered 24/7.',
  h1: 'Emergency: who to call & what to do',
  lead: 'Find what you see in the list. It names the first call. If that call is an electrician, call us at any hour.',
  updatedOn: '2026-11-20',
  summary: 'Who to call first, what to leave alone, and a phone that is answered day and night.',
  circuit: 'Any circuit, any hour',
  danger:
    '**Call 911 first** if anyone is hurt, trapped, or sees fire. Do that before you read another line of this page.',
  now: {
    id: 'what-you-see',
    heading: 'Now: pick what you see',
    steps: [
      '**Fire, smoke or a carbon monoxide alarm.** Everyone out. Call **911** from outside. Stay out.',
      '**Someone hurt or trapped.** Call **911**. For an electric shock, use the [shock steps](/emergency#shock) further down.',
      '**[A wire down, a pole hit, or a wire on a car](/emergency#downed-line).** Keep 10 m (33 feet) away. Call **911**, then the utility.',
      '**[Street dark](/emergency/power-outage), [mast or meter torn off](/emergency/panel-repairs#mast-torn-off), or [water at the panel](/emergency/panel-repairs#flood-panel).** Touch nothing. Call your utility, then an electrician.',
      '**[One home or one circuit dead](/emergency/power-outage), [a breaker that trips](/emergency/breaker-trips), or [a hot outlet without smoke](/emergency/electrical-repairs).** Call an electrician: {phone}.',
      '**A rotten-egg smell.** It may be gas. Touch no switch. Leave, then call the gas utility or 911 from outside.',
    ],
    after: 'Cannot tell which it is? Keep away from it, get people out, and let the 911 operator decide.',
  },
  sequences: [
    {
      id: 'downed-line',
      heading: 'A power line is down',
      intro: 'A dead-looking wire can come back to life without a sound.',
      steps: [
        'Treat it as live. Stay back **10 m (33 feet)**, the length of a school bus. Stay farther where the ground is wet. Keep others away.',
        'Call **911**. Then call the utility.',
        'In a car that the wire touches? Stay in. Tell anyone who comes near to stay 10 m off.',
        'Leave the car only if it burns. Jump clear with your feet together. Never touch the car and the ground at once. Shuffle or hop until you are 10 m away.',
        'Never move the wire or anything that it touches. Do not try to free anyone.',
      ],
    },
    {
      id: 'shock',
      heading: 'Someone has had an electric shock',
      intro: 'Put 911 on speaker, or let a second person call, while you do the first two.',
      steps: [
        'Hands off. The person may still be in contact with the current.',
        'Cut the power at the breaker or the main. Pull the plug only if you can reach it without touching them. If it is a power line, stay 10 m away: only the utility can cut it.',
        'Call **911**. Say "electric shock".',
        'Once they are clear of the source and not breathing, start CPR as the operator tells you.',
        'They need a doctor even if they feel fine. Burns can be inside the body, and the heart can be affected later.',
        'Leave that circuit off until it has been checked.',
      ],
    },
  ],
  never: {
    heading: 'What not to do, whatever happened',
    items: [
      'Never go near a fallen wire to "just move it". Wood, rope and rubber gloves do not make it safe.',
      'Never step into water to reach a panel.',
      'Never put water on anything electrical, burning or not.',
      'Never plug a generator into a wall outlet. It can kill a utility worker on the line.',
      'Never go back indoors for belongings. Firefighters say when you may.',
    ],
  },
  whoToCall: {
    heading: 'First call & second call',
    column: 'What you see',
    rows: [
      { see: 'Fire, smoke, someone hurt, CO alarm', first: '**911**', next: 'Stay out.' },
      { see: 'Wire down, pole hit, wire on a car', first: '**911**', next: 'The utility.' },
      {
        see: 'Street dark, mast or meter torn off, water at the panel',
        first: 'The utility. [Outage numbers by town](/emergency/power-outage)',
        next: 'An electrician: {phone}',
      },
      {
        see: 'One home or one circuit dead, a tripping breaker, a hot outlet without smoke',
        first: 'An electrician: {phone}',
        next: 'Nobody else, as a rule.',
      },
      {
        see: 'Rotten-egg smell',
        first: 'Leave. The gas utility or 911, from outside.',
        next: 'No switches until it is cleared.',
      },
      {
        see: 'You plan to dig',
        first:
          'Ontario One Call, [1-800-400-2255](tel:+18004002255), at least five business days ahead. The call is free and the law requires it.',
        next: 'Dig when the locates are done.',
      },
    ],
  },
  callUs: {
    heading: 'What happens when you call us',
    paragraphs: [
      'We ask what you see, what you hear, and whether anyone is in danger. Sometimes the honest answer is that you need the utility or 911. Then we say so and let you go.',
      'If it is ours, we tell you what to leave off until we arrive. On site we make it safe first. Then we look for the cause, and you hear the price before we repair anything.',
      'Four pages go further into the common ones: [no power](/emergency/power-outage), [a breaker that keeps tripping](/emergency/breaker-trips), [a damaged or hot panel](/emergency/panel-repairs), and [a burning smell, sparks or a hot outlet](/emergency/electrical-repairs). For a calm evening, there is a post on [the signs of an electrical emergency](/blog/electrical-emergency-signs).',
      'This family has done electrical work here since {claim:sinceServices}. That is {claim:experienceServices} of night calls, ice storms and wet basements. We are a licensed electrical contractor, {licence}, and ESA lets you look the number up.',
    ],
  },
  cost: {
    heading: 'What an emergency visit costs',
    paragraphs: [
      'A visit to find a fault is what our price list calls small diagnostics: {price:diagnostics}, plus HST. That is a typical range and not an estimate. The hour, the distance and how well the fault hides all move it.',
      'Ask on the phone what a night or weekend call costs. You should know before a truck leaves. The repair itself is priced once we have seen what is wrong.',
    ],
    prices: ['diagnostics'],
  },
  ready: {
    heading: 'Tell us this when we pick up',
    items: [
      'Your address, and the nearest main intersection.',
      'What you saw, heard or smelled, and when it began.',
      'What is dead and what still works.',
      'Whether anything got wet, or a storm went through.',
      'Whether the neighbours have power.',
      'Anyone at home who depends on medical equipment.',
    ],
  },
  asked: 'Before & after the call',
  questions: [
    {
      question: 'Is a dead outlet an emergency?',
      answer:
        'Usually not. If it is cold, dry and quiet, unplug what is in it and leave it alone until office hours. If it is hot, scorched or buzzing, follow [the steps for a hot outlet](/emergency/electrical-repairs) now.',
    },
    {
      question: 'Why does the utility come before an electrician for a torn mast?',
      answer:
        'The wire from the pole is theirs, and it stays live until they cut it. The mast and the meter base belong to you. Nobody can repair your part safely until the utility has made its part dead.',
    },
    {
      question: 'Do you come out to shops and plants at night?',
      answer:
        'Yes, the emergency number serves [businesses](/commercial) and [industrial sites](/industrial) too. Tell us the voltage on the nameplate if you can read it from where you stand.',
    },
    {
      question: 'Will the repair be inspected?',
      answer:
        'Almost all electrical work in Ontario has to be reported to the Electrical Safety Authority, urgent work included. We file the ESA notification before work starts, and ESA decides on the inspection.',
    },
  ],
  related: [
    'residential/panel-upgrades',
    'residential/surge-protection-alarms',
    'ev-energy/generator-wiring',
    'residential/knob-tube-wiring',
  ],
}
