import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Clarington',
  menus: ['header'],
  seoTitle: 'Clarington electricians: chargers, old houses, barns, 24/7',
  metaDescription:
    'Licensed Clarington electricians, 24/7. A new panel is typically {price:panel-upgrade}, plus HST. Courtice, Bowmanville, Newcastle, Orono, farms. Call us.',
  h1: 'Electricians in Clarington',
  streetSentence: 'We wire chargers in the suburbs, old houses in the villages, and barns down the long lanes.',
  updatedOn: '2026-11-28',
  municipalities: ['clarington'],
  utility: 'elexicon',
  utilityArea: 'Bowmanville, Newcastle and Orono',
  otherUtility: { id: 'hydro-one', area: 'Courtice and the country' },
  neighbours: ['gta/ajax', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, we come to Courtice, Bowmanville, Newcastle, Orono, Hampton, Tyrone and the farms.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and a new panel {price:panel-upgrade}. Barns are quoted on site.',
  },
  typicalJobs: [
    {
      title: 'A charger for a long commute',
      text: 'You plug in at supper and leave in the morning with a full car. In Courtice and Bowmanville many houses from the 1980s have 100 A, so we check first.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Old wires before new insulation',
      text: 'New insulation is wasted money if the wiring has to come out later. We first survey the knob and tube. That is {rule:knob-and-tube}.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'Power to a barn or a shop',
      text: 'On the farms around Hampton and Tyrone we quote after we have seen the distance, the motors, the dust and the damp. We file for farm buildings as for a house.',
      service: 'commercial/transformers-subpanels',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'One swap brings new breakers, and slots for the charger, the sump and your next project.',
    'wiring-outlets': 'We put lights on the steps and in the shed, and outlets where the snow blower is kept.',
    'emergency-repairs': 'We find out why the well pump stopped or the kitchen has no power, in town or on a farm.',
    'smart-home': 'Lights in the garage, on the porch and in the hall can come on as you turn into the driveway.',
    'ev-chargers': 'A charger near the panel is the short job. A detached garage or a farm office costs more.',
    commercial: 'We wire stores on King Street in Bowmanville, grain dryers, cold rooms and greenhouses.',
  },
  facts: [
    {
      title: 'What stops in an outage',
      text: 'In October 2025 all of Orono was dark for one planned night. The sump, the well pump and the freezer stop then. A transfer switch moves those circuits to a modest generator.',
    },
    {
      title: 'Houses by the lake',
      text: 'At Port Darlington and Bond Head the wind off the lake drives rain into outdoor boxes. We use covers with gaskets, and bring the cable into each box from below.',
    },
    {
      title: 'Your power bill names the utility',
      text: 'West and north of Bowmanville the utility changes, sometimes between two neighbours. Tell us the name on your bill. It decides which forms we send for a shut-off or a larger service.',
    },
  ],
  notes: [
    {
      heading: 'Old houses in the village cores',
      paragraphs: [
        'Bowmanville, Newcastle and Orono have brick houses that are older than electric light. On streets such as Beech Avenue in Bowmanville we look for a side wall for the meter and the outdoor lights. Indoors we replace the wire and keep the plaster.',
      ],
    },
    {
      heading: 'Ready for an outage on a well',
      paragraphs: [
        'Fill jugs with water, check the sump pit and leave one light switched on. A closed fridge keeps food for about 4 hours. When the power returns, wait 10 to 15 minutes and turn things on one at a time. A transfer switch lets a generator feed the pump safely: see [generator wiring](/ev-energy/generator-wiring). {danger-short:generator}',
      ],
    },
    {
      heading: 'After a storm on farm lines',
      paragraphs: [
        'Long spans of wire on farm lanes, toward Enniskillen and Kendal for example, catch the wind. {danger-short:mast} For older factory streets next door, see [Oshawa](/gta/oshawa).',
      ],
    },
  ],
  localExperts:
    'A garage in Courtice, a brick house in Orono and a barn near Tyrone have little wiring in common. The village tells us what to bring.',
  questions: [
    {
      question: 'Do you charge extra to come out to the farms?',
      answer:
        'Ask when you call, with the nearest crossroads. Your quote is in writing and has everything in it, travel included if there is any.',
    },
    {
      question: 'Can one generator feed the house and the barn?',
      answer:
        'Yes, if it is sized for both and the transfer switch is where the cables to the two buildings divide. Tell us what has to run in each when the power is out.',
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
