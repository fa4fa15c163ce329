import { defineService } from '@/content/schema/service'

export default defineService({
  name: 'Smart panels & sensors',
  panelLabel: 'Smart panels',
  order: 50,
  ownForm: true,
  seoTitle: 'Smart panels & occupancy sensors in Toronto and the GTA',
  metaDescription:
    'Smart panels that show what each circuit uses, and sensors that turn lights off. Licensed Toronto electricians explain which one you need. Call for a quote.',
  h1: 'Smart panels and sensors in Toronto',
  lead: 'A smart panel shows where your power goes. A sensor turns off what nobody is using. You can have either one alone.',
  updatedOn: '2026-11-28',
  summary: 'Panels that measure each circuit, and sensors that turn lights off when a room is empty.',
  circuit: '100 A or 200 A panel, 120/240 V, metered by branch',
  headPrice: {
    kind: 'quote',
    label: 'The price depends on which of the two you want, sensors or a panel, and how many.',
    note: 'Tell us which bothers you, the bill or the lights, and we price what fixes it. Ask on the phone what a look at your panel costs and the first day we can come. You hear both before you book.',
  },
  facts: [
    { value: 'Power off', label: '4 to 8 hours, for a smart panel of the same size', isTime: true },
    { value: 'Sensors', label: 'a few hours, for several rooms' },
    { value: 'Permit', label: 'filed with the Electrical Safety Authority (ESA) before we start' },
    { value: 'Without internet', label: 'breakers and sensors still work, but not the app' },
  ],
  overview: {
    heading: 'What smart panels and sensors do',
    statement:
      'A smart panel is a breaker panel with a meter on each circuit. A sensor is a switch that sees you, and turns the light off when you leave.',
    folds: [
      {
        heading: 'Occupancy or vacancy sensor?',
        paragraphs: [
          'An **occupancy** sensor turns the light on when you walk in and off after you leave. A **vacancy** sensor waits for you to press it, and does only the turning off. People who dislike one usually like the other. [What motion sensors are good for](/blog/motion-sensor-benefits) has more.',
        ],
      },
      {
        heading: 'What a smart panel can tell you',
        paragraphs: [
          'A smart panel can tell you that the old freezer in the garage never stops, or that the floor heat was left on in May. Some makes can also switch circuits. They drop the loads you choose when the house nears its limit or runs on a [generator](/ev-energy/generator-wiring).',
        ],
      },
    ],
  },
  mainSection: {
    kind: 'rooms',
    heading: 'Which sensor for which room?',
    lead: 'Walk through your house and see where each would go.',
    items: [
      {
        name: 'Laundry, pantry',
        text: 'Choose an occupancy sensor: your arms are full, and the light should come on by itself.',
      },
      { name: 'Bedroom', text: 'Choose a vacancy sensor, so that the light stays off when you roll over.' },
      {
        name: 'Bathroom',
        text: 'Use a long delay or a ceiling sensor, since a shower curtain hides you. A fan timer may suit better.',
      },
      {
        name: 'Basement stairs',
        text: 'Choose occupancy sensors, top and bottom, so that the light does not stay on all night.',
      },
      {
        name: 'At the panel',
        text: 'The smart panel goes here, with each circuit named the way you would say it at supper.',
      },
    ],
  },
  signs: {
    heading: 'Signs that a sensor or a smart panel would help',
    items: [
      'The bill jumped, and nobody can say why.',
      'The basement light is on every morning.',
      'You are getting an electric car, a heat pump or a hot tub.',
      'You rent out a suite and want to know its share, for yourself. To bill a tenant, you need a meter that Measurement Canada has approved.',
      'The panel is full or old and due for replacement anyway.',
    ],
  },
  steps: {
    heading: 'How sensors and panels go in',
    items: [
      {
        title: 'Check the circuits',
        text: 'We look at the panel list and the rooms. Older houses share circuits in odd ways. It is better to find that on paper than in an app that calls your kitchen a bedroom.',
      },
      {
        title: 'Install the sensors',
        text: 'Each room gets the right kind, where it can see you. Wall sensors suit small rooms, and ceiling sensors suit long or L-shaped rooms. We set the delay with you and walk the room to test it.',
      },
      {
        title: 'Plan the panel',
        text: 'We calculate the load, file the permit and choose the make. The panel has to carry a mark that is recognized in Canada. Some advertised panels are sold for other markets, so we check that first.',
      },
      {
        title: 'Swap the panel',
        text: 'This takes 4 to 8 hours, one working day. Once the utility has cut the power, we move the circuits over and test them. ESA authorizes the reconnection, and the power returns. {rule:certificate}',
      },
      {
        title: 'Set useful alerts',
        text: 'A few good ones are enough. Most people only want to know that the sump pump has stopped or the freezer has gone quiet.',
      },
    ],
  },
  cost: {
    heading: 'Why sensor and panel prices differ',
    low: { note: 'A sensor where the switch box already has the wires it needs.' },
    moves: [
      { name: 'More rooms', note: 'There is a sensor for each. Six rooms in one visit cost less than six visits.' },
      { name: 'A ceiling sensor', note: 'In a finished room it adds a cable and some patching.' },
      {
        name: 'Clip-on meters',
        note: 'If your panel is still good, small ones inside it may tell you as much for less.',
      },
    ],
    high: {
      note: 'A smart panel for all circuits, because most of the work is the [panel upgrade](/residential/panel-upgrades) under it.',
    },
    notes: [
      'A smart panel takes a working day, and sensors for several rooms take a few hours. We install clip-on meters, too.',
    ],
  },
  ready: {
    heading: 'Have these ready when you call',
    items: [
      '[A photo of the panel]({photos}), door open, metal cover left on.',
      'The list of circuits, right or wrong.',
      'The bills for the months that surprised you.',
      'The rooms where lights get forgotten.',
      'Anything large you plan to plug in within five years.',
    ],
  },
  questions: [
    {
      question: 'Will a sensor leave me in the dark in the bath?',
      answer:
        'A badly placed one will, because it does not see you when you lie still. We set a longer delay or put the sensor on the ceiling. See also [bathroom fans and outlets](/residential/ceiling-bathroom-fans-gfci).',
    },
    {
      question: 'Does a smart panel stop a breaker from tripping?',
      answer:
        'A smart panel can switch off the loads that you choose before the main breaker reaches its limit. It does not cure a fault. If one breaker trips again and again, read [what to do when a breaker trips](/emergency/breaker-trips).',
    },
    {
      question: 'My house has 100 A. Is that enough?',
      answer:
        'Often it is, until a car and a heat pump arrive together. A load calculation answers it, and [energy management](/ev-energy/energy-management) may close the gap.',
    },
  ],
  form: {
    heading: 'Get a quote for panels and sensors',
    lead: 'Tell us what surprised you, such as a bill, a light that stays on, or a full panel.',
    example: 'Example: 200 A panel, bills doubled last winter, which circuit is it?',
  },
  related: [
    'residential/panel-upgrades',
    'ev-energy/energy-management',
    'residential/ceiling-bathroom-fans-gfci',
    'commercial/panel-lighting-upgrades',
  ],
  drawing: {
    circuits: ['c-occupancy', 'c-panel'],
    crop: { wide: [370, 192, 220, 354], phone: [416, 194, 126, 50] },
  },
})
