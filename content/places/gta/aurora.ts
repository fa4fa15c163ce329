import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Aurora',
  menus: ['header'],
  seoTitle: 'Aurora electricians: old wiring, panels, 24/7 repairs',
  metaDescription:
    'Licensed Aurora electricians, 24/7. A new panel is typically {price:panel-upgrade}, plus HST. Knob-and-tube surveys, chargers, storm repairs. Ask for a quote.',
  h1: 'Electricians in Aurora',
  streetSentence:
    'We trace old wiring behind Aurora plaster, install car chargers, and rebuild masts that storms bring down.',
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
      text: 'Knob and tube is {rule:knob-and-tube}. Your insurer may ask how much of it is live. We trace it without opening walls and give you a list by room.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A charger on a narrow side drive',
      text: 'In the old streets off Wellington Street the panel is often in the far corner of the basement, and the cable costs more than connecting the charger. Near Bayview Avenue the garage is usually attached, and the job is short.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'A full panel in Aurora Heights',
      text: 'Building began here in 1957, and sixty years of additions can fill a panel. We look at what is in the box, and tell you whether you need a new one.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel with free spaces gives each rewired room its own breaker.',
    'wiring-outlets': 'We put grounded outlets into houses that have none, one floor at a time.',
    'emergency-repairs': 'We find out why a room is dead, a switch stopped working, or a breaker keeps tripping.',
    'smart-home': 'Wireless dimmers suit lath and plaster, because no new cable is pulled to the switch.',
    'ev-chargers': 'In an older house we check what the panel can spare, and then wire the charger.',
    commercial: 'We wire shops on Yonge Street, church halls, offices in old houses and units on Industrial Parkway.',
  },
  facts: [
    {
      title: 'The Northeast Old Aurora heritage district',
      text: 'On Fleury Street, Spruce Street and Catherine Avenue we look first for a route at the side or the back of the house, where a new mast or light does not show.',
    },
    {
      title: 'Plaster walls in the old core',
      text: 'Houses there date from the 1860s to the 1930s. The first wiring may still be live behind the plaster, next to later repairs.',
    },
    {
      title: 'Old trees over service wires',
      text: "Large trees hang over the wires to many houses. A falling limb can bend the mast, the pipe that holds your wire, and that pipe is the owner's to repair.",
    },
  ],
  notes: [
    {
      heading: 'Insuring or buying an older Aurora house',
      paragraphs: [
        'Kept in good order, knob and tube can be safe. But many insurers refuse it or want it replaced. Ask yours to put it in writing, have the wiring traced, and decide with both papers in hand. The Electrical Safety Authority (ESA) does not make you remove it just because it is there.',
        '{rule:aluminum} In the newer streets toward Leslie Street the usual question is whether the panel has a free slot.',
      ],
    },
    {
      heading: 'After a storm in Aurora',
      paragraphs: [
        'The next morning, look up from the ground and check that the mast is straight and the wire does not sag. {danger-short:mast} In [Newmarket](/gta/newmarket), just north, the utility is NT Power and not Alectra.',
      ],
    },
  ],
  localExperts:
    'In old Aurora the shortest route for a cable often runs across the front of the house. We plan one along the side or the rear.',
  questions: [
    {
      question: 'Can the meter move off the front of my house?',
      answer:
        'Often it can. Alectra has to accept the new spot, and in the heritage district the town has a say in what shows. We ask both before we order a meter base, the box that holds the meter.',
    },
    {
      question: 'May I insulate over knob and tube?',
      answer:
        'Have it looked at first. Old wire was made to cool in open air, and it can overheat when it is buried in insulation. It is far easier to replace the attic runs before the insulation goes in.',
    },
    {
      question: 'We bought near Town Park. What should we check first?',
      answer:
        'Look at the panel, the attic and the basement ceiling, where old wiring shows itself. Then we open one switch on each floor. Have it done before you paint.',
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
