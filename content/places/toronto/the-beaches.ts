import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'The Beaches',
  order: 60,
  seoTitle: 'The Beaches electricians: storm repairs, rewiring, 24/7',
  metaDescription:
    'Electricians in The Beaches, on call 24/7: storm repairs, rewiring of wood houses, hot tubs and outdoor power. Licensed. Call for a written quote.',
  h1: 'Electricians in The Beaches',
  streetSentence: 'We repair storm damage, rewire wood houses, and install outdoor power that can take lake weather.',
  summary:
    'Wind and damp off the lake wear out masts and outdoor outlets. We repair both, and rewire wood and brick houses.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/east-york', 'gta/scarborough', 'toronto/leslieville', 'toronto/the-danforth'],
  answers: {
    come: 'Yes, we come in any weather, from the boardwalk up past Queen and Kingston Road.',
    cost: 'Finding a fault costs {price:diagnostics}, and a new panel {price:panel-upgrade}. Moving a panel costs more.',
  },
  typicalJobs: [
    {
      title: 'An outlet that trips after rain',
      text: 'Water has found its way into a box. We find out which one and how it gets in, and then we price the repair.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'Power for a hot tub',
      text: "A tub needs a circuit with a GFCI (an outlet or breaker that cuts the power if you could get a shock), and bonding to today's code, which ties metal and water together. On a sloping lot off Glen Manor Drive the trench is long and costs more.",
      service: 'residential/hot-tub-pool-connections',
    },
    {
      title: 'A panel moved off a damp wall',
      text: 'A damp wall rusts a panel. The new one has space for the sump pump, the tub and the car. The price depends on how far it moves.',
      service: 'residential/panel-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get a new panel with its own breaker for the sump pump. Moving it costs more.',
    'wiring-outlets':
      'We put outdoor outlets under proper covers, and run new cable in wood walls without removing the trim.',
    'emergency-repairs': 'If a room is dead after a storm and every wire is still up, we find the fault.',
    'smart-home': 'Porch and path lights come on at dusk, and shades close against the afternoon sun.',
    'ev-chargers': 'If you have a driveway, we can mount an outdoor charger on the wall of the house.',
    commercial: 'For cafés and shops on Queen we wire coolers, signs and patio heat, after a load check.',
  },
  facts: [
    {
      title: 'Knob and tube in frame and brick houses',
      text: 'Frame or brick, houses of the 1900s to 1930s often began with knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: 'Damp gets into outdoor outlets',
      text: 'Humidity and rain off the lake get into porch lights, deck outlets and gate motors, so we use sealed boxes and fittings that resist rust.',
    },
    {
      title: 'Wood houses at Kew Beach',
      text: 'The first houses at Kew Beach were nearly all wood. Cable runs easily in such walls, but a joint must be in a box that you can open. We look for buried ones.',
    },
  ],
  notes: [
    {
      heading: 'After a windstorm: who repairs what?',
      paragraphs: [
        'The mast is the pipe above the eaves that takes in the overhead wire. It is yours, and so is the box that holds the meter. {danger:mast}',
        'First Toronto Hydro makes the line safe. Then we rebuild the mast, the Electrical Safety Authority inspects, and the utility connects you again.',
      ],
    },
    {
      heading: 'Insulated walls and old wires',
      paragraphs: [
        'Old wire needs open air to cool. In a wall that was later filled with insulation, it can overheat. In the houses on Balsam and Beech Avenues we ask which walls were filled, check those first, and start a [rewire in stages](/residential/knob-tube-wiring) there.',
      ],
    },
    {
      heading: 'Outdoor lights that last',
      paragraphs: [
        'South of Queen, [garden and path lighting](/residential/landscape-outdoor-lighting) needs gaskets, covers that close over the plug, and metal that does not rust.',
      ],
    },
  ],
  localExperts:
    'Wind and damp off the lake are hard on porch lights, outdoor boxes and masts. We look at the outside of the house first.',
  questions: [
    {
      question: 'My mast leans, but the lights still work. Is it urgent?',
      answer:
        'Yes. Another gust could bring the wire down. {danger-short:mast} The outage line of Toronto Hydro is {outage:toronto-hydro}.',
    },
    {
      question: 'Why does my deck outlet trip after rain?',
      answer:
        'A little current leaks through the damp, and the GFCI in the outlet cuts the power, as it should. Leave it off until an electrician has checked it.',
    },
    {
      question: 'We have no driveway near Queen. Can we still charge a car?',
      answer:
        'Only with parking of your own, off a lane for instance. Then we plan a circuit to it. {danger-short:cord}',
    },
  ],
  form: {
    lead: 'Tell us the street, what you want done, and when you are home.',
  },
  // By hand: Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539.
  map: { latitude: 43.6705, longitude: -79.2985 },
  street: {
    why: 'Frame houses by the water',
    horizon: 'lake-horizon',
    row: 'foursquare:1 elm lake-house:14 pole +6 shop:1 shop +16 lake-house:2 +8 ~lake-house elm pole cottage:1 +8 lake-house:123 | +60 foursquare:4 elm pole +4 ~lake-house:4 +8 cottage elm lake-house:1 elm pole +6 foursquare:2 elm +2 lake-house:23 +8 ~lake-house',
    ends: 'elm maple',
    house: 'lake-house:14',
  },
})
