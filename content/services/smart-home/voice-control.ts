import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Voice control for lights & shades in Toronto',
  metaDescription:
    'Alexa, Google or Siri for your lights, shades and heat: wall switches that still work, rooms named so they answer first time, and nothing risky on voice.',
  h1: 'Voice control for lights, shades & heat',
  lead: 'Speaking to a lamp is easy. Having the right lamp answer takes some thought about names, switches and what should never be on voice at all.',
  updatedOn: '2026-11-20',
  summary: 'Alexa, Google or Siri tied to real switches and dimmers, with names that your whole family can remember.',
  circuit: 'Smart dimmers on existing 15 A lighting circuits',
  image: 'kitchen-lighting',
  facts: [
    { label: 'Price', value: 'By the devices added and the hours to set up' },
    { label: 'Programming', value: '2 to 6 hours or more' },
    { label: 'Permit', value: 'ESA notification where devices are wired' },
    { label: 'You need', value: 'Internet, and one account that you own' },
    { label: 'Wall switches', value: 'Keep working as before' },
  ],
  what: {
    heading: 'The speaker is the small part',
    paragraphs: [
      "Amazon Alexa, Google Assistant and Apple's Siri can all speak to the Lutron lines we fit, and to many other makes. Check with us what is current, since the companies change their minds. The speaker hears you and sends a message, and something wired into the wall then has to act on it.",
      'That wired part is ours. We put in dimmers and switches that work by hand, by keypad and by voice alike, so a guest who knows none of the words can still find the bathroom. Then we link the accounts and give each room a name.',
      'Voice suits some moments more than others. It shines when your hands are wet, when your arms are full, or when a stiff shoulder makes a switch a nuisance. For walking into a dark hall, a [sensor](/smart-home/smart-panels-occupancy) is quicker.',
    ],
  },
  signs: {
    heading: 'Good reasons to want it',
    items: [
      'You cook, and touch every switch with flour on your fingers.',
      'Someone at home finds reaching, bending or small buttons hard.',
      'The lights already obey an app, but finding the phone takes longer than getting up.',
      'You have three apps from three makers, and no two rooms work alike.',
      'The speaker answers for the wrong room, or says that several things share a name.',
      'A parent lives alone, and "turn on the stairs" would make the night safer.',
    ],
  },
  steps: {
    heading: 'Names first, then the wiring',
    items: [
      {
        title: 'A tour with the words said aloud',
        text: 'We walk the house and you say what you would naturally say. If everyone calls it the den, it is the den. Two rooms that sound alike, such as hall and wall, get new names before they cause trouble.',
      },
      {
        title: 'What goes on voice, and what stays off',
        text: 'Lights, shades and heat are easy. We leave off whatever could hurt someone if it started unseen: a range, a space heater, a workshop tool. Door locks and garage doors need a spoken code or are best left alone.',
      },
      {
        title: 'Switches that can listen',
        text: 'Where a room has plain switches we fit controllable ones, filed with ESA before we begin. They go in the existing boxes. In houses with no neutral at the switch, we choose dimmers that do not depend on one.',
      },
      {
        title: 'Accounts in your name',
        text: 'The accounts belong to you, under your email and a password that you type in yourself. We link the lighting to the speaker, sort devices into rooms and delete the leftovers from earlier attempts that still answer now and then.',
      },
      {
        title: 'Practice round',
        text: 'Everyone at home tries it, quiet voices and accents included. We fix what is misheard, trim the scenes nobody will use and leave a short list of phrases for the fridge door. Allow 2 to 6 hours or more for the whole setup.',
      },
    ],
  },
  cost: {
    heading: 'From an afternoon to a project',
    paragraphs: [
      'If the house already has controllable dimmers, you pay for time: linking, naming and testing. That is the cheap end, and the bill grows with each plain switch that must be replaced, and with each app that has to be brought into line.',
      'The speakers are the least of it, and you can buy them anywhere. Put the money in the wall instead. A [RadioRA 3](/smart-home/radiora-3) dimmer can stay when the speaker is replaced, because it does not care which one is asking.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Worth having before we come',
    items: [
      'The email address of the assistant account, and the password somewhere you can find it.',
      'A list of smart devices already in the house, dead ones included.',
      'The rooms where your Wi-Fi is weak.',
      'The five sentences that you would say most.',
      'Any need that we should plan around, such as low vision or a shaky hand.',
    ],
  },
  questions: [
    {
      question: 'Is somebody listening all the time?',
      answer:
        'The speaker listens for its wake word, and what follows goes to the company behind it. Each one lets you mute the microphone and delete recordings. You can also have every scene on a keypad and no microphone at all.',
    },
    {
      question: 'What works when the internet is out?',
      answer:
        'Switches and keypads do, while most spoken commands do not. This is why we never make voice the only way to run a light. If the power itself is off, see [what to do in an outage](/emergency/power-outage).',
    },
    {
      question: 'We rent in a tower. Is it worth it?',
      answer:
        "Plug-in lamp dimmers and a speaker go with you when you move, and need no electrician. Changing wired switches needs the owner's consent. After {claim:experienceServices} in the trade we would sooner say that than sell you a visit. It holds for many tenants in [King West](/toronto/king-west).",
    },
  ],
  example: 'Example: Two dimmers and six plugs on Alexa, and the wrong lamp comes on',
  related: [
    'residential/pot-lights-led-lighting',
    'residential/landscape-outdoor-lighting',
    'residential/ceiling-bathroom-fans-gfci',
  ],
}
