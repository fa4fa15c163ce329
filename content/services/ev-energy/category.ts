import { defineCategory } from '@/content/schema/category'

export default defineCategory({
  name: 'EV & energy',
  order: 50,
  menu: 'EV & Generator',
  allLink: 'All EV and energy work',
  panelColumn: 'left',
  tone: 'card',
  listStyle: 'pictures',
  seoTitle: 'EV chargers, generators & load control, Toronto and GTA',
  metaDescription:
    'Level 2 EV chargers wired, typically {price:ev-level-2}, plus HST, charger extra. Generators and load control, Toronto and the GTA. Licensed. Call us.',
  h1: 'EV chargers and home energy in the GTA',
  lead: 'Can your panel carry a charger or a heat pump? We work that out first. If you need no bigger service, we say so.',
  updatedOn: '2026-11-28',
  summary: 'Charge the car, ride out an outage, share the power you have.',
  sizes: {
    heading: 'How much of a 100 A service a charger takes',
    lead: 'Many homes in the GTA have 100 A for everything. A charger takes part of it, and the load calculation decides whether there is room.',
    scale: 'A full bar is the 100 A of the whole house. Each part is 10 A.',
    part: 10,
    whole: { value: 100, text: 'of 100 A' },
    items: [
      { value: 16, figure: '16 A', label: 'A small charger', text: 'It adds about 20 km for each hour plugged in.' },
      {
        value: 32,
        figure: '32 A',
        label: 'A common size',
        text: 'It adds about 40 km an hour, so ten hours overnight add some 400 km.',
      },
      {
        value: 48,
        figure: '48 A',
        label: 'For long drives',
        text: 'It adds about 60 km an hour, if your car can take it.',
      },
    ],
  },
  choices: {
    heading: 'Which energy service do you need?',
    items: [
      {
        question: 'Is an electric car on the way?',
        service: 'ev-energy/charger-installation',
        note: 'Wiring typically costs {price:ev-level-2}, plus HST; the charger is extra',
      },
      {
        question: 'Do you worry about power outages?',
        service: 'ev-energy/generator-wiring',
        note: 'We wire portable and standby generators safely',
      },
      {
        question: 'Is your service too small for what is coming?',
        service: 'ev-energy/energy-management',
        note: 'Sharing the load can often avoid a bigger one',
      },
    ],
    noneFits: 'If you want two of these, call {phone} and tell us both. Done together, they usually cost less.',
    folds: [
      {
        heading: 'What do these jobs cost?',
        paragraphs: [
          'A Level 2 charger, which runs on 240 V like a dryer, is typically {price:ev-level-2} to install, plus HST, and the charger is extra. If the panel has to be changed, that is typically {price:panel-upgrade}, plus HST. We quote generators and load control after a visit or [photos of your panel]({photos}).',
        ],
      },
      {
        heading: 'Why plan two jobs together?',
        paragraphs: [
          'A generator that runs the fridge and the furnace should not have to feed a car as well. A spare pipe to the garage costs little while we are there, even if the second car is two years off.',
          'For surges when the power comes back, ask about [surge protection](/residential/surge-protection-alarms) while the panel is open.',
        ],
      },
    ],
  },
  reasons: {
    heading: 'Why choose us for chargers and backup',
    items: [
      {
        title: 'You see the math before you buy',
        text: 'You get the load calculation, and what it says about your service, before you decide on anything.',
      },
      {
        title: 'Panels are our daily work',
        text: 'We have installed panels, and the services that feed them, since {claim:sinceServices}. A charger is one more circuit from the panel.',
      },
      {
        title: 'We file the permit',
        text: 'We hold {licence}. We notify the Electrical Safety Authority (ESA) before work starts, and the utility when it has work to do.',
      },
      {
        title: 'We know where our work ends',
        text: 'Gas pipe is for a contractor registered with the TSSA (Technical Standards and Safety Authority), and the meter belongs to the utility. After {claim:experienceServices} in the trade, we know whom to call, and in what order.',
      },
    ],
  },
  form: {
    heading: 'Get a quote for your house',
    lead: 'Tell us the number on your main breaker, what you are adding, and where it will go.',
    example: 'Example: 100 A panel in the basement, car arriving in March, detached garage about 12 m from the house.',
  },
  drawing: {
    art: 'house',
    circuits: ['c-service', 'c-panel', 'c-ev', 'c-generator', 'c-energy'],
    crop: { wide: [0, 0, 1200, 620], phone: [0, 0, 1200, 620] },
  },
})
