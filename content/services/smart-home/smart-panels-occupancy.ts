import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Smart panels & occupancy sensors in Toronto',
  metaDescription:
    'Panels that show what each circuit draws, and sensors that turn off what nobody is using. How they differ, where they pay, and what fitting them involves.',
  h1: 'Smart panels & occupancy sensors',
  lead: 'One tells you where the power goes. The other stops it going there when the room is empty. You can have either without the other.',
  updatedOn: '2026-11-20',
  summary: 'Panels that measure and switch each circuit, and sensors that turn lights off when a room is empty.',
  circuit: '100 A or 200 A panel, 120/240 V, metered by branch',
  image: 'breaker-panel',
  facts: [
    { label: 'Price', value: 'By the sensor, or by the size of panel' },
    { label: 'On site', value: 'Sensors, hours; a panel swap, 4 to 8 hours' },
    { label: 'Permit', value: 'ESA notification before work starts' },
    { label: 'Utility', value: 'Isolates the service for a panel swap' },
    { label: 'Works without Wi-Fi', value: 'Breakers and sensors, yes; the app, no' },
  ],
  what: {
    heading: 'Two devices that watch the house',
    paragraphs: [
      'A smart panel is a breaker panel with a meter on each branch, and in some makes a switch as well. You can see that the old freezer in the garage runs all day, or that the floor heating was left on in May. Some models drop chosen loads when the house nears its limit, or when it runs on standby power.',
      'An **occupancy** sensor turns a light on when you walk in and off after you leave. A **vacancy** sensor waits for you to press the switch, and only does the turning off. That small difference decides whether you like it. Bedrooms want vacancy, while laundry rooms want occupancy, since your arms are full.',
      'The panel side is old ground for us: we have worked on panels since {claim:sinceServices}, long before one reported to a phone.',
    ],
  },
  signs: {
    heading: 'Where they earn their place',
    items: [
      'The bill jumped and nobody can say which machine did it.',
      'The basement light is on every morning.',
      'An electric car, a heat pump or a hot tub is coming, and the service may be tight.',
      'A [generator](/ev-energy/generator-wiring) can carry half the house, and you want to choose which half from day to day.',
      'You have a rental suite below and wish to know its share before you argue about it.',
      'The panel is full or old and is due for replacement anyway.',
    ],
  },
  steps: {
    heading: 'How we fit each one',
    intro: 'The first step is common to both. After that the two jobs part ways.',
    items: [
      {
        title: 'A look at loads and rooms',
        text: 'We read the panel schedule, total the big loads and walk the rooms with you. Some circuits are shared in odd ways in older houses, and it is better to find that on paper than in an app that calls the kitchen a bedroom.',
      },
      {
        title: 'Sensors: the right eye in the right spot',
        text: 'A sensor has to see you. Wall units suit small rooms, ceiling units suit long or L-shaped ones, and a shower door will blind either. We set the delay with you, then walk through the room to test it.',
      },
      {
        title: 'Panel: load calculation and notification',
        text: 'For a panel we do a load calculation and file the ESA notification. The make must carry a mark that is recognized in Canada. We check that first, since some advertised units are sold for other markets.',
      },
      {
        title: 'Panel: the swap',
        text: 'A same-size swap takes 4 to 8 hours, the working day. The utility isolates the service, we move the circuits over and test them, ESA inspects, and power returns. Plan a day without the fridge being opened.',
      },
      {
        title: 'Names, limits and alerts',
        text: 'Each circuit gets a name you would use at supper. We set alerts sparingly: the sump pump that has stopped, the freezer that has gone quiet. Then you see how to switch the app off and still live normally.',
      },
    ],
  },
  cost: {
    heading: 'Where the money goes',
    paragraphs: [
      'Sensors cost least where a switch already has the wires they need. A ceiling sensor in a finished room adds a cable and some patching. Doing six rooms in one visit is kinder to the bill than six visits.',
      'With a smart panel, most of the work is the [panel upgrade](/residential/panel-upgrades) under it. The extra lies in the panel itself and in setting it up. A larger service also involves the utility, which can take from weeks to many months. If your panel is young, add-on meters that clip inside it may tell you as much, fitted by us, for less.',
    ],
    prices: [],
  },
  ready: {
    heading: 'Have these at hand',
    items: [
      'A photo of the panel with its door open and its metal cover left on.',
      'The printed list of circuits, right or wrong.',
      'Your last few bills, for the months that surprised you.',
      'The rooms where lights get forgotten.',
      'Anything large you expect to plug in within five years.',
    ],
  },
  questions: [
    {
      question: 'Will a sensor leave me in the dark in the bath?',
      answer:
        'A badly placed one will, because it loses you when you lie still, or when a curtain hides you. We use a longer delay or a ceiling unit, and in a full bathroom we often suggest a fan timer instead. See [fans and GFCI](/residential/ceiling-bathroom-fans-gfci).',
    },
    {
      question: 'Does a smart panel stop a breaker from tripping?',
      answer:
        'It can shed loads that you choose before the main reaches its limit. It does not excuse a fault. If one breaker goes again and again, read [what to do when a breaker trips](/emergency/breaker-trips) first.',
    },
    {
      question: 'My house is newer and has 100 A. Is that enough?',
      answer:
        'Often it is, until a car and a heat pump arrive together. Many homes in [Milton](/gta/milton) are in that spot. A load calculation answers it, and [energy management](/ev-energy/energy-management) may bridge the gap.',
    },
  ],
  example: 'Example: 200 A panel, bills doubled last winter, which circuit is it?',
  related: [
    'residential/panel-upgrades',
    'ev-energy/energy-management',
    'residential/ceiling-bathroom-fans-gfci',
    'commercial/panel-lighting-upgrades',
  ],
}
