import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Home energy management & load control in Toronto',
  metaDescription:
    'Short of capacity for a car or a heat pump? A load management device can often avoid a bigger service. How it works, what it limits and what it needs.',
  h1: 'Energy management & load control',
  lead: 'A house that is short of power is seldom short of it all day. Load control looks after the busy hour, and can often spare you a larger service.',
  updatedOn: '2026-11-20',
  summary: 'Devices that share one service among the car, the range and the heat pump, so that none has to go without.',
  circuit: 'Current sensors on the 100 A main; controlled 2-pole loads',
  image: 'house-at-dusk',
  facts: [
    { label: 'Price', value: 'By the loads and the room at the panel' },
    { label: 'On site', value: 'Often a visit, more where the panel is full' },
    { label: 'Permit', value: 'ESA notification, filed before work starts' },
    { label: 'Starts with', value: 'A load calculation' },
    { label: 'Utility', value: 'Only if the service grows' },
  ],
  what: {
    heading: 'Sharing one service among big loads',
    paragraphs: [
      'A service has a limit, 100 A in a great many homes. Add a car and a heat pump to a range and a dryer, and the sum on paper may go past it. Yet these seldom run flat out together. An energy management device measures the whole house and turns one load down, usually the car, until there is room again.',
      "The code allows for that. Demand may be limited to what the system lets through, and the 2024 Ontario code recognizes other energy management systems beside those for cars. It also asks for a label with the home's maximum load. A proper device can often avoid a service upgrade. Sometimes it cannot, and we say so.",
      'There is a second use, which is money. The same equipment can move charging and hot water to the hours when power is cheap.',
    ],
  },
  signs: {
    heading: 'Clues that load control fits',
    items: [
      'A load calculation for your [EV charger](/ev-energy/charger-installation) came out just too high.',
      'The utility has quoted a long wait, or a dig, for a larger service.',
      'The main breaker goes when the dryer, the oven and the air conditioner meet.',
      'Two cars must charge and one of them is home by five.',
      'A basement suite added a second kitchen to an older service.',
      'You are changing from gas to a heat pump one room at a time.',
      'You are on a time-of-use or overnight price, and nobody remembers to wait.',
    ],
  },
  steps: {
    heading: 'Measure, decide, fit, prove',
    items: [
      {
        title: 'The sum on paper',
        text: "We total your loads by the code's method and compare that with the service. Your recent bills help, since many utilities show hour by hour use. Now we know the gap, and whether a device can close it.",
      },
      {
        title: 'Which load gives way',
        text: 'Cars are best at waiting. Water heaters and floor heat come next. Ranges and pumps should be left alone. You pick the order with us, and decide what wins on a cold evening when everyone is home.',
      },
      {
        title: 'A device made for it',
        text: 'It has to be approved for use in Canada, and has to fail safe, so that a lost signal means less load and not more. We file the ESA notification with the device named, then order it.',
      },
      {
        title: 'Sensors, controls and label',
        text: 'We fit current sensors at the main conductors, wire the controlled circuits through the device and fix the label beside the panel. The power is off for part of the day. A very full panel may first need a subpanel.',
      },
      {
        title: 'A crowded evening, on purpose',
        text: 'We test it by turning everything on. You watch the car throttle back as the oven heats, then recover. ESA inspects. If the house later gains another large load, the sum is done again.',
      },
    ],
  },
  cost: {
    heading: 'Device or bigger service',
    paragraphs: [
      'The cost follows the number of loads to be controlled, and the space and order inside your panel. One car on one device is the simplest case. Metering every branch is nearer to a [smart panel](/smart-home/smart-panels-occupancy), with the labour of a panel change.',
      "Weigh it against the other road. A larger service means a [panel upgrade](/residential/panel-upgrades) and the utility, whose part can take from weeks to many months. Batteries and rooftop solar have been in Ontario's home savings program, and batteries are among the things that Toronto's HELP loan covers. Rebates change, so we look up what applies with you.",
    ],
    prices: [],
  },
  ready: {
    heading: 'What helps us do the math',
    items: [
      "The main breaker's size, and a photo of the circuit list.",
      'The floor area of the house, finished basement included.',
      'The plates of the large appliances, or their model numbers.',
      'What you expect to add within five years.',
      'Any letter from the utility about a larger service.',
    ],
  },
  questions: [
    {
      question: 'Will I notice it working?',
      answer:
        'Hardly. The car may take longer on evenings when the oven and the dryer run. It still has the whole night, and the Ultra-Low Overnight hours, 11 PM to 7 AM, are when the house is quiet.',
    },
    {
      question: 'Is it the same as a smart plug with a timer?',
      answer:
        'No. A timer cannot see the house, and the load calculation gives it no credit. Only an approved device that limits the demand counts. In {claim:experienceServices} of sizing services we have not met a timer that never got changed.',
    },
    {
      question: 'Does it help if my service wire is underground?',
      answer:
        'It can help more there. A larger underground service may mean digging, as it can in [North York](/gta/north-york) where feeds are buried. Staying within the service you have leaves the lawn alone.',
    },
  ],
  example: 'Example: 100 A service, one charger in, second car and heat pump to come',
  related: [
    'residential/panel-upgrades',
    'residential/hot-tub-pool-connections',
    'smart-home/smart-panels-occupancy',
    'smart-home/smart-thermostats',
  ],
}
