import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Thornhill',
  seoTitle: 'Thornhill electricians: east or west of Yonge, day or night',
  metaDescription:
    'Licensed Thornhill electricians on both sides of Yonge: aluminum repairs, pools, rebuilds and EV chargers. Emergencies 24/7. Call for a written quote.',
  h1: 'Electricians in Thornhill',
  heroDescription: 'We wire pools, rebuilds and second chargers on both sides of Yonge, in houses of every decade.',
  excerpt: 'Vaughan west of Yonge, Markham east of it: one utility, two city halls and houses from every decade.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/vaughan', 'gta/richmond-hill', 'gta/markham', 'gta/north-york'],
  answers: {
    come: 'Yes, to both Thornhills: the Vaughan side and the Markham side.',
    cost: 'Wiring one charger costs {price:ev-level-2}, breakers for fuses {price:fuse-to-breaker}. Pool wiring depends on the trench.',
  },
  jobs: {
    heading: 'What Thornhill houses need',
    items: [
      {
        title: 'A pool or hot tub wired',
        text: 'The length of the trench and the load of pump and heater decide the cost. Keep the pool at least five metres from overhead lines, sometimes more.',
        service: 'residential/hot-tub-pool-connections',
      },
      {
        title: 'Fuses taken out of a 1950s split',
        text: 'A new breaker panel goes on the same wall in a working day. More amps are a separate choice.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'Charging for two cars',
        text: "The second charger can share the first one's circuit. The cars then split what is free. We quote the pair once we know both cars.",
        service: 'ev-energy/charger-installation',
      },
    ],
  },
  services: {
    heading: 'Services on both sides of Yonge',
    cards: {
      'panel-upgrades': 'A crowded 100 A box replaced in a day. For 200 A or 400 A the utility joins in.',
      'wiring-outlets':
        'A 1968 split-level tested outlet by outlet, with copper ends joined to aluminum where it helps.',
      'emergency-repairs': 'Pool pump that trips, a range gone cold, rooms that went out: phone us.',
      'smart-home': 'A rebuild is the time for HomeWorks. Finished houses do nicely with RadioRA 3.',
      'ev-chargers': 'On a narrow side drive we mount the unit so that the cable never crosses the walk.',
      commercial: 'Dentists, delis and plazas on Yonge and Centre Street: ovens, X-ray circuits, signs.',
    },
  },
  facts: {
    heading: 'Two cities, one Thornhill',
    items: [
      {
        title: 'Two city halls',
        text: 'For a basement suite or an addition you apply to Vaughan west of Yonge, to Markham east of it. Our own notification goes to the province, the same on either sidewalk.',
      },
      {
        title: 'The electric railway of 1898',
        text: 'Commuters have come ever since, and built in every decade. Fuses and 60 A belong to the oldest suburbs, aluminum to the years around 1970.',
      },
      {
        title: 'Old lots, bigger houses',
        text: 'Old lots are now being rebuilt with bigger houses. Those ask for 200 A, or 400 A where a pool and an elevator come along.',
      },
    ],
  },
  more: [
    {
      heading: 'Tearing down and building new',
      paragraphs: [
        'Three dates matter: the old service comes off before demolition, the builder gets a temporary one, and the new house gets its own. Each is a request to Alectra, and a late one holds up everybody. Send us the plans while they are still on paper.',
      ],
    },
    {
      heading: 'Heritage rules on each side',
      paragraphs: [
        'The old village is protected twice, in a Vaughan district and in a [Markham](/gta/markham) one. A condenser, a meter or a porch lantern may count as a change. Ask the planning desk of your own city, with the street address; newer houses inside the line are covered too.',
        'After a storm, old trees and old wires meet. {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    heading: 'Why choose us in Thornhill',
    items: {
      'esa-certified': 'ESA, the Electrical Safety Authority, licenses us for the whole province: {licence}.',
      'service-24-7': 'Late, early or on a Sunday, emergencies reach us on {phone}.',
      'local-experts': 'Permit counter, heritage planner or utility: we know which desk your question belongs on.',
      guaranteed: 'In a village cottage or a house finished last week, faults in our work are ours to fix.',
    },
  },
  questions: [
    {
      question: 'Is my pool wiring too old?',
      answer:
        "If it was done before the rules changed, it may lack bonding: the wire that ties all metal, and the water, to one voltage. The 2024 code tightened this. We test what is there and tell you what today's rules would add.",
    },
    {
      question: 'When should you come in on a kitchen renovation?',
      answer:
        'Before the cabinets are ordered. Island outlets, under-cabinet light and the induction range all need cable in open walls. Later means patching.',
    },
  ],
  form: {
    heading: 'Thornhill quote, either side of Yonge',
    lead: 'Cross street and side of Yonge, please, then the job in a sentence.',
    example: 'Example: East of Yonge near John Street, 1972 house with aluminum, new kitchen planned.',
  },
  // GeoNames: town.
  map: { latitude: 43.815, longitude: -79.4242 },
  street: {
    why: 'A house per decade',
    horizon: 'ftree',
    row: 'split:1 +8 ~sub:2 pol map +4 sub:1 +8 bung hyd elm farm:4 elm +4 kirk:12 pol +8 ~farm:1 | +8 shop:1 elm tud:3 hyd +8 bung:2 elm +6 split pol +8 sub:3 +8 ~sub:2',
    ends: 'elm map',
  },
})
