import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Aurora',
  menus: ['header'],
  seoTitle: 'Aurora electricians: old wiring, panels, 24/7 repairs',
  metaDescription:
    'Licensed Aurora electricians: knob-and-tube surveys for insurers, heritage-friendly routes, generators and chargers. 24/7 calls. Ask for a written quote.',
  h1: 'Electricians in Aurora',
  heroDescription:
    'We trace old wiring behind Aurora plaster, fit car chargers, and rebuild masts that storms bring down.',
  excerpt: 'Rail-era houses with knob and tube, 165 heritage properties under big trees, and panels that need room.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/newmarket', 'gta/king-city', 'gta/richmond-hill', 'gta/vaughan'],
  answers: {
    come: "Yes: the old town, and every subdivision from Bloomington up to St. John's Sideroad.",
    cost: 'A new panel costs {price:panel-upgrade}, and the circuit for a charger {price:ev-level-2}.',
  },
  jobs: {
    heading: 'What Aurora owners ask us to do',
    items: [
      {
        title: 'Find out what is still knob and tube',
        text: 'That is the two-wire system on porcelain, without a ground. Your insurer wants to know how much is live. We trace it without opening walls and give you a list. The size of the house decides the price.',
        service: 'residential/knob-tube-wiring',
      },
      {
        title: 'A charger on a narrow side drive',
        text: 'The panel is often at the far corner of the basement. The run of cable, more than the charger, makes the bill.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Electrical help in Aurora',
    cards: {
      'panel-upgrades': 'A panel with a ground bar and free spaces gives each rewired room its own breaker.',
      'wiring-outlets': 'Grounded outlets for a house that has none, one floor at a time.',
      'emergency-repairs': 'A switch that quit, a dead room, a breaker that keeps tripping: day or night.',
      'smart-home': 'Radio dimmers suit lath and plaster, because no new cable is pulled to the switch.',
      'ev-chargers': 'Older panel? We see what can be spared first, then choose the charger.',
      commercial: 'Yonge Street shops, church halls, offices in old houses: light, outlets, and exit lights that pass.',
    },
  },
  facts: {
    heading: 'What to know about old Aurora',
    items: [
      {
        title: 'The Northeast Old Aurora heritage district',
        text: 'A mast, an outdoor unit or even a lantern can need a permit there. A second district was studied, so ask the town about your own street.',
      },
      {
        title: 'The rail-era core',
        text: 'It was built from the 1860s into the 1930s. Behind that plaster the first wiring may still be live, next to repairs from every decade since.',
      },
      {
        title: 'Old trees over service wires',
        text: 'One wind storm cut off 2,133 customers in April 2018. Old trees hang over service wires here, and a falling limb can bend the pipe that holds yours.',
      },
    ],
  },
  more: [
    {
      heading: 'Insuring or buying an older Aurora house',
      paragraphs: [
        'Kept in good order, knob and tube can be safe. Yet many insurers refuse it or want it replaced, so get their wishes in writing. Then have the wiring traced and decide with both papers in hand. The Electrical Safety Authority (ESA) does not order it out merely because it exists.',
        'Streets of the 1970s raise another question: aluminum, which is sound if its joints are. By the 2000s the question is usually free slots in the panel.',
      ],
    },
    {
      heading: 'After a storm in Aurora',
      paragraphs: [
        'Look up from the ground the next morning: is the mast straight, does the wire sag? {danger-short:mast} The utility here is Alectra; in [Newmarket](/gta/newmarket), just north, it is another.',
      ],
    },
  ],
  reasons: {
    heading: 'Choosing an electrician in Aurora',
    items: {
      'esa-certified': '{licence}. Insured, and on record with ESA for every job that needs it.',
      'service-24-7': 'Storm damage at suppertime? {phone} rings through.',
      'local-experts': 'We sketch the side or rear route that a heritage planner can say yes to.',
      guaranteed: 'Our list says what is live and what is not, and we stand behind it.',
    },
  },
  questions: [
    {
      question: 'Can the meter move off the front of my house?',
      answer:
        'Often. The utility has to accept the new spot, and in a heritage district the town has to approve what shows. We settle it with both before a meter base is ordered.',
    },
    {
      question: 'May I insulate over knob and tube?',
      answer:
        'Have it looked at first. It was made to cool in open air, and buried in insulation it cannot. Replacing the attic runs before the insulation goes in is far easier than after.',
    },
  ],
  form: {
    heading: 'Ask about a house in Aurora',
    lead: 'The year built, if you know it, and which rooms have been redone.',
    example: 'Example: House from 1912, part rewired in the 80s, want to know what is still original.',
  },
  // GeoNames: town.
  map: { latitude: 44.00011, longitude: -79.46632 },
  street: {
    why: 'Rail-era houses, big trees',
    horizon: 'ftree',
    row: 'two:1 +8 ~two map pol +6 four:4 elm farm:2 elm +4 annex:3 pol elm | kirk:2 +10 shop:1 shob shop pol +8 elm four:1 elm ~farm:4 map hyd +6 split:1 +8 two',
    ends: 'elm map',
  },
})
