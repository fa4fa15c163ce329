import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'High Park',
  order: 80,
  seoTitle: 'High Park electricians: old wiring, panels, storms',
  metaDescription:
    'High Park and Swansea electricians on call 24/7 for old semis and hillside houses: rewiring, panels, storm repairs. Licensed, insured. Get a quote.',
  h1: 'Electricians in High Park',
  streetSentence: 'We rewire the semis around High Park, repair storm damage, and wire the apartments over Bloor.',
  summary: 'Semis by the park, hillside houses in Swansea and apartments over Bloor shops often still have old wiring.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/bloor-west', 'toronto/junction-triangle', 'toronto/liberty-village', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, we come to both sides of the park, from Indian Road to Swansea.',
    cost: 'A new panel costs {price:panel-upgrade}. We quote rewiring after a visit.',
  },
  typicalJobs: [
    {
      title: 'Old wiring replaced, floor by floor',
      text: 'In a semi on Indian Road or Indian Grove we map each circuit, give you the drawing, and replace the oldest wiring while you live there. The price depends on the floors, the plaster, and how much old wire is left.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A new panel with room to spare',
      text: 'You get proper grounding, labelled breakers, and spaces left for a heat pump or a car.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A charger for the back garage',
      text: 'Steep driveways in Swansea and rear lanes east of the park make long cable routes. We look at yours, and then we quote.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'The new panel is grounded properly and labelled. A wall closer to the kitchen is quoted with it.',
    'wiring-outlets': 'We rewire floor by floor, so that you can stay at home.',
    'emergency-repairs': 'If rooms stay dark after a storm, or an outlet has gone dead, we look for the damaged wire.',
    'smart-home': 'Dimmers and shades for tall rooms work from one simple keypad.',
    'ev-chargers': 'For steep driveways and old garages you get a written price after one visit.',
    commercial: 'For stores on Bloor with apartments above, we sort out the panels and light the stairs.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube in older houses',
      text: 'Many houses here and in Swansea were built between 1905 and 1935. They may have knob and tube: {rule:knob-and-tube}.',
    },
    {
      title: 'Trees over the wires',
      text: 'On hilly streets under old trees, the overhead wire has many branches above it. A falling branch can pull the mast, the pipe that takes in the wire, off your wall.',
    },
    {
      title: 'A panel far from the kitchen',
      text: 'On the slopes along Ellis Avenue the panel can be two floors below the stove. Long cable runs cost more, so ask us about a better wall when you upgrade.',
    },
  ],
  notes: [
    {
      heading: 'When an insurer asks about old wiring',
      paragraphs: [
        'ESA has said that knob and tube can pass on three conditions. Altered parts have to be replaced, heavy loads moved off it, and outlets grounded or protected by a GFCI (an outlet or breaker that cuts the power if you could get a shock). An insurer may want more.',
        'Ask yours to put it in writing, with the date, and [send us the letter]({photos}). We test each circuit, tell you what is left, and give you a dated plan.',
      ],
    },
    {
      heading: 'After a storm',
      paragraphs: [
        'Stay on the ground and look up. Check whether a branch rests on the wire or the mast leans. {danger-short:mast} Toronto Hydro repairs the wire from the pole. The mast and its fittings are yours, and [we rebuild them](/emergency/panel-repairs#mast-torn-off).',
      ],
    },
    {
      heading: 'Houses split into apartments',
      paragraphs: [
        'Along High Park Avenue and over the Bloor shops, people often cannot tell whose panel feeds whose stove. We switch the circuits off one at a time, note what goes dark, and label them. In the towers on Quebec Avenue we renew corridor lights.',
      ],
    },
  ],
  localExperts:
    'Houses by the park often have stepped basements and low attics. We look at both before we say where the cable goes.',
  questions: [
    {
      question: 'An insurer wants the knob and tube gone. How long do we have?',
      answer:
        'Your insurer sets the date. A plan with dates from a contractor sometimes gets you more time, and you can have one after a visit.',
    },
    {
      question: 'Who trims a branch on the wire to my house?',
      answer:
        'An arborist who is qualified to work near lines. Neither you nor we may do it. If the tree is yours, you hire the arborist. Ask Toronto Hydro first whether it should cut the power for the work. If a branch already lies on the wire, stay **10 m** away and report it to Toronto Hydro: {outage:toronto-hydro}. {danger-short:wire-down}',
    },
  ],
  form: {
    lead: 'Tell us the street, about when the house was built, and what your insurer wrote, if anything.',
  },
  // By hand: The park.
  map: { latitude: 43.6465, longitude: -79.4637 },
  street: {
    why: 'Semis under great trees',
    horizon: 'trees',
    back: 'slab@160:135 slab@300:246',
    row: 'semi:1 elm*2 foursquare:1 elm pole +2 tudor:2 elm +2 shop:1 shop shop transformer-pole +2 elm semi:35 elm | elm foursquare:3 elm pole +2 ~semi:1 elm*2 +2 tudor:1 elm transformer-pole semi:2 elm*2 +2 foursquare:1 elm pole',
    ends: 'elm elm maple',
    house: 'elm semi:1',
  },
})
