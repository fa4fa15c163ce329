import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Rosedale',
  order: 110,
  seoTitle: 'Rosedale electricians for heritage houses, 24/7',
  metaDescription:
    'Rosedale electricians for heritage houses, on call 24/7: rewiring behind plaster, panels, discreet EV chargers. Licensed. Call for a written quote.',
  h1: 'Electricians in Rosedale',
  streetSentence: 'We rewire Rosedale houses and save their plaster, and place meters and chargers out of sight.',
  summary:
    'We rewire behind plaster and cornices, and place meters, masts and chargers so that a heritage street stays as it is.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/midtown-toronto',
    'toronto/east-york',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/downtown-toronto',
    'toronto/yorkville',
  ],
  answers: {
    come: 'Yes, to North and South Rosedale. We start with a walk through the house.',
    cost: 'A charger circuit costs {price:ev-level-2}, and one new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Rewiring behind plaster',
      text: 'On Crescent Road, Elm Avenue or Roxborough Drive we work from the attic and the basement, and leave the crown mouldings where they are. We quote after a walk through the house.',
      service: 'residential/knob-tube-wiring',
    },
    {
      title: 'A charger out of sight',
      text: 'The charger goes in the coach house, behind a hedge, or inside the garage. We plan a route that a heritage reviewer can accept, and quote it with the trench.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'One new panel for several old ones',
      text: 'You get one main panel instead of the old ones, and a typed list of the circuits. We quote it once we have counted them.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel goes in the basement, with a clear label for each circuit.',
    'wiring-outlets': 'We install floor outlets, baseboard outlets and sconces on hidden cable, with period plates.',
    'emergency-repairs': 'We find the fault behind a dead outlet without opening more plaster than we must.',
    'smart-home': "One keypad in the old switch's place runs the lights and the blinds.",
    'ev-chargers': 'We wire a charger in a garage or beside a driveway. For a coach house we quote the trench.',
    commercial: 'In schools, small offices and the shops on Yonge we work quietly, at night if you like.',
  },
  facts: [
    {
      title: 'Knob and tube in older Rosedale houses',
      text: 'Houses here may have knob and tube. That is {rule:knob-and-tube}. Behind plaster, much of it has not been seen since it went in.',
    },
    {
      title: 'Power for a coach house',
      text: 'A coach house at the end of a long drive needs a trench and a small panel of its own. We size the cable for the charger, the lights and any heat out there.',
    },
    {
      title: 'Trenches among the roots',
      text: 'A cable in the garden may need a longer way around the trees. Before any digging, every owner of buried lines has to answer Ontario One Call. Low-voltage lights disturb the least ground.',
    },
  ],
  notes: [
    {
      heading: 'Where may the meter or charger go?',
      paragraphs: [
        'Two offices have a say. Toronto Hydro decides which spots it accepts for a meter. The heritage office decides what may be seen from the street. We look for the side wall or back corner that suits both, and only then draw up the request. If you ask only one of them first, you may pay for two designs.',
      ],
    },
    {
      heading: 'How we rewire an old house',
      paragraphs: [
        'We run cable inside partitions, behind baseboards and along old gas-pipe routes. We lift floorboards instead of cutting a fine ceiling. If we cannot avoid an opening, you and your plasterer agree on it first. {rule:esa} Your insurer may ask for that certificate.',
      ],
    },
    {
      heading: 'Houses on the ravine',
      paragraphs: [
        'Along Glen Road and Castle Frank Road the gardens drop into the ravine, and big trees stand over the wires. A [generator](/ev-energy/generator-wiring) needs level ground away from windows, so choose its spot before the landscaper comes. [Garden and path lighting](/residential/landscape-outdoor-lighting), a gate or pool equipment can share the same trench near the house.',
      ],
    },
  ],
  localExperts:
    'Old plaster on wood lath cracks easily. We use the right saws, cut slowly, and tell you beforehand where you will need a painter.',
  questions: [
    {
      question: 'Does an EV charger need a heritage permit in Rosedale?',
      answer:
        'It may, if it can be seen from the street. Inside a garage it usually does not. Heritage staff at the city give the answer, so ask them early.',
    },
    {
      question: 'Can you rewire without taking down ornamental ceilings?',
      answer:
        'Nearly always. We go in from the floor above or from the edges of the room, and we show you the route before we begin.',
    },
  ],
  form: {
    lead: 'Tell us the year of the house, what your insurer asks for, and which rooms are finished.',
  },
  // By hand: South Rosedale.
  map: { latitude: 43.679, longitude: -79.378 },
  street: {
    why: 'Heritage mansions, ravine trees',
    horizon: 'trees',
    row: 'foursquare:3 elm*2 annex:24 elm pole +4 estate:13 elm spruce elm transformer-pole +4 ~annex:13 elm | elm tudor:12 elm pole +2 spruce elm annex:4 elm foursquare:1 elm*2 transformer-pole +2 ~annex:2 elm spruce',
    ends: 'elm spruce elm',
    house: 'elm annex:4',
  },
})
