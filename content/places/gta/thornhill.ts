import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Thornhill',
  seoTitle: 'Thornhill electricians: east or west of Yonge, day or night',
  metaDescription:
    'Licensed Thornhill electricians on both sides of Yonge: aluminum repairs, pools, rebuilds and EV chargers. Emergencies 24/7. Call for a written quote.',
  h1: 'Electricians in Thornhill',
  streetSentence: 'We wire pools, rebuilds and second chargers on both sides of Yonge, in houses of every decade.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan', 'markham'],
  utility: 'alectra',
  neighbours: ['gta/vaughan', 'gta/richmond-hill', 'gta/markham', 'gta/north-york'],
  answers: {
    come: 'Yes, we come to both sides of Yonge, in Vaughan and in Markham.',
    cost: 'Wiring one charger costs {price:ev-level-2}, and changing fuses {price:fuse-to-breaker}. We quote pools after a visit.',
  },
  typicalJobs: [
    {
      title: 'A pool or hot tub wired',
      text: 'In a deep yard off Arnold Avenue the trench makes up much of the price, and the pump and the heater the rest. A pool has to be at least five metres from overhead lines, sometimes more.',
      service: 'residential/hot-tub-pool-connections',
    },
    {
      title: 'A fuse box replaced in a 1950s split',
      text: 'On the older streets off Yonge a new breaker panel goes on the same wall in one working day. You can choose more amps, but you do not have to.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Charging for two cars',
      text: 'Two chargers that are made for it can share one circuit, and the cars split the power. We quote the pair once we know both cars.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A crowded 100 A panel is swapped in a day. A move to 200 A is quoted beside it.',
    'wiring-outlets': 'We test outlets one by one, and repair aluminum connections with approved parts.',
    'emergency-repairs': 'If the range stays cold, or one room went out, we find the fault before we open a wall.',
    'smart-home': 'A rebuild is the time for Lutron HomeWorks. In a finished house the wireless RadioRA 3 is easier.',
    'ev-chargers': 'On a narrow side driveway we mount the unit so that the charging cable never crosses the walkway.',
    commercial:
      'For dentists on Yonge, delis on Bathurst and units on Doncaster Avenue we wire ovens and X-ray circuits.',
  },
  facts: [
    {
      title: 'Which city gives your permit',
      text: 'For a basement suite or an addition you apply to Vaughan west of Yonge, and to Markham east of it. We file the wiring with ESA, the Electrical Safety Authority, on either side.',
    },
    {
      title: 'Houses from every decade',
      text: 'Streets near John Street and Centre Street can still have fuses and 60 A. In Royal Orchard, houses from the mid-1960s to the late 1970s may have aluminum. Tell us the year.',
    },
    {
      title: 'Rebuilt houses off Arnold Avenue',
      text: 'Large new houses on old lots often need 200 A, and some need 400 A with a pool and an elevator. We work it out from the plans.',
    },
  ],
  notes: [
    {
      heading: 'Tearing down and building new',
      paragraphs: [
        'Three dates matter. The old service comes off before demolition, the builder gets a temporary one, and the new house gets its own. Each needs a request to Alectra, and a late one delays everyone. Send us [the plans]({photos}) early.',
      ],
    },
    {
      heading: 'Heritage on both sides of Yonge',
      paragraphs: [
        'The old village lies half in Vaughan and half in [Markham](/gta/markham), and each city looks after its own half. On Colborne Street or Centre Street, show your city where an air conditioner, a meter or a porch light is to go, and give the street address.',
        'In a storm, old trees fall on old wires. {danger:wire-down}',
      ],
    },
    {
      heading: 'A kitchen in Royal Orchard',
      paragraphs: [
        '{rule:aluminum} Before new cabinets hide the boxes, we open the outlets behind the counter. A joint of old aluminum and new copper takes a connector made for both.',
      ],
    },
  ],
  localExperts:
    'A cottage near John Street, a split in Royal Orchard and a rebuild off Arnold Avenue may need 100, 200 and 400 A. We calculate before we quote.',
  questions: [
    {
      question: 'Is my pool wiring too old?',
      answer:
        "An old pool may lack some of the bonding that today's code asks for, that of the water for example. Bonding ties all metal and the water to one voltage. We test what is there and tell you what today's rules would add.",
    },
    {
      question: 'When should I call you about a kitchen renovation?',
      answer:
        'Call us before you order the cabinets. Island outlets, under-cabinet lights and an induction range need cable in open walls. Later you pay for patching as well.',
    },
  ],
  form: {
    lead: 'Tell us the cross street, the side of Yonge, and the job in a sentence.',
    example: 'Example: East of Yonge near John Street, 1972 house with aluminum, new kitchen planned.',
  },
  // GeoNames: town.
  map: { latitude: 43.815, longitude: -79.4242 },
  street: {
    why: 'A house per decade',
    horizon: 'trees',
    row: 'split:1 +8 ~subdivision:2 pole maple +4 subdivision:1 +8 bungalow transformer-pole elm farm:4 elm +4 church:12 pole +8 ~farm:1 | +8 shop:1 elm tudor:3 transformer-pole +8 bungalow:2 elm +6 split pole +8 subdivision:3 +8 ~subdivision:2',
    ends: 'elm maple',
  },
})
