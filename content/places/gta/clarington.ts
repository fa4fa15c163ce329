import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Clarington',
  menus: ['header'],
  seoTitle: 'Clarington electricians: village, suburb and farm, 24/7',
  metaDescription:
    'Licensed Clarington electricians in Bowmanville, Courtice, Newcastle and Orono: chargers, old wiring, barns. 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Clarington',
  streetSentence: 'We wire chargers in the suburbs, old houses in the villages, and barns down the long lanes.',
  updatedOn: '2026-11-28',
  municipalities: ['clarington'],
  utility: 'elexicon',
  utilityArea: 'Bowmanville, Newcastle and Orono',
  otherUtility: { id: 'hydro-one', area: 'Courtice and the country' },
  neighbours: ['gta/ajax', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, we come to Courtice, Bowmanville, Newcastle, Orono and the farms.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and a new panel {price:panel-upgrade}. Barn feeders are quoted on site.',
  },
  typicalJobs: [
    {
      title: 'A charger for a long commute',
      text: 'You plug in at supper and leave with a full car. Many houses from the 1980s have 100 A, so we check first.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Old wires before new insulation',
      text: 'New insulation is wasted money if the wiring has to come out later. We first survey the knob and tube. That is {rule:knob-and-tube}. More rooms and a tight attic take longer.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'Power to a barn or a shop',
      text: 'We quote after we see the distance, the motors, the dust and the damp. We file for farm buildings as for a house.',
      service: 'commercial/transformers-subpanels',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'One swap brings new breakers, and slots for the charger, the sump and your next project.',
    'wiring-outlets': 'We put lights on the steps and in the shed, and outlets where the snow blower is kept.',
    'emergency-repairs': 'Call us when the well pump stops or the kitchen has no power, in town or on a farm.',
    'smart-home': 'The heated garage, the porch and the hall can come on as you turn into the drive.',
    'ev-chargers': 'A charger near the panel is the short job. A detached garage or a farm office costs more.',
    commercial:
      'We wire stores, grain dryers, cold rooms and greenhouses, with motors that start without dimming the lights.',
  },
  facts: [
    {
      title: 'A sump, a well pump and a freezer',
      text: 'All three stop in an outage. A modest generator behind a transfer switch can carry them.',
    },
    {
      title: 'A full freezer lasts 48 hours',
      text: 'A closed freezer that is half full lasts about 24 hours, and a fridge about 4. A sump pit in a wet week does not last that long.',
    },
    {
      title: 'Two utilities serve Clarington',
      text: 'Elexicon serves Bowmanville, Newcastle and Orono. Hydro One serves Courtice and the country. The top of your bill says which one is yours, and so which number to call in an outage.',
    },
  ],
  notes: [
    {
      heading: 'Old houses in the village cores',
      paragraphs: [
        'Bowmanville, Newcastle and Orono have brick houses that are older than electric light. Some are on the heritage register, so ask before a lamp or a meter goes on a front wall. Indoors we replace the wire and keep the plaster. Your insurer gets the date of the work on paper.',
      ],
    },
    {
      heading: 'Ready for an outage on a well',
      paragraphs: [
        'Fill jugs with water, check the sump pit and leave one lamp on. When the power returns, wait 10 to 15 minutes and turn things on one at a time. [Generator wiring](/ev-energy/generator-wiring) makes the next outage easier. {danger-short:generator}',
      ],
    },
    {
      heading: 'After a storm on farm lines',
      paragraphs: [
        'Long spans of wire on farm lanes catch the wind. {danger-short:mast} For older factory streets next door, see [Oshawa](/gta/oshawa).',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'Before we start on a house or a barn, we file with the Electrical Safety Authority (ESA). We are insured, {licence}.',
    'service-24-7': 'Call {phone} at any hour. We answer emergencies on the farms too.',
    'local-experts': 'Two utilities serve Clarington, with two sets of forms. We ask which is yours before we quote.',
    guaranteed: 'Our barn fixtures keep the dust out. If one does not, we replace it.',
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
        'Yes, if it is sized for both and the transfer switch is where the two feeders split. Tell us what has to run in each when the power is out.',
    },
  ],
  form: {
    lead: 'Tell us the village or concession, the name on your power bill, and the job.',
    example: 'Example: Brick house in Newcastle, about 1905, attic being insulated, need the old wires looked at.',
  },
  // GeoNames: Bowmanville, its largest town and seat.
  map: { latitude: 43.91682, longitude: -78.68286 },
  street: {
    why: 'Village cores, farms between',
    horizon: 'hills',
    row: 'barn +12 farm:1 elm pole +10 subdivision:2 +6 ~subdivision maple +6 cottage:2 elm transformer-pole shop:1 shop:3 shop:1 +8 church:2 | elm +6 farm:12 pole +10 cottage elm subdivision:1 +8 transformer-pole +12 ~barn:1 +20 elm ~farm pole',
    ends: 'elm maple',
  },
})
