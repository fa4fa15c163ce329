import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Generator wiring & transfer switches in the GTA',
  metaDescription:
    'Portable or standby, a generator wired to a house needs a transfer device and an ESA notification. What we do, what the gas fitter does, and where it stands.',
  h1: 'Generator wiring & transfer switches',
  lead: 'A generator is the easy part to buy. The part that keeps you and the lineworkers alive is the transfer device between it and the house.',
  updatedOn: '2026-11-20',
  summary: 'Transfer switches, inlets and circuits for portable and standby generators, filed with ESA.',
  circuit: 'Transfer switch, 30 A to 200 A, 120/240 V',
  image: 'standby-generator',
  facts: [
    { label: 'Price', value: 'By size, transfer device and distance' },
    { label: 'Permit', value: 'ESA notification and inspection' },
    { label: 'Gas', value: 'By a TSSA-registered contractor' },
    { label: 'Portable limit', value: '12 kW; standby units have no such limit' },
    { label: 'Town', value: 'Ask about setbacks and the noise by-law' },
  ],
  what: {
    heading: 'Two sources, never at once',
    paragraphs: [
      'A transfer device lets your house take power from the street or from the generator, and never from both. Without one, a generator can push power back out to the line, where a crew believes the wire is dead. That is why one must never be plugged into an outlet.',
      'There are two kinds of set. A **portable** stands outdoors, is started by hand and connects through an inlet on the wall. Portables are limited to 12 kW. A **standby** set sits on a base outside, runs on natural gas or propane, and starts by itself through an automatic switch. We wire both. The gas line is the work of a TSSA-registered contractor, and we fit our dates to theirs.',
    ],
  },
  signs: {
    heading: 'Homes that feel an outage first',
    items: [
      'Your water comes from a well, as it does for many around [Caledon](/gta/caledon) and [King City](/gta/king-city).',
      'A sump pump is all that stands between a storm and a finished basement.',
      'Somebody depends on medical equipment, a stair lift or a fridge full of medicine.',
      'You work from home, or the business is in the house.',
      'Trees and overhead lines share your street, and you remember December 2013, or May 2022 in [Whitby](/gta/whitby). In [Georgetown](/gta/georgetown) the whole local utility was dark at the peak.',
      'You own a portable already, and run cords through a window.',
    ],
  },
  steps: {
    heading: 'The order that keeps trades from waiting',
    items: [
      {
        title: 'What must stay on',
        text: 'We list the loads with you: furnace fan, fridge, sump, well pump, a few lights, the internet. Motors take more power to start than to run, so a pump weighs more than its label says. The list tells us the size, and often it is smaller than people expect.',
      },
      {
        title: 'Where it stands',
        text: 'A standby set has to keep clear of windows, doors, vents and the gas relief vent, because it makes exhaust and has parts that spark. Makers, the town and the noise by-law each have a say. We mark the spot with the gas contractor present.',
      },
      {
        title: 'Notification and order',
        text: 'We file the ESA notification before work starts and order the switch. If the main service needs to be off while we fit it, we book that with the utility. A condo or a heritage district may add an approval of its own.',
      },
      {
        title: 'Transfer device and circuits',
        text: 'For a portable we fit the inlet and a manual device, with the chosen circuits on it. For a standby set we place the automatic switch by the panel and run power and control cable outside. Everything is labelled for a person with a flashlight.',
      },
      {
        title: 'Start it under load',
        text: 'With the gas connected and ESA satisfied, we cut the street power and let the set take the house. You see it start, carry and hand back. Then you do it, because a dark kitchen is a poor classroom.',
      },
    ],
  },
  cost: {
    heading: 'What sets the price',
    paragraphs: [
      'Four things: how much of the house you back up, whether it starts by hand or by itself, the length of cable, and the state of the panel. An inlet and a manual device for six circuits is a modest job. A whole-house automatic switch at the service is a large one.',
      'Gas piping, a base and the set itself are separate lines, often from other trades. If your panel is near its end, change it at the same time, and ask about [surge protection](/residential/surge-protection-alarms) as well.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Tell us this much',
    items: [
      'What has to run, and for how long at a stretch.',
      'A photo of the panel, cover on, and of the wall outside nearest to it.',
      'Where the gas meter is, or the propane tank.',
      'The make and output of any generator you own.',
      "The distance to the nearest window, yours or a neighbour's.",
    ],
  },
  questions: [
    {
      question: 'Where may a portable run?',
      answer:
        'Outdoors only, away from doors, windows and vents. Never in a garage, open or not. Keep a carbon monoxide alarm with a battery inside. If it sounds, get everyone out at once, call 911 from outside and stay out until firefighters let you in.',
    },
    {
      question: 'Can I plug it into the dryer outlet?',
      answer:
        'No. It sends power toward the street and can kill the person mending the line. A proper inlet with a transfer device does what that cord pretends to do. We have been fitting them for a good part of our {claim:experienceServices}.',
    },
    {
      question: 'What can I do tonight, with the power already off?',
      answer:
        'Follow the steps on [power outages](/emergency/power-outage). A transfer switch is not a same-night job. If you own a portable, run it outdoors and plug the fridge straight into it with a heavy outdoor cord. Leave the panel out of it.',
    },
  ],
  example: 'Example: 7 kW portable, well pump and furnace have to run, panel in garage',
  related: ['residential/surge-protection-alarms', 'residential/panel-upgrades', 'emergency/power-outage'],
}
