import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Smart thermostats',
  panelLabel: 'Thermostats',
  order: 70,
  seoTitle: 'Smart thermostat installation in Toronto: any kind of heat',
  metaDescription:
    'Smart thermostats for furnaces, heat pumps, baseboards and heated floors, wired by licensed Toronto and GTA electricians. Missing C wire? We can usually add it.',
  h1: 'Toronto smart thermostat installation',
  lead: 'Furnaces and baseboards need different thermostats. We check which heat you have, then wire the right one and set it up.',
  updatedOn: '2026-11-28',
  summary: 'Smart thermostats matched to the heating you have, low or line voltage, with the missing wire added.',
  circuit: '24 V control, or 240 V electric heat, 15 A or 20 A',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on the kind of heat you have, and on the wire behind the wall.',
    note: '[Send us a photo of your thermostat]({photos}), cover on, and you get the price in writing. If a photo is not enough, ask on the phone what a visit costs and the first day we can come. You hear both before you book.',
  },
  facts: [
    { value: 'Two kinds', label: 'thermostats that switch 24 V, and thermostats that switch 240 V' },
    { value: 'How long', label: 'often one visit, for a single thermostat with the wires in place', isTime: true },
    { value: 'C wire', label: 'often missing; we can usually add one' },
    { value: 'Permit', label: 'a notification to the Electrical Safety Authority (ESA), for 240 V electric heat' },
    {
      value: 'Gas work',
      label: 'for a gas contractor registered with the Technical Standards and Safety Authority (TSSA), not for us',
    },
  ],
  overview: {
    heading: 'What a smart thermostat does',
    statement:
      'A smart thermostat heats less while you are out or asleep, and you can change it from a phone. It will not fix a drafty window or a cold room.',
    folds: [
      {
        heading: 'Two kinds of thermostat: which is yours?',
        paragraphs: [
          'A furnace, a boiler or a central heat pump takes its orders on thin wires at about 24 volts. Electric baseboards and many heated floors are different. Their thermostat switches the heating current itself, usually at 240 volts.',
          'A thermostat of the first kind on the wires of the second is ruined at once, or worse. So leave the cover on: on electric heat there are 240 volts behind it. [A photo of the closed thermostat]({photos}) tells us which kind you have.',
        ],
      },
      {
        heading: 'What is a C wire?',
        paragraphs: [
          'The C wire is the common wire, the return of the 24-volt circuit, and it gives a smart thermostat steady power. Many older houses have none, because a plain dial never needed one. We can run a new cable, use a wire left over in the wall, or add an adapter at the furnace if its maker allows that.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Which kind of heat do you have?',
    lead: 'Find yours, and see what the job is likely to be.',
    items: [
      {
        question: 'A gas furnace with vents',
        answer: 'Low voltage, one thermostat',
        text: 'This is the usual case, and the only question is the C wire.',
      },
      {
        question: 'A heat pump beside a furnace',
        answer: 'Low voltage, right model',
        text: 'Not every thermostat can run both without the two working against each other.',
      },
      {
        question: 'A boiler with radiators',
        answer: 'Low voltage, gentle schedule',
        text: 'Radiators warm up and cool down slowly, so the schedule has to start early.',
      },
      {
        question: 'Electric baseboards',
        answer: 'Line voltage, one per room',
        text: 'There may be eight or nine thermostats, each with its own box and price.',
      },
      {
        question: 'A heated floor',
        answer: 'Line voltage with a sensor',
        text: 'A heated floor has ground-fault protection, which cuts the power if current leaks. We keep that protection and test it.',
      },
    ],
  },
  signs: {
    heading: 'Is it time for a new thermostat?',
    items: [
      'The old dial is off by several degrees, or has to be tapped.',
      'You bought a smart one, and it asks for a wire you may not have.',
      'The thermostat goes blank on cold nights, a common sign of weak power.',
      'A rental or a cottage needs a frost warning when nobody is there.',
      'Every room has a little knob of its own.',
    ],
  },
  steps: {
    heading: 'How a thermostat job goes',
    items: [
      {
        title: 'Check which heat you have',
        text: 'We find out what the thermostat controls, and at what voltage, from photos of the closed thermostat and the heater, or on site. Once our electrician has the cover off, two thick wires mean something quite different from five thin coloured ones.',
      },
      {
        title: 'Choose the model',
        text: 'You need a model that fits your heat. Heat pumps with backup, zones and floor sensors each narrow the choice. It should also work with the [voice assistant](/smart-home/voice-control) you use. You can buy it yourself once we agree on the model.',
      },
      {
        title: 'Wire the thermostat',
        text: 'With the heat off, we add the C wire or a new cable. For baseboards and heated floors, we install line-voltage thermostats, and notify ESA before we start.',
      },
      {
        title: 'Test it and set the schedule',
        text: 'We run a full cycle of heat. We test cooling too, if the weather lets us, and you choose the schedule. If your price plan has cheap hours, we warm the house in those.',
      },
    ],
  },
  cost: {
    heading: 'Why thermostat prices differ',
    low: { note: 'One thermostat for a furnace, with the wires in place.' },
    moves: [
      { name: 'A new cable', note: 'An unfinished basement below makes it quick.' },
      { name: 'A finished wall', note: 'On the second floor, it makes the cable slow.' },
    ],
    high: { note: 'A thermostat in every room, for baseboards.' },
    notes: [
      'Ontario has a savings program that has covered smart thermostats. Rebates change, so we check with you what applies on the day.',
    ],
  },
  ready: {
    heading: 'What to look up before you call',
    items: [
      '[A photo of the thermostat]({photos}), cover on, and its model if you know it.',
      'The make of your furnace, boiler, heat pump or heaters.',
      'The number of thermostats in the house.',
      'Whether there is a basement ceiling or attic near that wall.',
      'Your Wi-Fi password, for the setup at the end.',
    ],
  },
  questions: [
    {
      question: 'Can I install a thermostat myself?',
      answer:
        'First find out which kind you have. Line voltage is house wiring, at a voltage that can kill, so leave that to a licensed contractor. If yours is low voltage, a photo with the cover on lets us tell you if you can do it yourself.',
    },
    {
      question: 'How much will a smart thermostat save?',
      answer:
        'That depends on how long the house can be cooler without anyone minding. If somebody is home all day, expect less. If it is empty from eight to six, expect more.',
    },
    {
      question: 'Does a smart thermostat help with a heat pump and a car on 100 A?',
      answer:
        'A little, by moving heat to other hours. A thermostat does not limit the load on the service, though. That takes a device that is made for it, and our page on [energy management](/ev-energy/energy-management) has the choices.',
    },
  ],
  form: {
    heading: 'Ask about your thermostat',
    lead: 'Tell us what heats the house, and how many thermostats there are. Leave the cover on.',
    example: 'Example: Gas furnace, round dial thermostat in the hall, heat pump next fall',
  },
  related: ['ev-energy/energy-management', 'residential/panel-upgrades', 'residential/surge-protection-alarms'],
  drawing: { circuits: ['c-thermostat'], crop: { wide: [516, 322, 120, 96], phone: [530, 346, 72, 42] } },
})
