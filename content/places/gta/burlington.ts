import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Burlington',
  menus: ['header'],
  seoTitle: 'Burlington electricians: sump circuits, panels, 24/7 help',
  metaDescription:
    'Licensed Burlington electricians, 24/7. Fuse box to breakers typically {price:fuse-to-breaker}, plus HST. Sump circuits, raised panels, chargers. Ask for a quote.',
  h1: 'Electricians in Burlington',
  streetSentence:
    'We give the sump pump its own circuit, mount panels higher, and replace the fuse boxes of the 1950s.',
  updatedOn: '2026-11-28',
  municipalities: ['burlington'],
  utility: 'burlington-hydro',
  neighbours: ['gta/milton', 'gta/georgetown', 'gta/mississauga', 'gta/oakville'],
  answers: {
    come: 'Yes, we come to all of Burlington, from Aldershot and the lake to Alton Village.',
    cost: 'Replacing a fuse box costs {price:fuse-to-breaker}, and a new panel {price:panel-upgrade}. We quote sump circuits separately.',
  },
  typicalJobs: [
    {
      title: 'A circuit for the sump pump alone',
      text: 'A pump that shares a circuit with a freezer can trip the breaker on the worst night of the year. The price depends on the distance to the panel and on whether the ceiling is finished.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A fuse box changed to breakers',
      text: 'Bungalows and side-splits of the 1950s, as in Mountainside, often began with 60 A. Mounting the new panel higher on the wall is quoted on top.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'A new panel on the same wall has a breaker for every pump. Mounting it higher is quoted separately.',
    'wiring-outlets': 'We raise basement outlets, replace two-prong ones upstairs, and vent bath fans outside.',
    'emergency-repairs': 'We find out why a pump, a furnace or a room is dead, or why a breaker will not hold.',
    'smart-home': 'A leak sensor on the basement floor reaches your phone before the carpet is wet.',
    'ev-chargers':
      'In an attached garage in Alton Village the cable is short. A carport far from the panel costs more.',
    commercial: 'We wire shops and patios on Brant Street, and plants along Harvester Road and Mainway.',
  },
  facts: [
    {
      title: 'Two floods in ten years',
      text: 'Water came into thousands of homes in August 2014, and in July 2024 it stood in Cavendish Drive. So we plan panels, outlets and pump circuits with water in mind.',
    },
    {
      title: 'Outlets that were under water',
      text: 'Dirt stays behind an outlet plate long after the floor is dry. We check outlets that got wet, and often replace them.',
    },
    {
      title: 'Three ages of wiring, south to north',
      text: 'The first bungalows off New Street often have fuses and 60 A, and later splits have 100 A. Houses from the mid-1960s to the late 1970s may have aluminum. Alton Village has copper.',
    },
  ],
  notes: [
    {
      heading: 'If the basement floods',
      paragraphs: [
        '{danger-short:water} Once the water has drained, a licensed electrician looks at every part that was wet. ESA, the Electrical Safety Authority, inspects before the power comes back. {danger-short:wet}',
      ],
    },
    {
      heading: 'A higher spot in a side-split',
      paragraphs: [
        'In a side-split, as in Longmoor or Elizabeth Gardens, the lowest level is below the ground outside, and the panel is often there. The next level is only half a flight up, so a drier wall is seldom far away. Show us where the water stood, and we start from that line.',
      ],
    },
    {
      heading: 'The mast is yours to repair',
      paragraphs: [
        'The mast is the pipe above your roof that holds the overhead wire. It belongs to the house, like its bracket and the meter base, the box that holds the meter. After a storm we rebuild, ESA inspects, and then you are reconnected. The order is the same in [Oakville](/gta/oakville). {danger-short:mast}',
      ],
    },
  ],
  localExperts:
    'In Burlington the height of a panel matters as much as its size. We plan it above the line that water has reached.',
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
    {
      question: 'We live beside Tuck Creek. Battery pump or generator?',
      answer:
        'A battery pump starts by itself, but it runs for hours and not for days. A generator lasts as long as its fuel, but somebody has to be home to start a portable one. Beside a creek you may want both.',
    },
  ],
  form: {
    lead: 'Tell us the job, the street and the age of the house. If water came in, tell us how high it was.',
    example: 'Example: 1962 side-split, sump on a shared circuit, panel is waist high, want both fixed.',
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
