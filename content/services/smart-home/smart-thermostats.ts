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
    kind: 'figure',
    label: 'may be behind the thermostat you have now',
    figure: '24 or 240 V',
    note: 'Send us a photo of your thermostat, cover on, and you get the price in writing.',
    dependsOn: 'The price depends on the kind of heat you have, and on the wire behind the wall.',
  },
  facts: [
    { value: 'Often one visit', label: 'for a single thermostat with the wires in place' },
    { value: 'C wire', label: 'is often missing, and we can usually add it' },
    { value: 'ESA permit', label: 'Electrical Safety Authority notification, for 240 V electric heat' },
    { value: 'Gas work', label: 'is for a TSSA-registered gas contractor, and not for us' },
  ],
  overview: {
    heading: 'What a smart thermostat does',
    statement:
      'It heats less while you are out or asleep, and lets you change it from a phone. It will not fix a drafty window or a cold room.',
    folds: [
      {
        heading: 'Two kinds of thermostat: which is yours?',
        paragraphs: [
          'A furnace, a boiler or a central heat pump takes its orders on thin wires at about 24 volts. Electric baseboards and many heated floors are different. Their thermostat switches the heating current itself, usually at 240 volts.',
          'Put the first kind on the second kind of wire and it is ruined at once, or worse. So leave the cover on: on electric heat there are 240 volts behind it. Send us a photo.',
        ],
      },
      {
        heading: 'What is a C wire?',
        paragraphs: [
          'It is the common wire, the return of the 24-volt circuit, and it gives a smart thermostat steady power. Many older houses have none, because a plain dial never needed one. We can run a new cable, use a wire left over in the wall, or fit an adapter at the furnace if its maker allows that.',
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
        text: 'Radiators answer slowly. Older houses in [the Annex](/toronto/the-annex) and [High Park](/toronto/high-park) often heat this way.',
      },
      {
        question: 'Electric baseboards',
        answer: 'Line voltage, one per room',
        text: 'There may be eight or nine of them, each with its own box and price.',
      },
      {
        question: 'A heated floor',
        answer: 'Line voltage with a sensor',
        text: 'It has ground-fault protection, which cuts the power if current leaks. We keep it and test it.',
      },
    ],
  },
  signs: {
    heading: 'Is it time for a new thermostat?',
    items: [
      'The old dial is off by several degrees, or has to be tapped.',
      'You bought a smart one, and it asks for a wire you may not have.',
      'It goes blank on cold nights, a common sign of weak power.',
      'A rental or a cottage needs a frost warning when nobody is there.',
      'Every room has a little knob of its own.',
    ],
  },
  steps: {
    heading: 'How a thermostat job goes',
    items: [
      {
        title: 'Check which heat you have',
        text: 'We find out what it controls, and at what voltage. We see that from a photo of the closed thermostat and of the heater, or on site. Once our electrician has the cover off, two thick wires mean something quite different from five thin coloured ones.',
      },
      {
        title: 'Choose the model',
        text: 'You need a model that fits your heat. Heat pumps with backup, zones and floor sensors each narrow the choice. It should also work with the [voice assistant](/smart-home/voice-control) you use. You can buy it yourself once we agree on the model.',
      },
      {
        title: 'Wire the thermostat',
        text: 'With the heat off, we add the C wire or a new cable. For baseboards and floors we fit line-voltage units, and notify ESA before we start.',
      },
      {
        title: 'Test it and set the schedule',
        text: 'We run a full cycle of heat. We test cooling too, if the weather lets us, and you choose the schedule. If your price plan has cheap hours, we warm the house in those.',
      },
    ],
  },
  cost: {
    heading: 'Why thermostat prices differ',
    paragraphs: [
      'A furnace needs one thermostat, while baseboards need one in every room. The wire counts too. An unfinished basement below makes a new cable quick, and a finished wall on the second floor makes it slow.',
      'Ontario has a savings program that has covered smart thermostats. Rebates change, so we check with you what applies on the day.',
    ],
    prices: [],
  },
  ready: {
    heading: 'What to look up before you call',
    items: [
      'A photo of the thermostat, cover on, and its model label.',
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
        'Know first which kind it is. Line voltage is house wiring, at a voltage that can kill, so leave that to a licensed contractor. It has been part of our trade since {claim:sinceServices}. For a low-voltage model, send a photo and we tell you what you are in for.',
    },
    {
      question: 'How much will a smart thermostat save?',
      answer:
        'That depends on how long the house can be cooler without anyone minding. If somebody is home all day, expect less. If it is empty from eight to six, expect more.',
    },
    {
      question: 'Does it help with a heat pump and a car on 100 A?',
      answer:
        'A little, by moving heat to other hours. It does not limit the load on the service, though. For that you want a device made for it, and our page on [energy management](/ev-energy/energy-management) has the choices.',
    },
  ],
  form: {
    heading: 'Ask about your thermostat',
    lead: 'Tell us what heats the house, and how many thermostats there are. Leave the cover on.',
    example: 'Example: Gas furnace, round dial thermostat in the hall, heat pump next fall',
  },
  related: ['ev-energy/energy-management', 'residential/panel-upgrades', 'residential/surge-protection-alarms'],
  drawing: { circuits: ['c-thermostat'], crop: { wide: [440, 280, 380, 292], phone: [512, 340, 294, 198] } },
})
