import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'RadioRA 2 repair, service & upgrades in Toronto',
  metaDescription:
    'RadioRA 2 at home, with dead keypads, lost programming or an installer who has moved on? We service it, extend it where parts allow, or migrate it.',
  h1: 'RadioRA 2 service & migration',
  lead: 'RadioRA 2 is the generation before the current one. Many houses still run on it happily. We look after those systems, add to them where parts allow, and move them forward when it makes sense.',
  updatedOn: '2026-11-20',
  summary: 'Service, additions and migration for houses that run on RadioRA 2, the earlier Lutron wireless generation.',
  circuit: 'Main repeater on 120 V; dimmers on existing lighting circuits',
  image: 'smart-switch',
  facts: [
    { label: 'Price', value: 'By time on site, then by parts' },
    { label: 'Programming', value: '2 to 6 hours or more, if it must be rebuilt' },
    { label: 'First question', value: 'Does anyone have the programming file?' },
    { label: 'Permit', value: 'ESA notification where wiring changes' },
    { label: 'Dealer', value: 'Authorized Lutron dealer' },
  ],
  what: {
    heading: 'An older system, still worth keeping',
    paragraphs: [
      'RadioRA 2 works by radio between dimmers, keypads and one or two boxes called main repeaters. Houses that had it put in a dozen years ago often need nothing more than a new keypad or a change of scene. It was good equipment then and it has not become bad.',
      'What does change is supply. Some parts get harder to find each year, and the phones and tablets around the system move on without it. So there are three roads. We repair what you have, we extend it with parts that still come, or we migrate the house to [RadioRA 3](/smart-home/radiora-3) in one go or by stages. Check with us what is current: the answer shifts.',
      'People often buy the system along with the house. If you have no idea what half the buttons do, that is an ordinary call for us.',
    ],
  },
  signs: {
    heading: 'Calls we expect from RadioRA 2 homes',
    items: [
      'A keypad button does nothing, or its light comes on and the room stays dark.',
      'One dimmer drops out of every scene but still works by hand.',
      'Lamps were changed to LED, and now the low levels flicker or glow when off.',
      'The clock is wrong, so the porch comes on at noon or not at all.',
      'The old app no longer opens on a new phone.',
      'You are adding a room, and want its lights on the same buttons.',
      'Nobody knows where the programming file went.',
    ],
  },
  steps: {
    heading: 'Find the fault, then decide',
    items: [
      {
        title: 'Tell us what you see',
        text: 'Start with a photo of the repeater and one of a keypad, with every cover left on. Say what worked last month and what changed since. Often that tells us which parts to bring along.',
      },
      {
        title: 'We test the devices',
        text: 'On site we separate three kinds of trouble: a device that has failed, a radio path that something now blocks, and a program that has lost its place. A fridge or a metal shelf set before a repeater can do it.',
      },
      {
        title: 'We look for the program',
        text: 'The scenes live in a file that the first installer made. If you have it, changes are quick. Without it we may have to read what we can and write the rest again, which is the longest part of many visits.',
      },
      {
        title: 'You choose the road',
        text: 'We set out the options in writing: mend it, add to it, or move the house to the current line. You get the cost of each, and our honest view of how long the first two will last.',
      },
      {
        title: 'Work, test, hand over',
        text: 'Where wiring changes, the ESA notification goes in first. We test each scene from its own button before we leave. Ask for a copy of the new programming file and keep it with the house papers.',
      },
    ],
  },
  cost: {
    heading: 'What the bill depends on',
    paragraphs: [
      'A repair is mostly time. Finding a sulking dimmer in a house with sixty of them takes longer than swapping it. A programming file in hand is the biggest saving, because it turns an afternoon of rebuilding into a short edit.',
      'Migration is priced by the device, like a new system, less whatever can stay. Existing boxes and wire can usually stay. If the house also needs work at the [panel](/residential/panel-upgrades), doing both at once saves a second round of dark rooms.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Dig these out if you can',
    items: [
      'The programming file, on a USB stick, in an old email or with the previous owner.',
      "The installer's paperwork, with the list of devices by room.",
      'A note of which buttons fail, and when they began to.',
      'Where the repeaters are. Try the basement ceiling, the linen closet and behind the television.',
      'Any plans for new rooms, LED changes or shades in the next two years.',
    ],
  },
  questions: [
    {
      question: 'Do I have to replace everything?',
      answer:
        'Usually not at once. A working system can be left alone for years. We would replace it when a key part fails and cannot be had, or when you want something that only the newer line does.',
    },
    {
      question: 'The house we bought has it. Can you reset it for us?',
      answer:
        "Yes. We rename the rooms, take out the last family's timers and set yours. We have been meeting other people's wiring since {claim:sinceServices}, from [Rosedale](/toronto/rosedale) to [Oakville](/gta/oakville), and inherited keypads are much the same puzzle.",
    },
    {
      question: 'A dimmer feels hot. Is that the system?',
      answer:
        'A dimmer in use runs a little warm. Too hot to rest a hand on is a different matter: stop using it, switch off its breaker if the panel is dry, cool and quiet, and call {phone}. With smoke or a burning smell, get out and call 911 first. The page on [electrical repairs](/emergency/electrical-repairs) has the rest.',
    },
  ],
  example: 'Example: Bought a house with RadioRA 2, three keypads do nothing, no file',
  related: [
    'residential/pot-lights-led-lighting',
    'residential/surge-protection-alarms',
    'emergency/electrical-repairs',
  ],
}
