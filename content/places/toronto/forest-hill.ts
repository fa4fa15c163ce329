import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Forest Hill',
  order: 100,
  seoTitle: 'Forest Hill electricians: 400 A, Lutron, generators',
  metaDescription:
    'Forest Hill electricians for large houses and rebuilds, on call 24/7: 400 A services, Lutron lighting, generators. Licensed. Call for a written quote.',
  h1: 'Electricians in Forest Hill',
  streetSentence: 'Large Forest Hill houses carry large loads, so we draw the whole system before we pull any cable.',
  summary:
    'Big prewar houses and rebuilds need 400 A, lighting control and standby power. We plan the panels with your builder.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/north-york', 'toronto/midtown-toronto', 'toronto/yorkville', 'toronto/the-annex'],
  answers: {
    come: 'Yes, we come from our office on {street:toronto}, and work with your builder or house manager.',
    cost: 'Pot lights cost {price:pot-light}. One panel costs {price:panel-upgrade}, and large houses often have several.',
  },
  typicalJobs: [
    {
      title: 'Lights on one keypad',
      text: 'In a house with hundreds of lights, on Old Forest Hill Road for example, HomeWorks puts a room or the whole house on a few engraved buttons. We quote from the number of keypads and shades.',
      service: 'smart-home/lutron-homeworks',
    },
    {
      title: 'New lighting in old ceilings',
      text: 'We install dimmable pot lights in the kitchen and the halls, and cut the plaster neatly.',
      service: 'residential/pot-lights-led-lighting',
      price: 'pot-light',
    },
    {
      title: 'A generator that starts by itself',
      text: 'A standby generator runs the whole house or part of it, through a transfer switch. We quote from the size and the gas supply.',
      service: 'ev-energy/generator-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'This is the price for one panel. If you have several, we quote them together.',
    'wiring-outlets': 'We rewire whole houses in a renovation, and make small additions in finished rooms.',
    'emergency-repairs': 'In a house with several panels, we find which one feeds the dead room, and then the fault.',
    'smart-home': 'One firm designs, wires and programs your HomeWorks or RadioRA system.',
    'ev-chargers': 'Two or three cars can charge on one supply, with chargers that share the power.',
    commercial: 'In the Lower Village on Spadina Road we wire shops and clinics, and the halls of apartment buildings.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Old wiring in the oldest houses',
      text: 'Houses of the 1920s and later, near Russell Hill Road for example, may hide knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: 'Several panels in one house',
      text: 'A large house may have several panels, one for each wing or addition. We draw what feeds what, and you keep the drawing.',
    },
    {
      title: 'When 200 A is not enough',
      text: 'Heat pumps, a pool, two cars and an electric kitchen can add up to more than 200 A. We do the load calculation while the architect is still drawing.',
    },
  ],
  notes: [
    {
      heading: 'Building new or rebuilding',
      paragraphs: [
        'Call us before the foundation is poured. Agree on the wall for the meter, the route of the conduit, and a room for the equipment. All three are cheap to change on paper and costly in concrete. On a deep lot off Dunvegan Road, the route of the conduit also decides where the driveway and the trees can go.',
        'A larger service needs Toronto Hydro, and [that can take many months](/residential/panel-upgrades#utility). A [smart panel](/smart-home/smart-panels-occupancy) that limits demand may keep you at the smaller size.',
      ],
    },
    {
      heading: 'Wired or wireless keypads?',
      paragraphs: [
        'Wired keypads go in while walls are open. Wireless ones suit a finished house, since they replace the switches where they are. Both can run [motorized shades](/smart-home/palladiom-shades). Programming a few rooms takes 2 to 6 hours or more. Plan on longer for a whole house.',
      ],
    },
    {
      heading: 'Trees and ice near the ravine',
      paragraphs: [
        'Big trees by the Cedarvale ravine can bring the line down in an ice storm. If you want heat and light then, plan a generator before the landscaping. It needs a spot away from windows, a notification to ESA, and often a gas line.',
      ],
    },
  ],
  localExperts:
    'A large house here often has keypads, a heated driveway or an elevator, each with its own diagram. We ask for the diagrams before we quote.',
  questions: [
    {
      question: 'When must we decide the size of the service?',
      answer:
        'Decide when the permit drawings are made. The utility designs from your load and your meter location, so a late change costs time.',
    },
    {
      question: 'Can lighting control be added without opening walls?',
      answer:
        'Yes. Wireless systems go in where the switches are now. You give up a few options of wired keypads, but you keep your plaster.',
    },
    {
      question: 'We live in an apartment on Bathurst Street. Can you change our panel?',
      answer:
        'Yes, once the building agrees, because the cable that feeds your panel belongs to it. Ask the superintendent what the building wants from a contractor, and tell us.',
    },
  ],
  form: {
    lead: 'Your architect or builder can call us too. Tell us when the drawings are due, and the large loads.',
  },
  // GeoNames: Forest Hill South.
  map: { latitude: 43.6945, longitude: -79.4143 },
  street: {
    why: 'Big prewar houses, rebuilds',
    horizon: 'trees',
    row: 'walk-up:13 elm +4 tudor:1 elm pole estate:145 elm spruce +8 ~tudor:23 elm transformer-pole | +4 estate:235 elm spruce pole +10 tudor:3 elm +4 foursquare:1 spruce elm transformer-pole +6 estate:13 elm walk-up:2',
    front: 'gate@60:12',
    ends: 'elm spruce',
    house: 'estate:124',
  },
})
