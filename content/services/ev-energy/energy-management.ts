import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Energy management',
  panelLabel: 'Load management',
  order: 30,
  seoTitle: 'Home energy management & load control, Toronto and GTA',
  metaDescription:
    'Is 100 A too small for a car or a heat pump? A load control device can often avoid a bigger service. Licensed electricians in Toronto and the GTA. Call us.',
  h1: 'Home energy management in the GTA',
  lead: 'A load control device can often save you a bigger service for a car or heat pump. If you need no device, we say so.',
  updatedOn: '2026-11-28',
  summary: 'Devices that share one service among the car, the range and the heat pump, so that all of them can run.',
  circuit: '100 A main with current sensors, 240 V loads controlled',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on how many loads the device controls, and on the room in your panel.',
    note: 'First we do the load calculation, which adds up what the house runs. Then you get the price in writing. If we have to visit, ask what the visit costs and how soon we can come: you hear it before you book.',
  },
  facts: [
    { value: '100 A', label: 'the whole supply of many homes in the GTA' },
    { value: 'How long', label: 'often one visit; a full panel takes longer', isTime: true },
    { value: 'Permit', label: 'names the device, and is filed with the Electrical Safety Authority (ESA)' },
    { value: 'Label at the panel', label: "with your home's maximum load, as the 2024 code asks" },
    { value: 'No utility work', label: 'unless the service has to grow' },
  ],
  overview: {
    heading: 'What a load control device does',
    statement:
      'The device measures your whole house. When the oven and the dryer run, it turns the car down or pauses it. When they stop, the car charges again.',
    folds: [
      {
        heading: 'Does the code allow load control?',
        paragraphs: [
          'Yes. The load calculation may count only what an approved device lets through. The 2024 Ontario code also recognizes systems for more than cars. Load control can often avoid a bigger service, though not always. We tell you after the calculation.',
        ],
      },
      {
        heading: 'Can load control use cheap overnight power?',
        paragraphs: [
          'Yes. The same equipment can move charging and hot water to the hours when power costs least. On the Ultra-Low Overnight plan those are 11 PM to 7 AM, when the house is quiet anyway.',
          'Batteries and solar panels have been part of provincial rebates and of city loans. Those change, so we look up with you what applies now.',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'choices',
    heading: 'Do you need load control, or a bigger service?',
    lead: 'The load calculation gives one of these answers.',
    items: [
      {
        question: 'The total fits your service',
        answer: 'A plain circuit',
        text: 'You need no device, and we say so. We wire [the charger](/ev-energy/charger-installation) or the heat pump and stop there.',
      },
      {
        question: 'It is a little over, because of a car',
        answer: 'One device on the charger',
        text: 'This is the simplest case. You may notice a slower charge, or a pause, on busy evenings.',
      },
      {
        question: 'Two cars on one service',
        answer: 'Chargers that share',
        text: 'Both cars plug in, one limit covers them, and they take turns through the night.',
      },
      {
        question: 'Car, heat pump, hot tub and suite',
        answer: 'Whole-house control',
        text: 'You choose what waits. A [smart panel](/smart-home/smart-panels-occupancy) can do this and show you the figures.',
      },
      {
        question: 'It is far over',
        answer: 'A larger service',
        text: 'Then you need a [panel upgrade](/residential/panel-upgrades), and the utility takes part: see [what the utility does](/residential/panel-upgrades#utility).',
      },
    ],
  },
  signs: {
    heading: 'Signs that load control would help',
    items: [
      'A load calculation for your car came out just too high.',
      'The utility quoted a long wait, or digging, for a bigger service.',
      'The main breaker trips when the dryer, the oven and the air conditioner run together.',
      'A basement suite put a second kitchen on an older service.',
      'You have cheap overnight power, and nobody remembers to wait for it.',
    ],
  },
  steps: {
    heading: 'How load control goes in',
    items: [
      {
        title: 'Calculate the load',
        text: 'We add up your loads by the method of the code. Hourly figures from your utility help, where you can get them. Now we know the gap, and whether a device can close it.',
      },
      {
        title: 'Choose what waits',
        text: 'You choose which loads wait, and in which order. Cars can wait best, and water heaters and floor heat come next. Ranges and pumps are left alone.',
      },
      {
        title: 'File the permit',
        text: 'We name the device in the permit, then order it. It has to be approved for Canada and it has to fail safe: if a signal is lost, the device gives less power and not more.',
      },
      {
        title: 'Install the device',
        text: 'We install the sensors, the controls and the label. Current sensors go around the main cables, and the chosen circuits run through the device. The power is off for part of the day. A very full panel may need a second, smaller one beside it first.',
      },
      {
        title: 'Test it under load',
        text: 'We turn everything on at once. You watch the car slow down or pause as the oven heats, and charge again afterwards. {rule:esa}',
      },
    ],
  },
  cost: {
    heading: 'Why load control prices differ',
    low: { note: 'One device for one car.' },
    moves: [
      { name: 'More loads', note: 'The price depends on how many loads the device controls.' },
      { name: 'A full panel', note: 'It takes longer than a panel with room.' },
      { name: 'Every circuit', note: 'A device that measures them all is closer to the price of a new panel.' },
    ],
    high: { note: 'A bigger service instead: new equipment outside as well as inside, and a wait for the utility.' },
  },
  ready: {
    heading: 'What helps us do the math',
    items: [
      'The number on the main breaker, and [a photo of the circuit list]({photos}).',
      'The floor area, finished basement included.',
      'The labels of the big appliances, or their model numbers.',
      'A list of what you expect to add within five years.',
      'Any letter from the utility about a bigger service.',
    ],
  },
  questions: [
    {
      question: 'Will I notice it working?',
      answer:
        'Hardly. On a busy evening the car takes longer, but it still has the whole night. The oven and the dryer run as before.',
    },
    {
      question: 'Could I just use a timer?',
      answer:
        'A plain timer on its own is not enough. The code wants an approved system that limits the load by itself, and a timer can be one part of such a system. We show you the calculation.',
    },
    {
      question: 'Does it help if my service cable is buried?',
      answer:
        'Yes. That is where it helps most. A bigger buried service may mean digging up the yard. Staying within the one you have leaves the lawn alone.',
    },
  ],
  form: {
    heading: 'Get a load calculation',
    lead: 'Tell us the size of your main breaker, what you have, and what is coming.',
    example: 'Example: 100 A service, one charger in, second car and heat pump to come',
  },
  related: [
    'residential/panel-upgrades',
    'residential/hot-tub-pool-connections',
    'smart-home/smart-panels-occupancy',
    'smart-home/smart-thermostats',
  ],
  drawing: {
    circuits: ['c-energy'],
    switches: ['c-energy'],
    crop: { wide: [530, 470, 150, 90], phone: [566, 484, 90, 52], near: [566, 460, 108, 86] },
  },
})
