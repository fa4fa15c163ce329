import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Voice control',
  order: 60,
  ownForm: true,
  seoTitle: 'Voice control for lights & shades, Toronto electricians',
  metaDescription:
    'Alexa, Google or Siri for your lights, shades and heat, set up by licensed Toronto and GTA electricians. Wall switches still work. Call or send a request.',
  h1: 'Voice control for lights in Toronto',
  lead: 'Ask for the light and get the right one. We install smart switches, link them to your speaker, and keep every wall switch working.',
  updatedOn: '2026-11-28',
  summary: 'Alexa, Google or Siri tied to real switches and dimmers, with names your whole family can remember.',
  circuit: 'Smart dimmers on existing 15 A lighting circuits',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the smart devices you have, and the switches we replace.',
    note: 'Tell us your devices and apps, and you get the price in writing. Ask on the phone what a set-up visit costs and the first day we can come. You hear both before you book.',
  },
  facts: [
    { value: 'Set-up time', label: '2 to 6 hours or more, for rooms, names and scenes', isTime: true },
    { value: 'By hand, too', label: 'every switch still works without a word' },
    { value: 'Your account', label: 'in your name, with a password that you type yourself' },
    { value: 'Internet', label: 'needed for most spoken commands' },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA), if we wire new switches' },
  ],
  overview: {
    heading: 'What voice control needs',
    statement:
      'The speaker only hears you and sends a message. A switch or a dimmer in the wall has to act on the message, and that part is ours.',
    folds: [
      {
        heading: 'Alexa, Google or Siri?',
        paragraphs: [
          'All three can work with the Lutron systems that we install, and with many other makes. Ask us what works with what today, because that changes. If you own a speaker already, we would start there.',
        ],
      },
      {
        heading: 'When a button or a sensor is better',
        paragraphs: [
          'Voice is at its best when your hands are wet, your arms are full, or a stiff shoulder makes a switch hard to reach. In a dark hall, a [sensor](/smart-home/smart-panels-occupancy) is quicker. A guest who knows none of the words still needs a switch by the door.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'What should you control by voice?',
    lead: 'Leave out anything that could hurt someone if it started unseen.',
    items: [
      {
        question: 'Lights and dimmers',
        answer: 'Yes',
        text: 'This is the best use of all, and the easiest to set up.',
      },
      {
        question: 'Shades',
        answer: 'Yes',
        text: 'This works if the shades have motors, as [Palladiom](/smart-home/palladiom-shades) and other Lutron shades do.',
      },
      {
        question: 'Heat and cooling',
        answer: 'Yes, within limits',
        text: 'Use a [thermostat](/smart-home/smart-thermostats) that has sensible highs and lows set.',
      },
      {
        question: 'Door locks, garage door',
        answer: 'Only with a code',
        text: 'Locking is fine by voice. For opening, use a spoken code or leave it off.',
      },
      {
        question: 'Range, space heater, power tools',
        answer: 'No',
        text: 'They should start only while someone stands beside them.',
      },
    ],
  },
  signs: {
    heading: 'Good reasons to want voice control',
    items: [
      'You cook, and touch every switch with flour on your fingers.',
      'Someone at home finds reaching or small buttons hard.',
      'You have three apps from three makers.',
      'The speaker answers for the wrong room.',
      'A parent lives alone, and "turn on the stairs" would make the night safer.',
    ],
  },
  steps: {
    heading: 'How we set up voice control',
    items: [
      {
        title: 'Choose the names',
        text: 'You say what you would naturally say. If everyone calls it the den, it is the den. Two rooms that sound alike get new names before they cause trouble.',
      },
      {
        title: 'Agree on what stays off voice',
        text: 'You decide about locks, doors and whatever else voice should leave alone. We write it down with the list of scenes.',
      },
      {
        title: 'Replace the switches',
        text: 'Smart switches go in the boxes of the plain ones. In an older house with no neutral wire at the switch, we pick dimmers that do not need one.',
      },
      {
        title: 'Link the accounts',
        text: 'We link the lights to your speaker. We sort devices into rooms, and delete leftovers from earlier tries that still answer now and then.',
      },
      {
        title: 'Practise together',
        text: 'Everyone at home tries it with us. We try quiet voices and accents too. We fix what is misheard and leave a short list of phrases for the fridge door.',
      },
    ],
  },
  cost: {
    heading: 'Why voice control prices differ',
    low: { note: 'Smart dimmers that you have already. You pay for the time to link, name and test them.' },
    moves: [
      { name: 'Speakers', note: 'They cost the least, and you can buy them anywhere.' },
      { name: 'Each app', note: 'It adds to the price if it has to be brought into line.' },
      { name: 'Each plain switch', note: 'It adds to the price if it has to be replaced.' },
    ],
    high: { note: 'A house with plain switches only, all of them replaced by smart dimmers.' },
    notes: [
      'Spend the money on the switches and not on the speakers. A [RadioRA 3](/smart-home/radiora-3) dimmer can stay when the speaker is replaced.',
    ],
  },
  ready: {
    heading: 'Have these ready before we come',
    items: [
      'The email of your Alexa, Google or Apple account, and its password where you can find it.',
      'A list of the smart devices you have, dead ones too.',
      'The rooms where Wi-Fi is weak.',
      'The five sentences you would say most.',
      'Any need that we should plan for, such as low vision.',
    ],
  },
  questions: [
    {
      question: 'Is the speaker listening all the time?',
      answer:
        'It listens for its wake word, and what follows goes to the company behind it. You can mute the microphone and delete recordings. You can also have every scene on a keypad, with no microphone at all.',
    },
    {
      question: 'What works when the internet is out?',
      answer:
        'Switches and keypads still work. Most spoken commands do not, so we never make voice the only way to run a light. If the power itself is off, see [what to do in an outage](/emergency/power-outage).',
    },
    {
      question: 'I rent in a tower. Is it worth it?',
      answer:
        "Plug-in lamp dimmers and a speaker move with you and need no electrician. Changing wired switches needs the owner's consent. Ask your landlord before you pay for a visit.",
    },
  ],
  form: {
    heading: 'Get help with voice control',
    lead: 'Tell us which assistant you use, and which lights you want on it.',
    example: 'Example: Two dimmers and six plugs on Alexa, and the wrong lamp comes on',
  },
  related: [
    'residential/pot-lights-led-lighting',
    'residential/landscape-outdoor-lighting',
    'residential/ceiling-bathroom-fans-gfci',
  ],
  drawing: {
    circuits: ['c-voice', 'c-receptacle'],
    switches: ['c-voice'],
    crop: { wide: [646, 352, 110, 80], phone: [658, 376, 80, 50] },
  },
})
