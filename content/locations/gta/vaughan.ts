import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Vaughan electricians: industrial, condo & home',
  metaDescription:
    'Vaughan electrical contractor for 600 V shops in Concord, towers at the Metropolitan Centre and 1980s to 2010s homes ready for a second car charger.',
  h1: 'Electricians for Vaughan homes & shops',
  heroDescription:
    'Half a century ago this was mostly farmland. Now the city makes, stores and ships things by day, and plugs in cars by night.',
  excerpt:
    'Factories and warehouses around the CN yard, a downtown of towers, and subdivisions that run out of panel space.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'woodbridge',
  neighbours: [
    'gta/woodbridge',
    'gta/kleinburg',
    'gta/maple',
    'gta/king-city',
    'gta/richmond-hill',
    'gta/thornhill',
    'gta/north-york',
  ],
  sections: [
    {
      heading: 'Shops & plants near the CN yard',
      paragraphs: [
        'Vaughan and north-west Toronto share an employment belt with almost 140,000 jobs. Manufacturing comes first, and warehouses keep growing around the rail yard. Many Concord shops run on 347/600 V, with a transformer for the small stuff. We bring [600 V services up to 800 A](/industrial/600v-800a-services), set new machines, and look after [starters and drives](/industrial/transformer-motor-control). Imported equipment at 480 V gets its own transformer.',
        'An idle line costs money, so we plan a shutdown on paper, and the parts are on the floor before the switch is pulled.',
      ],
    },
    {
      heading: 'Homes, with a second car in the driveway',
      paragraphs: [
        'Many homes here date from the 1980s up to the 2010s. The older subdivisions have 100 A, newer ones 200 A. Wiring is rarely the trouble; capacity is. Owners want [a charger](/ev-energy/charger-installation), then another, and a basement apartment for the in-laws. Each starts with a demand calculation.',
        'At Highway 7 and Jane, a 445-acre downtown has been rising around the subway, which arrived in 2017. Its condo owners go through their board for a charger.',
      ],
    },
    {
      heading: 'Four heritage lines on the map',
      paragraphs: [
        'Thornhill, Kleinburg-Nashville, [Woodbridge](/gta/woodbridge) and [Maple](/gta/maple) each have a heritage conservation district. Within one, have the city look at any meter, generator or light that would be visible. New houses inside the line count too.',
      ],
    },
    {
      heading: 'Alectra & your own switchgear',
      paragraphs: [
        'For a house, Alectra supplies wire and meter, and you supply the wall they land on. For a plant the line can lie elsewhere: some customers own the transformer, so look in the agreement. Either way we file with ESA, and Alectra isolates and restores. For a heavier supply, put weeks to many months into the schedule.',
        'The derecho of May 21, 2022, put out 119,000 Alectra customers at the peak, Vaughan among them. A plan on the wall helps: who calls the utility, which loads go on [standby power](/ev-energy/generator-wiring), who calls us.',
      ],
    },
  ],
  services: {
    heading: 'Six kinds of call from Vaughan',
    lead: 'They come from plants and households alike.',
    cards: {
      'panel-upgrades':
        'One hundred to two hundred amperes in a 1988 house: {price:panel-upgrade} is typical for the panel side, plus HST.',
      'wiring-outlets':
        'Basement apartments, workshop circuits, ceiling fans on proper boxes. Opened ceilings are kept few and small.',
      'emergency-repairs':
        'A press that is down or a home that is dark: tell us the voltage and what was changed last. Smoke is for 911.',
      'smart-home': 'Lighting control for big open houses, and smart panels that show which appliance eats the bill.',
      'ev-chargers': 'First charger, second charger, or ten at a depot, each with the managed load worked out.',
      commercial:
        'Banquet halls, showrooms, offices over shops: distribution, high-bay LED, and exit lighting with its yearly test.',
    },
  },
  reasons: {
    heading: 'A contractor from next door',
    items: {
      'esa-certified':
        'Compliance people like paper: {licence}, insurance on request, notifications on file, and a certificate after inspection.',
      'service-24-7': 'Second shift or third, a stopped line is urgent. Reach us at {phone}, any night.',
      'local-experts': 'The Stilton Road office lies within the city limits, open 7 AM to 6 PM Monday to Friday.',
      guaranteed: 'Covered by our guarantee: what we terminate stays tight, what we program does as written.',
    },
  },
  questions: [
    {
      question: 'Our German press is nameplated 480 V. What does it need in Concord?',
      answer:
        'Most likely a transformer between it and the 600 V supply, sized for the starting current, with protection on both sides. It also needs an approval mark that Ontario accepts, or a field evaluation.',
    },
    {
      question: 'Could a 200 A house in Vaughan still run short?',
      answer:
        'It happens: two chargers, electric heat backup, a sauna. Before 400 A, we look at which of these ever run together.',
    },
  ],
  form: {
    heading: 'Bring us into a Vaughan project',
    lead: 'For plants: voltage, amperes, and the date of the next shutdown. For homes: main breaker size.',
    example: 'Example: Concord unit, 600 V 200 A, two CNC machines arriving in May, need feeds and a disconnect.',
  },
}
