import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'RadioRA 2',
  order: 20,
  ownForm: true,
  seoTitle: 'RadioRA 2 repair, service & upgrades in Toronto and GTA',
  metaDescription:
    'Dead RadioRA 2 keypad, lost program, installer gone? Authorized Lutron dealer in Toronto and the GTA: we repair it, extend it or move you to RadioRA 3. Call us.',
  h1: 'RadioRA 2 service and repair in Toronto',
  lead: 'We still repair RadioRA 2, from dead keypads to lost programs. If the parts run out, we move you to RadioRA 3.',
  updatedOn: '2026-11-28',
  summary: 'Service, additions and upgrades for houses that run on RadioRA 2, the system before RadioRA 3.',
  circuit: 'Main repeater on 120 V; dimmers on existing lighting circuits',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on whether you repair it, add to it or move to RadioRA 3.',
    note: 'You get a price for each choice in writing, with our honest view of how long it will last. Ask on the phone what a service visit costs and the first day we can come by. You hear both before you book.',
  },
  facts: [
    { value: 'The programming file', label: 'find it first: it saves hours' },
    { value: 'How long', label: '2 to 6 hours or more, if the program has to be rebuilt', isTime: true },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA), wherever wiring changes' },
    { value: 'You keep', label: 'a copy of the new file, for us or for whoever comes after us' },
  ],
  overview: {
    heading: 'What RadioRA 2 is, and what to do now',
    statement:
      'RadioRA 2 is the Lutron system before RadioRA 3. Many houses still run on it without trouble, and yours may need only a new keypad.',
    folds: [
      {
        heading: 'Is RadioRA 2 discontinued?',
        paragraphs: [
          'Lutron has moved on to RadioRA 3, and some RadioRA 2 parts are no longer made. Ask us which ones. That does not make a working system bad. Many RadioRA 2 dimmers and keypads can join a RadioRA 3 system, and we check yours with Lutron before you buy.',
        ],
      },
      {
        heading: 'Bought a house with RadioRA 2?',
        paragraphs: [
          "If you have no idea what half the buttons do, that is an everyday call for us. We rename the rooms, take out the last family's timers and set yours.",
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'What is your RadioRA 2 doing?',
    lead: 'Pick what you see, and read where we usually start.',
    items: [
      {
        question: 'A button lights up, the room stays dark',
        answer: 'Test that dimmer',
        text: 'The dimmer has failed, or its wireless signal is blocked. A fridge moved in front of a repeater (the box that passes the signal on) can do it.',
      },
      {
        question: 'LED bulbs flicker, or glow when off',
        answer: 'Change bulbs or settings',
        text: 'Older dimmers were set for older bulbs. Often a new low level or another bulb fixes it.',
      },
      {
        question: 'The porch comes on at noon',
        answer: 'Set the clock',
        text: 'The system has lost its time, usually after an outage.',
      },
      {
        question: 'The app will not open on a new phone',
        answer: 'Check the repeater',
        text: 'Your keypads still work, but the app may be the reason to move to [RadioRA 3](/smart-home/radiora-3).',
      },
      {
        question: 'You are adding a room',
        answer: 'Add, if there are parts',
        text: 'If not, the new room can be the first one on the new system.',
      },
      {
        question: 'A dimmer is too hot to touch',
        answer: 'A fault, so do not touch it',
        text: '{danger-short:hot-outlet} {rule:cool-and-quiet}',
      },
    ],
  },
  signs: {
    heading: 'When to call about RadioRA 2',
    items: [
      'One dimmer drops out of every scene, yet works by hand.',
      'Nobody knows where the programming file went.',
      'The installer no longer answers.',
      'You are changing every bulb in the house to LED.',
    ],
  },
  steps: {
    heading: 'How a RadioRA 2 visit goes',
    items: [
      {
        title: 'Send us photos',
        text: 'We need [photos of the repeater and one keypad]({photos}), covers on. Tell us what worked last month and what has changed since. That often tells us which parts to bring.',
      },
      {
        title: 'Test the system',
        text: 'The fault is in the device, the signal or the program. We test the device first, then the signal, because both are quicker to check than the program.',
      },
      {
        title: 'Find the programming file',
        text: 'The programming file holds all your scenes. The first installer made it, and changes are quick with it. Without it, we read what we can and write the rest again.',
      },
      {
        title: 'Choose a way forward',
        text: 'We price a repair, an addition or a move in writing. You see the cost of each beside the others before you decide.',
      },
      {
        title: 'Hand over the file',
        text: 'We try every scene from its own button. You get a copy of the new file. Keep it with the house papers, for us or for whoever comes after us.',
      },
    ],
  },
  cost: {
    heading: 'Why RadioRA 2 prices differ',
    low: { note: 'A repair with the programming file at hand. You mostly pay for time.' },
    moves: [
      { name: 'The search', note: 'Finding one bad dimmer among sixty takes longer than changing it.' },
      { name: 'The missing file', note: 'With the programming file, an afternoon of rebuilding becomes a short edit.' },
      { name: 'An addition', note: 'It is possible as long as there are parts.' },
    ],
    high: { note: 'A move to RadioRA 3, at once or by floor. It is priced by the device, less whatever can stay.' },
    notes: [
      'The boxes and the wire can usually stay. If the [panel](/residential/panel-upgrades) needs work too, doing both at once saves you a second day without power.',
    ],
  },
  ready: {
    heading: 'What to find before you call',
    items: [
      'The programming file, on a USB stick, in an old email, or with the last owner.',
      "The installer's list of devices by room.",
      'Which buttons fail, and since when.',
      'Where the repeaters are, such as the basement ceiling or a linen closet.',
      'Any plans for new rooms or shades.',
    ],
  },
  questions: [
    {
      question: 'Do I have to replace everything?',
      answer:
        'Usually not. A working system can be left alone for years. We would replace it when a key part fails and is no longer sold, or when you want something that only the newer line does.',
    },
    {
      question: 'Can old and new run side by side?',
      answer:
        'Often, for a while. You can move one floor this year and another next year. We plan it so that no room is left without a working switch in between.',
    },
    {
      question: 'You did not install it. Will you still come?',
      answer:
        'Yes. We are an authorized Lutron dealer, for old systems and new, and plenty of these systems have outlived the firm that put them in. Photos are a good start, and so is the file if it exists.',
    },
  ],
  form: {
    heading: 'Get help with your RadioRA 2',
    lead: 'Tell us what stopped working, and if you know who has the programming file.',
    example: 'Example: Bought a house with RadioRA 2, three keypads do nothing, no file',
  },
  related: [
    'residential/pot-lights-led-lighting',
    'residential/surge-protection-alarms',
    'emergency/electrical-repairs',
  ],
  drawing: {
    circuits: ['c-keypad', 'c-receptacle'],
    switches: ['c-receptacle'],
    crop: { wide: [570, 304, 160, 124], phone: [566, 350, 84, 48] },
  },
})
