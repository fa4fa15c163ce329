import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Clarington',
  menus: ['header'],
  seoTitle: 'Clarington electricians: village, suburb and farm, 24/7',
  metaDescription:
    'Licensed Clarington electricians in Bowmanville, Courtice, Newcastle and Orono: chargers, old wiring, barns. 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Clarington',
  heroDescription: 'We wire chargers in the suburbs, old houses in the villages, and barns down the long lanes.',
  excerpt:
    'Bowmanville, Courtice, Newcastle and Orono: old brick cores, newer suburbs, and farms with wells and barns.',
  updatedOn: '2026-11-21',
  utility: 'elexicon',
  neighbours: ['gta/ajax', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, to Courtice, Bowmanville, Newcastle, Orono and the farms.',
    cost: 'Wiring a charger costs {price:ev-level-2}, a suburban panel {price:panel-upgrade}. We quote barn feeders by the metre.',
  },
  jobs: {
    heading: 'Village, suburb and farm jobs',
    items: [
      {
        title: 'A charger for a long commute',
        text: 'Plug in at supper, leave with a full car. Many houses from the 1980s have 100 A, so we check first.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'Old wires before new insulation',
        text: 'Attic money is wasted if the wiring has to come out later. We survey knob and tube first; the number of rooms and the attic access set the price.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'Power to a barn or a shop',
        text: 'Length of the feeder, dust, damp and motors decide. Farm buildings are reported and inspected like a house.',
        service: 'commercial/transformers-subpanels',
      },
    ],
  },
  services: {
    heading: 'Clarington electrical services',
    cards: {
      'panel-upgrades': 'Room for the charger, the sump and the next project, in one swap.',
      'wiring-outlets': 'Lights on the steps and in the shed, and outlets where the snow blower lives.',
      'emergency-repairs': 'Well pump quiet, breaker gone, kitchen dead: we pick up on the concessions too.',
      'smart-home': 'A heated garage, a porch and a front hall that know when you turn in.',
      'ev-chargers': 'Driveway, detached garage, or two at the farm office for the trucks.',
      commercial: 'King Street stores, dryers, cold rooms, greenhouses: motors that start without dimming the house.',
    },
  },
  facts: {
    heading: 'Power and outages in Clarington',
    items: [
      {
        title: 'One night without power in Orono',
        text: 'By plan, in October 2025: a free test of three machines people forget: the sump, the well pump and the freezer. A modest generator behind a transfer switch can carry all three.',
      },
      {
        title: 'A full freezer lasts 48 hours',
        text: 'Kept shut, that is. Half full it lasts about 24 hours, and a fridge about 4. A sump pit in a wet week has no such margin.',
      },
      {
        title: 'Two utilities',
        text: 'Elexicon, which the municipality partly owns, in the towns. Often Hydro One among the farms. Read the top of your bill before you need it.',
      },
    ],
  },
  more: [
    {
      heading: 'Old houses in the village cores',
      paragraphs: [
        'Bowmanville, Newcastle and Orono have brick houses that are older than electric light. The heritage register reaches into each, so ask before a lamp or a meter goes on a front wall. Indoors we keep the plaster and change the wire. An insurer who asks for a date gets one.',
      ],
    },
    {
      heading: 'Ready for an outage on a well',
      paragraphs: [
        'Fill jugs, check the pit, leave one lamp on. When the power returns, wait 10 to 15 minutes and turn things on one at a time. [Generator wiring](/ev-energy/generator-wiring) makes the next one easier. {danger-short:generator}',
      ],
    },
    {
      heading: 'After a storm on farm lines',
      paragraphs: [
        "Long spans catch wind. In May 2022 it was about 64,000 customers across Elexicon's towns. {danger-short:mast} For older factory streets next door, see [Oshawa](/gta/oshawa).",
      ],
    },
  ],
  reasons: {
    heading: 'Why Clarington calls us',
    items: {
      'esa-certified': 'House or barn, the Electrical Safety Authority (ESA) hears of it first. {licence}, insured.',
      'service-24-7': 'Emergencies on the farms are answered at any hour too: {phone}.',
      'local-experts': 'Two utilities mean two sets of forms. We ask which before we quote.',
      guaranteed: 'Our barn fixtures keep the dust out. If one does not, we change it.',
    },
  },
  questions: [
    {
      question: 'Do you charge extra to come out to the farms?',
      answer:
        'Ask when you call, with the nearest crossroads. Your quote is in writing and has everything in it, travel included if there is any.',
    },
    {
      question: 'Can one generator feed the house and the barn?',
      answer:
        'Yes, if it is sized for both and the transfer switch stands where the two feeders part. Tell us what has to run in each when the street is dark.',
    },
  ],
  form: {
    heading: 'Write to us from Clarington',
    lead: 'The village or concession, the name on your power bill, and the job.',
    example: 'Example: Brick house in Newcastle, about 1905, attic being insulated, need the old wires looked at.',
  },
  // GeoNames: Bowmanville, its largest town and seat.
  map: { latitude: 43.91682, longitude: -78.68286 },
  street: {
    why: 'Village cores, farms between',
    horizon: 'fhill',
    row: 'barn +12 farm:1 elm pol +10 sub:2 +6 ~sub map +6 cott:2 elm hyd shop:1 shop:3 shop:1 +8 kirk:2 | elm +6 farm:12 pol +10 cott elm sub:1 +8 hyd +12 ~barn:1 +20 elm ~farm pol',
    ends: 'elm map',
  },
})
