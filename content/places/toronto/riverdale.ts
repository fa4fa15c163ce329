import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Riverdale',
  order: 160,
  seoTitle: 'Riverdale electricians: Victorian semis, panels, suites',
  metaDescription:
    'Riverdale electricians for Bay-and-Gable and Edwardian semis, on call 24/7: old wiring, panels, attic and basement suites. Licensed. Get a quote.',
  h1: 'Electricians in Riverdale',
  streetSentence:
    'We renew panels in Riverdale semis, rewire them floor by floor, and wire attics and basement suites.',
  summary:
    'Bay-and-Gable and Edwardian semis share a wall, and sometimes an old circuit. We find out, then rewire floor by floor.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/east-york',
    'toronto/the-danforth',
    'toronto/leslieville',
    'toronto/corktown',
    'toronto/rosedale',
  ],
  answers: {
    come: 'Yes, from Broadview to Pape. If the house next door needs work too, one visit can do both.',
    cost: 'Plan on {price:panel-upgrade} for a new panel and {price:diagnostics} to trace a fault.',
  },
  typicalJobs: [
    {
      title: 'A new panel in the basement',
      text: 'In the tall semis off Withrow Park we leave spaces for air conditioning in the attic and for later circuits.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A circuit shared with next door',
      text: 'If your hall light on Langley or First Avenue goes off with a breaker next door, a circuit crosses the wall. We trace it, and then give you a price to separate it.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'Third-floor and basement wiring',
      text: 'We bring new circuits for an attic bedroom or a basement suite through a closet. Long runs and finished walls cost more.',
      service: 'residential/knob-tube-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The new panel in the basement has a label for each circuit on all three storeys.',
    'wiring-outlets':
      'We bring third-floor circuits up through a closet, so that bay windows and mouldings stay as they are.',
    'emergency-repairs': "A neighbour's fault can look like yours. Tell us what went dark, and we trace it.",
    'smart-home': 'You get dimming for the stairs, scenes for the front room, and heat control for the attic.',
    'ev-chargers': 'Behind Logan Avenue the garage is on the lane. We plan the trench and the load together.',
    commercial: 'For cafés on Queen East and shops on Broadview we add light, and circuits with clear labels.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Knob and tube in old semis',
      text: 'The usual first wiring here was knob and tube. That is {rule:knob-and-tube}. In good shape and with light loads, it may stay.',
    },
    {
      title: 'Semis from before the First World War',
      text: "Riverdale's semis went up from the mid-1880s to the First World War. The oldest had no electric light, so expect cable that takes odd routes between the floors. We follow it before we cut.",
    },
    {
      title: 'One board holding two power lines',
      text: 'If both wires from the pole hang from one old board between two semis, look at it from the ground. We replace a rotten one for both houses, once Toronto Hydro has cut the power.',
    },
  ],
  notes: [
    {
      heading: 'Finishing the attic or the basement',
      paragraphs: [
        'Bedrooms under the roof need heat and air conditioning. Electric baseboard heaters draw a lot, and a small heat pump draws less, so we check the panel before you choose.',
        '{rule:suite} We file the notification and install the [smoke and carbon monoxide alarms](/residential/surge-protection-alarms).',
      ],
    },
    {
      heading: 'Fronts that should stay as they are',
      paragraphs: [
        'A meter, a charger or a light is simplest on the side of the house or at the back. We look for that spot first and draw the cable route from there. Part of Queen East, from the Don to De Grassi, has been studied as a second heritage district, so ask the city about a shop front there as well.',
      ],
    },
    {
      heading: 'Old cloth wiring: keep or replace?',
      paragraphs: [
        'Behind a modern kitchen, old cloth wiring should be replaced. If it feeds one bedroom light, it may stay for now. See [what inspectors and insurers look for](/residential/knob-tube-wiring).',
      ],
    },
  ],
  localExperts:
    'Most houses here are tall, narrow and half of a pair. New cable climbs through closets and floors, and the party wall stays shut.',
  questions: [
    {
      question: "My light is on my neighbour's breaker. Who pays to separate it?",
      answer:
        'That is for the two of you to decide. We find where the circuits cross, and give both of you the same quote to separate them.',
    },
    {
      question: 'Can both halves of a semi upgrade at once?',
      answer:
        'Yes, and it saves a trip. Both requests go to the utility together, so the power can be off on one day. Each house has its own panel and papers.',
    },
  ],
  form: {
    lead: 'Tell us the address, which floor the problem is on, and if next door needs work too.',
  },
  // By hand: Broadview and Gerrard.
  map: { latitude: 43.6685, longitude: -79.353 },
  street: {
    why: 'Bay-and-gable, Edwardian semis',
    horizon: 'towers',
    row: 'foursquare:1 elm semi:2 pole +4 bay-pair:13 +5 bay:2 elm bay-pair:4 transformer-pole +4 semi:1 elm +2 bay-pair:25 | +5 ~bay elm pole +2 mansard:1 mansard*2 +4 bay-pair:3 elm transformer-pole +2 semi:5 +6 foursquare:3 elm pole +4 bay-pair:1 elm',
    ends: 'elm maple',
    house: 'bay:2 +6 semi:1',
  },
})
