import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Vaughan',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Vaughan electricians: EV chargers, panels and 600 V shops',
  metaDescription:
    'Licensed Vaughan electricians with an office on {street:woodbridge}: panels, EV chargers, suites and 600 V shops. 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Vaughan',
  streetSentence:
    'We wire chargers in Vellore, install larger panels in Maple, and connect 600-volt machines in Concord.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: [
    'gta/woodbridge',
    'gta/kleinburg',
    'gta/maple',
    'gta/king-city',
    'gta/richmond-hill',
    'gta/thornhill',
    'gta/north-york',
  ],
  answers: {
    come: 'Yes, we do. Our office on {street:woodbridge} in [Woodbridge](/gta/woodbridge) is in Vaughan.',
    cost: 'A charger costs {price:ev-level-2} to wire, and a new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'A charger on a 100 A panel',
      text: 'Houses of the 1980s and 1990s, off Dufferin Street and Rutherford Road for example, often have 100 A. We start with a load calculation, which adds up everything your home may draw at once. If a full-speed charger is too much, one that slows down at supper often works.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'From 100 A to 200 A',
      text: 'A second car in Vellore, a basement suite or a heat pump can use up what is left. You are without power for 4 to 8 hours on the day of the swap. The cable from the street may be too thin for 200 A, so we quote after a visit.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A new machine hooked up in Concord',
      text: 'In a shop on Creditstone Road or Bowes Road, the price depends on the voltage, the distance from the main switch, and whether the machine needs a transformer.',
      service: 'industrial/machinery-connections',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get new breakers, clear labels, and free spaces for the next car or kitchen.',
    'wiring-outlets': 'We wire basement apartments and workshops, and hang ceiling fans on boxes rated to hold them.',
    'emergency-repairs': 'The price finds the fault behind a dark kitchen. If a press has stopped, call for a price.',
    'smart-home': 'We install lighting control in large houses, and smart panels that show what uses the power.',
    'ev-chargers': 'The price is for one car at home. Ten vans that share the load are quoted on site.',
    commercial:
      'For banquet halls, showrooms and offices on Highway 7 we wire kitchens, high-ceiling LED lights and exit signs.',
  },
  facts: [
    {
      title: 'Shops around the CN yard',
      text: 'Between Keele and Jane, many Concord units run on 347/600 V. We install [services up to 800 A](/industrial/600v-800a-services).',
    },
    {
      title: 'Condos at Highway 7 and Jane',
      text: 'If you own a condo there, your charger starts with a letter to the board. We draw the route and give you the load figures for it.',
    },
    {
      title: 'Old streets in four villages',
      text: '[Thornhill](/gta/thornhill), [Kleinburg-Nashville](/gta/kleinburg), Woodbridge and [Maple](/gta/maple) each have an old core. There we plan the cable so that a meter, a generator or a light stands where the street cannot see it.',
    },
  ],
  notes: [
    {
      heading: 'Buying a machine from the United States',
      paragraphs: [
        'The nameplate, the metal label of an American machine, often says 480 V. Ontario shops have 347/600 V, so the machine needs a transformer, sized for the moment when the motor starts. It also needs an approval mark that Ontario accepts, or an inspection on site that takes its place. Send us [a photo of the nameplate]({photos}) before it ships.',
      ],
    },
    {
      heading: 'Renting out the basement',
      paragraphs: [
        'We notify ESA, the Electrical Safety Authority, of the wiring. A suite also needs smoke and carbon monoxide alarms. Count the second stove and dryer before the drywall goes up, while moving a panel is still cheap.',
      ],
    },
    {
      heading: 'When a Concord shop goes dark',
      paragraphs: [
        'Put a plan on the shop wall that says who calls the utility, which machines go on [standby power](/ev-energy/generator-wiring), and who calls us. {danger:wire-down}',
      ],
    },
  ],
  localExperts:
    'Homes in Vellore and Maple run on 120/240 V, and plants in Concord mostly on 347/600 V. Our office on {street:woodbridge} is near both.',
  questions: [
    {
      question: 'Could a 200 A house in Vaughan still run short?',
      answer:
        'Yes, with two chargers, an electric sauna and backup heat. Before you pay for 400 A, we look at which of these run together. Two cars on one circuit may be enough.',
    },
    {
      question: 'Can my condo board refuse a charger?',
      answer:
        'It needs proper grounds to refuse. You apply in writing. The board may ask how the charger is metered, where its cable runs and who pays.',
    },
    {
      question: 'Can you work while our shop is running?',
      answer:
        'Yes, for much of it. Pipe, cable and new panels can go up beside a running line. Only the last connection needs the power off, and we choose that hour with you.',
    },
  ],
  form: {
    lead: 'For a home, tell us the number on the main breaker. For a shop, tell us volts, amps and your next shutdown.',
    example: 'Example: Concord unit, 600 V 200 A, two CNC machines arriving in May, need feeds and a disconnect.',
  },
  // By hand: Vaughan Metropolitan Centre, Highway 7 and Jane Street.
  map: { latitude: 43.7943, longitude: -79.5274 },
  street: {
    why: 'Subdivisions, saw-tooth plants, towers',
    horizon: 'pylons',
    back: 'condo@120:135 condo@200:246 condo@430:14',
    row: 'subdivision:2 +5 ~subdivision +5 subdivision:1 pole sapling +2 two-storey:3 +8 subdivision +5 ~subdivision:1 transformer-pole sapling +2 subdivision:13 | +14 plant:23 +16 transformer-pole shed:1 +10 sapling pole townhouse-a:1 townhouse-b townhouse-a townhouse-b:2 +8 subdivision +5 ~subdivision:1 transformer-pole sapling subdivision:3',
    ends: 'sapling maple',
  },
})
