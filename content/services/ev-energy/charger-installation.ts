import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'EV charger installation in Toronto & the GTA',
  metaDescription:
    'Level 2 EV charger installation, {price:ev-level-2}, charger extra. Load calculation first, ESA notification filed, and the condo request explained.',
  h1: 'EV charger installation, Level 2',
  lead: 'A Level 2 charger turns a night in the driveway into a full day of driving. The work is a circuit of its own, and a sum that shows your panel can carry it.',
  updatedOn: '2026-11-20',
  summary: 'A Level 2 charger on its own 240 V circuit, sized by a load calculation and filed with ESA.',
  circuit: '2-pole 40 A, 240 V, EV charger only',
  image: 'ev-charger',
  facts: [
    { label: 'Price', value: '{price:ev-level-2}' },
    { label: 'Plus', value: 'HST; the charger itself is extra' },
    { label: 'On site', value: 'Often a day or less with a simple cable run' },
    { label: 'Permit', value: 'ESA notification, filed before work starts' },
    { label: 'Utility', value: 'Only when the service itself must grow' },
    { label: 'Condo', value: "The corporation's approval comes first" },
  ],
  what: {
    heading: 'What a Level 2 circuit is',
    paragraphs: [
      'The cord that comes with many cars plugs into an ordinary outlet and fills the battery slowly. Level 2 runs at about 240 V and 30 A or more, on its own breaker and its own cable, and nothing else may share them.',
      'So the first job is arithmetic: we do a load calculation of the range, the dryer, the air conditioner, the heat and the car. If the total fits, we run the circuit, and if it does not, an [energy management device](/ev-energy/energy-management) can often avoid a service upgrade by holding the car back while the house is busy. The code that came into force in May 2025 also changed how a house with a charger is added up, so an old calculation should be done again.',
    ],
  },
  signs: {
    heading: 'When the ordinary outlet is not enough',
    items: [
      'The car is not full by morning in January.',
      'You drive more in a day than an overnight trickle puts back.',
      'An extension cord runs from the kitchen to the driveway.',
      'The outlet, plug or cord feels warm after a night of charging. Stop using it, and do not touch it while it is hot.',
      'A second electric car is coming, and one charger must serve both.',
      'You want to charge by clock, at the Ultra-Low Overnight price.',
    ],
  },
  steps: {
    heading: 'From parking spot to first charge',
    items: [
      {
        title: 'You send pictures',
        text: 'We want the panel, the place where the car stands, and the route between. From these we can usually tell you whether the run is simple, or whether there is a finished basement, a detached garage or a trench in the way.',
      },
      {
        title: 'We do the math',
        text: 'A load calculation shows how much room your service has. You get a plain answer: it fits, it fits with an energy management device, or the service has to grow. We explain the cost and the wait for each.',
      },
      {
        title: 'Filing, and locates if we dig',
        text: 'We file the ESA notification before work starts. A trench to a garage also needs underground locates, which are free from Ontario One Call at [1-800-400-2255](tel:+18004002255). Whoever digs asks for them, at least five business days ahead.',
      },
      {
        title: 'The circuit and the charger',
        text: 'We run cable or conduit, fit the breaker, mount the charger at a height that suits your port, and set its current to match the circuit. Outdoors we seal what enters the wall, and your panel list gets a new line.',
      },
      {
        title: 'Test, label, inspect',
        text: 'We start a charge with your car, watch it draw, and show you how to set the schedule. We arrange the inspection with ESA. Keep the Certificate of Acceptance that follows, since insurers and buyers may ask for it.',
      },
    ],
  },
  cost: {
    heading: 'What an installation costs',
    paragraphs: [
      'A Level 2 installation is {price:ev-level-2}, plus HST. That is a typical range and not an estimate for your house. The charger itself is extra, whether you buy it or have us supply it.',
      'Distance is the main cause of the spread. A panel on the garage wall is the low end, while a panel at the back of a finished basement, a charger on a post or a trench to a laneway garage pushes the other way. So does a device for load control, or a [panel upgrade](/residential/panel-upgrades).',
      "We found no rebate we could promise on a home charger, and rebates change, so we check with you. In Toronto, the city's HELP loan covers Level 2 chargers at low interest for homes with an M postal code.",
    ],
    prices: ['ev-level-2'],
  },
  ready: {
    heading: 'Five things to send us',
    items: [
      'The number on the main breaker, and a photo of the panel with its cover on.',
      'The make and model of the car, and of the charger if you have one.',
      'A photo of the parking spot, and which side the port is on.',
      'A rough measure from panel to charger, in metres, the way a cable would go.',
      'For a condo, the name of the property manager.',
    ],
  },
  questions: [
    {
      question: 'Can my condo board refuse?',
      answer:
        'Not at will. Ontario Regulation 48/01 lets an owner apply in writing for a charger, and the board has to answer by the rules set there. We can supply the technical part. It comes up often in towers like those of [Liberty Village](/toronto/liberty-village).',
    },
    {
      question: 'When is it cheapest to charge?',
      answer:
        'The Ultra-Low Overnight price runs from 11 PM to 7 AM every day, if you have chosen that plan. Set the car or the charger to start after eleven, but let only one of them keep the clock.',
    },
    {
      question: 'Does it really need a permit?',
      answer:
        'It needs an ESA notification, yes. In 2023 ESA was reported to have found more than 400 chargers in Toronto without one. A fair offer includes the filing. We have been in business since {claim:sinceServices}, and we work under {licence}.',
    },
  ],
  example: 'Example: Car comes in April, 125 A panel, driveway is across the house from it',
  related: [
    'residential/panel-upgrades',
    'residential/surge-protection-alarms',
    'smart-home/smart-panels-occupancy',
    'commercial/power-distribution',
  ],
}
