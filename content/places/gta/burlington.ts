import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Burlington',
  menus: ['header'],
  seoTitle: 'Burlington electricians: sump circuits, panels, 24/7 help',
  metaDescription:
    'Licensed Burlington electricians for sump pump circuits, raised panels, fuse boxes and EV chargers. Emergencies 24/7. Call us for a written quote.',
  h1: 'Electricians in Burlington',
  streetSentence: 'We give the sump pump its own circuit, hang panels higher, and replace the fuse boxes of the 1950s.',
  updatedOn: '2026-11-28',
  municipalities: ['burlington'],
  utility: 'burlington-hydro',
  neighbours: ['gta/milton', 'gta/georgetown', 'gta/mississauga', 'gta/oakville'],
  answers: {
    come: 'Yes, we come to all of Burlington, from Aldershot to the new streets in the north.',
    cost: 'Replacing a fuse box costs {price:fuse-to-breaker}, and a new panel {price:panel-upgrade}. We quote sump circuits separately.',
  },
  typicalJobs: [
    {
      title: 'A circuit for the sump pump alone',
      text: 'A pump that shares a circuit with a freezer can trip on the worst night of the year. The price depends on the distance to the panel and on whether the ceiling is finished.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A fuse box changed to breakers',
      text: 'Bungalows and side-splits of the 1950s often began with 60 A. The new panel can go higher on the wall at the same time.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A generator for the pump',
      text: 'Heavy rain and power outages often come together. Make a list of what must run, and we size the generator and quote it.',
      service: 'ev-energy/generator-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'A new panel on the same wall has a breaker for every pump. Hanging it higher is quoted separately.',
    'wiring-outlets': 'We raise basement outlets, replace two-prong ones upstairs, and vent bath fans outside.',
    'emergency-repairs':
      'Call about a dead pump, a dead furnace or a breaker that will not stay on. We answer all night.',
    'smart-home': 'A leak sensor on the basement floor reaches your phone before the carpet is wet.',
    'ev-chargers': 'In a newer garage it is an easy job. For an older carport we plan the cable route first.',
    commercial: 'For shops, patios and plants near the QEW we wire power, lights and tidy panels.',
  },
  facts: [
    {
      title: 'Basements here can flood',
      text: 'Heavy rain has flooded many Burlington basements, so we plan panels, outlets and pump circuits with water in mind.',
    },
    {
      title: 'Outlets that were under water',
      text: 'Dirt stays behind an outlet plate long after the floor is dry. We check outlets that got wet, and often replace them.',
    },
    {
      title: 'Three ages of wiring, south to north',
      text: 'The first bungalows often have fuses and 60 A, later splits have 100 A, and some houses from the mid-1960s to the late 1970s have aluminum. The newer streets in the north have copper.',
    },
  ],
  notes: [
    {
      heading: 'If the basement floods',
      paragraphs: [
        '{danger-short:water} In this city your utility is Burlington Hydro. Once the water has drained, a licensed electrician looks at every part that was wet. ESA, the Electrical Safety Authority, inspects before the power comes back. No part is sound by itself, not even the main breaker.',
      ],
    },
    {
      heading: 'The mast is yours to repair',
      paragraphs: [
        'The mast is the pipe above your roof. It belongs to the house, like its bracket and the meter base, so after wind they are a job for an electrician. We rebuild, ESA inspects, and then you are reconnected, as in [Oakville](/gta/oakville). {danger-short:mast}',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'We are insured and hold {licence}. After a flood your insurer will ask for the inspection papers, and we file for them.',
    'service-24-7': 'Storms do not wait for office hours, so call {phone} at any time.',
    'local-experts': 'We ask how high the water came last time, then draw the panel above it.',
    guaranteed: 'We test the pump before we go, and come back if our circuit fails.',
  },
  questions: [
    {
      question: 'How high should a basement panel be?',
      answer:
        'No single height suits every street. We look at how high water has come before, at the headroom, and at the clear space that the code wants in front.',
    },
    {
      question: 'Our outlets got wet but have dried. Can we use them?',
      answer:
        'Not until each one has been checked. Most cost little to replace, and we test the cable behind them at the same time.',
    },
  ],
  form: {
    lead: 'Tell us the job, the street and the age of the house. If water came in, tell us how high it was.',
    example: 'Example: 1962 side-split, sump on a shared circuit, panel is waist high, want both sorted.',
  },
  // By hand: downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland).
  map: { latitude: 43.3255, longitude: -79.799 },
  street: {
    why: 'Lakeside bungalows and splits',
    horizon: 'lake-horizon',
    row: 'subdivision:1 +6 ~subdivision pole +8 two-storey:3 maple +6 bungalow:1 spruce split:13 transformer-pole +10 bungalow elm | +4 ~split:2 maple +4 bungalow:2 pole +10 backsplit:1 spruce +6 ~bungalow transformer-pole +8 split:1 elm two-storey +8 pole townhouse-a*2 townhouse-b:1',
    ends: 'elm spruce',
  },
})
