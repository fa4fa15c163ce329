import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Corktown',
  order: 120,
  seoTitle: 'Corktown electricians: panels and rewiring, row houses',
  metaDescription:
    'Corktown electricians, insured and on call 24/7. Fuses to breakers in a row house typically {price:fuse-to-breaker}, plus HST. Call for a written quote.',
  h1: 'Electricians in Corktown',
  streetSentence: 'Corktown row houses are small, so we plan every outlet, and we find a safe wall for the panel.',
  summary:
    "Two-storey workers' rows get a safe place for the panel and circuits for cooking and heat. We also work in the condos.",
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/rosedale', 'toronto/riverdale', 'toronto/leslieville', 'toronto/downtown-toronto'],
  answers: {
    come: 'Yes, to the rows on Bright Street and off King East, and to the West Don Lands condos.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and finding a fault {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'A breaker panel for a small house',
      text: 'The rows on Bright and Percy Streets have little wall to spare. We take out the fuses, and put a compact panel on a dry wall that the code allows.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Power for an induction range',
      text: 'A range needs a circuit of its own. We add up your loads first, to see if the panel you have will carry it. A longer way to the kitchen costs more.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'A thermostat and shades in a condo',
      text: 'In the newer buildings of the West Don Lands the wiring is usually sound, so the work is for comfort. You can set heat, light and blinds from your phone. For a new circuit or panel, ask the manager first.',
      service: 'smart-home/smart-thermostats',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get a compact breaker panel with slots for a range and a dryer. Moving it costs more.',
    'wiring-outlets': 'We run cable through floors instead of brick, and add kitchen outlets and a washer circuit.',
    'emergency-repairs':
      'We trace dead outlets. If one is hot or buzzing, read the [first steps](/emergency/electrical-repairs) first.',
    'smart-home': 'A hub and a dozen dimmers cover most row houses.',
    'ev-chargers':
      'Most row houses have no parking. Condo owners can apply to the board, and we prepare the electrical part.',
    commercial: 'In shops and cafés on King East and Parliament we wire panels, lights and exit signs.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Built before electric light',
      text: 'The rows on Trinity, Percy and Ashby were built for brewery and brickyard workers, and the wiring came later, wherever it would go. We trace it before we add a circuit.',
    },
    {
      title: 'Finding a legal wall for the panel',
      text: 'A panel may not go in a bathroom, a clothes closet or a stairway, and it needs clear floor in front. In a row house that leaves few walls, so we check them all.',
    },
    {
      title: '100 A is often enough',
      text: 'A small house has a smaller load, so a range, a dryer and a small heat pump may be possible. A load calculation adds it all up for your house.',
    },
  ],
  notes: [
    {
      heading: 'Where can the panel go?',
      paragraphs: [
        'Some basements here had dirt floors, and damp air is hard on a panel, so we look upstairs as well. The back hall or a kitchen wall is often the best spot. We show you what each spot costs in cable and in space, and you choose.',
        'A panel of the same size is a job of 4 to 8 hours. A [device that shares the load](/ev-energy/energy-management) can help you keep that size.',
      ],
    },
    {
      heading: 'Shared walls and fire safety',
      paragraphs: [
        'In a row with brick in front and wood behind, one bad joint is a worry for every neighbour. Smoke alarms belong on each storey and outside all the bedrooms. In homes built from 2014 on they belong in each bedroom too. Replace them after ten years, and a wired one with a wired one.',
      ],
    },
    {
      heading: 'Brick buildings toward the Distillery',
      paragraphs: [
        'The old commercial buildings between King East and the Distillery have thick brick walls and heavy beams, with few places to hide cable. We run neat conduit on the surface, or come up through the floor. You see the route on a sketch before we drill.',
      ],
    },
  ],
  localExperts:
    'Ceilings are low and stairs are steep in the old rows. We bring short ladders and carry the panel in by hand.',
  questions: [
    {
      question: 'Can the panel stay in a dirt-floor basement?',
      answer:
        'Sometimes, if the spot is dry and has clear room in front. Few dirt-floor basements offer both. Moving the panel upstairs is also a good time to retire the last of the old circuits.',
    },
    {
      question: 'Can you rewire a row house without opening every wall?',
      answer:
        'Usually. The cable can come up through floors and closets. Expect a few small holes to patch. We agree on each one with you before we start, and leave the brick between you and next door alone.',
    },
  ],
  form: {
    lead: 'Tell us how wide the house is, how high the basement is, and where the panel is now.',
  },
  // By hand: King Street East and Parliament.
  map: { latitude: 43.6555, longitude: -79.3605 },
  street: {
    why: "Workers' rows, brewery, condos",
    horizon: 'towers',
    back: 'condo@260:135 condo@340:246 condo@430:13',
    row: 'rowhouse:1 rowhouse rowhouse:3 +6 mansard*2 +6 rowhouse:1 rowhouse rowhouse:2 rowhouse trolley-pole +6 cottage:1 +6 ~cottage +6 rowhouse:3 rowhouse:1 rowhouse elm trolley-pole | church:12 +6 rowhouse rowhouse:1 rowhouse:3 rowhouse +6 cottage:2 trolley-pole +8 loft:125 +8 elm rowhouse*2 rowhouse:1 +6 mansard:1 mansard trolley-pole elm cottage:1',
    front: 'tram@130:1234',
    ends: 'elm',
    house: 'rowhouse:1 rowhouse rowhouse:3',
  },
})
