import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Vaughan',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Vaughan electricians: EV chargers, panels and 600 V shops',
  metaDescription:
    'Licensed Vaughan electricians with an office on {street:woodbridge}: panels, EV chargers, suites and 600 V shops. 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Vaughan',
  heroDescription: 'We fit chargers and larger panels in Vaughan homes, and connect 600-volt machines in Concord.',
  excerpt:
    'Houses that run out of panel space, condo towers at Highway 7 and Jane, and 600 V shops around the CN yard.',
  updatedOn: '2026-11-21',
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
    come: 'Yes. Our office on {street:woodbridge}, in [Woodbridge](/gta/woodbridge), is inside the city limits.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and a bigger panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'Jobs we see in Vaughan',
    items: [
      {
        title: 'A charger on a 100 A panel',
        text: 'Houses of the 1980s and 1990s often have 100 A. We start with a load calculation: everything your home may draw at once, added up. Where a full-speed charger will not fit, one that slows down at supper often does.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'From 100 A to 200 A',
        text: 'A second car, a basement suite or a heat pump can use up what is left. You are without power for 4 to 8 hours on the day of the swap.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A new machine hooked up in Concord',
        text: 'The price follows the voltage, the distance from the main switch, and whether a transformer has to stand between.',
        service: 'industrial/machinery-connections',
      },
    ],
  },
  services: {
    heading: 'What we do in Vaughan',
    cards: {
      'panel-upgrades': 'New breakers, honest labels, and free spaces for the next car or the next kitchen.',
      'wiring-outlets': 'Basement apartments, workshop circuits, and ceiling fans hung on boxes rated to hold them.',
      'emergency-repairs': 'A stopped press or a dark kitchen? Call at any hour. For a machine, tell us its voltage.',
      'smart-home': 'Lighting for large open houses, and panels that show which appliance uses the power.',
      'ev-chargers': 'One car, two cars, or ten vans at a depot, with the load shared out between them.',
      commercial: 'Banquet halls, showrooms and offices: feeders, high-ceiling LED lights, exit signs.',
    },
  },
  facts: {
    heading: 'What to know before we come',
    items: [
      {
        title: 'Shops around the CN yard',
        text: 'Many Concord units run on 347/600 V. We install [services up to 800 A](/industrial/600v-800a-services).',
      },
      {
        title: 'Condos at Highway 7 and Jane',
        text: 'Towers have been rising around the subway, which came in 2017. If you own a condo there, your charger starts with a letter to the board.',
      },
      {
        title: 'Four heritage districts',
        text: '[Thornhill](/gta/thornhill), [Kleinburg-Nashville](/gta/kleinburg), Woodbridge and [Maple](/gta/maple). Inside one, ask the city before a meter, generator or lamp goes where the street can see it.',
      },
    ],
  },
  more: [
    {
      heading: 'Buying a machine from the United States',
      paragraphs: [
        'American nameplates often say 480 V. Ontario shops have 347/600 V, so a transformer goes between the two, sized for the moment the motor starts. The machine also needs an approval mark that Ontario accepts, or a field evaluation. Send us a photo of the plate before it ships.',
      ],
    },
    {
      heading: 'Renting out the basement',
      paragraphs: [
        'Two papers are needed. The city gives the building permit. We file the electrical notification with the Electrical Safety Authority, ESA for short. Count the second stove and dryer before the drywall goes up: that is when moving a panel is still cheap. Smoke and carbon monoxide alarms go in at the same time.',
      ],
    },
    {
      heading: 'When the power fails in Vaughan',
      paragraphs: [
        'A plan on the wall helps a shop: who calls the utility, which machines go on [standby power](/ev-energy/generator-wiring), who calls us. {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in Vaughan',
    items: {
      'esa-certified': '{licence}, and insured. We report the work to ESA; you keep the certificate that follows.',
      'service-24-7': 'Second shift or third, the emergency line is open: {phone}.',
      'local-experts': 'From {street:woodbridge}, most of the city is a short drive.',
      guaranteed: 'If a connection we made comes loose, we come back and tighten it.',
    },
  },
  questions: [
    {
      question: 'Could a 200 A house in Vaughan still run short?',
      answer:
        'It happens: two chargers, an electric sauna, backup heat. Before you pay for 400 A, we look at which of these ever run together. Sharing one circuit between two cars may be all it takes.',
    },
    {
      question: 'Can my condo board refuse a charger?',
      answer:
        'Not at will. An owner applies in writing. The board may ask how the charger is metered, where its cable runs and who pays. We give you a drawing and load figures to hand in.',
    },
    {
      question: 'Can you work while our shop is running?',
      answer:
        'Much of it, yes. Pipe, cable and new panels can go up beside a running line. Only the last connection needs the power off, and we set that hour with you.',
    },
  ],
  form: {
    heading: 'Get a quote for your Vaughan address',
    lead: 'Homes: the number on the main breaker. Shops: volts, amps and your next shutdown.',
    example: 'Example: Concord unit, 600 V 200 A, two CNC machines arriving in May, need feeds and a disconnect.',
  },
  // By hand: Vaughan Metropolitan Centre, Highway 7 and Jane Street.
  map: { latitude: 43.7943, longitude: -79.5274 },
  street: {
    why: 'Subdivisions, saw-tooth plants, towers',
    horizon: 'fpyl',
    back: 'condo@120:135 condo@200:246 condo@430:14',
    row: 'sub:2 +5 ~sub +5 sub:1 pol sap +2 two:3 +8 sub +5 ~sub:1 hyd sap +2 sub:13 | +14 plant:23 +16 hyd shed:1 +10 sap pol tha:1 thb tha thb:2 +8 sub +5 ~sub:1 hyd sap sub:3',
    ends: 'sap map',
  },
})
