import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Aurora',
  menus: ['header'],
  seoTitle: 'Aurora electricians: old wiring, panels, 24/7 repairs',
  metaDescription:
    'Licensed Aurora electricians: knob-and-tube surveys for insurers, heritage-friendly routes, generators and chargers. 24/7 calls. Ask for a written quote.',
  h1: 'Electricians in Aurora',
  streetSentence:
    'We trace old wiring behind Aurora plaster, fit car chargers, and rebuild masts that storms bring down.',
  updatedOn: '2026-11-28',
  municipalities: ['aurora'],
  utility: 'alectra',
  neighbours: ['gta/newmarket', 'gta/king-city', 'gta/richmond-hill', 'gta/vaughan'],
  answers: {
    come: 'Yes, we come to all of Aurora, from Bloomington Road up to the Newmarket line.',
    cost: 'A new panel costs {price:panel-upgrade}, and wiring a car charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'Find out what is still knob and tube',
      text: 'Knob and tube is {rule:knob-and-tube}. Your insurer may ask how much of it is live. We trace it without opening walls and give you a list. A larger house takes longer and costs more.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A charger on a narrow side drive',
      text: 'The panel is often in the far corner of the basement. The cable run then costs more than connecting the charger.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel with free spaces gives each rewired room its own breaker.',
    'wiring-outlets': 'We put grounded outlets into houses that have none, one floor at a time.',
    'emergency-repairs': 'Call us about a dead room, a switch that stopped working, or a breaker that keeps tripping.',
    'smart-home': 'Wireless dimmers suit lath and plaster, because no new cable is pulled to the switch.',
    'ev-chargers': 'In an older house we check what the panel can spare first, and then help you choose the charger.',
    commercial:
      'For shops, church halls and offices in old houses we do lighting, outlets, and exit lights that pass inspection.',
  },
  facts: [
    {
      title: 'The Northeast Old Aurora heritage district',
      text: 'A mast, an outdoor unit or even a lantern can need a heritage permit there. Ask the town about your street before you buy anything.',
    },
    {
      title: 'Plaster walls in the old core',
      text: 'Houses there date from the 1860s to the 1930s. The first wiring may still be live behind the plaster, next to later repairs.',
    },
    {
      title: 'Old trees over service wires',
      text: "Large trees hang over the wires to many houses. A falling limb can bend the pipe that holds yours, and that pipe is the owner's to repair.",
    },
  ],
  notes: [
    {
      heading: 'Insuring or buying an older Aurora house',
      paragraphs: [
        'Kept in good order, knob and tube can be safe. But many insurers refuse it or want it replaced, so ask yours to put it in writing. Then have the wiring traced, and decide with both papers in hand. The Electrical Safety Authority (ESA) does not make you remove it just because it is there.',
        'Houses from the mid-1960s to the late 1970s may have aluminum, which is safe if its joints are sound. In houses of the 2000s the usual question is whether the panel has a free slot.',
      ],
    },
    {
      heading: 'After a storm in Aurora',
      paragraphs: [
        'The next morning, look up from the ground and check that the mast is straight and the wire does not sag. {danger-short:mast} The utility here is Alectra. In [Newmarket](/gta/newmarket), just north, it is NT Power.',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We hold {licence}, carry insurance, and file with ESA for every job that needs it.',
    'service-24-7': 'Call {phone} in an emergency. We answer at any hour.',
    'local-experts': 'In a heritage district we plan a route at the side or rear that the town can accept.',
    guaranteed: 'Our list says which old wires are live, and we stand behind it.',
  },
  questions: [
    {
      question: 'Can the meter move off the front of my house?',
      answer:
        'Often it can. The utility has to accept the new spot, and in a heritage district the town has to approve what can be seen. We ask both before we order a meter base.',
    },
    {
      question: 'May I insulate over knob and tube?',
      answer:
        'Have it looked at first. Old wire was made to cool in open air, and it can overheat when it is buried in insulation. It is far easier to replace the attic runs before the insulation goes in.',
    },
  ],
  form: {
    lead: 'Tell us the year your house was built, if you know it, and which rooms have been redone.',
    example: 'Example: House from 1912, part rewired in the 80s, want to know what is still original.',
  },
  // GeoNames: town.
  map: { latitude: 44.00011, longitude: -79.46632 },
  street: {
    why: 'Rail-era houses, big trees',
    horizon: 'trees',
    row: 'two-storey:1 +8 ~two-storey maple pole +6 foursquare:4 elm farm:2 elm +4 annex:3 pole elm | church:2 +10 shop:1 shop-b shop pole +8 elm foursquare:1 elm ~farm:4 maple transformer-pole +6 split:1 +8 two-storey',
    ends: 'elm maple',
  },
})
