import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'East York',
  order: 40,
  seoTitle: 'East York house electricians: panels, additions, 24/7',
  metaDescription:
    'House electricians in East York, on call 24/7, for Topham Park bungalows, Leaside brick and second-storey additions. Licensed. Call for a written quote.',
  h1: 'House electricians in East York',
  streetSentence: 'When a small East York house gets a second storey, we make sure that the panel can carry it.',
  summary:
    'When a wartime bungalow or a Leaside house gets a second storey, its panel and its service have to grow with it.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/north-york',
    'gta/scarborough',
    'toronto/the-danforth',
    'toronto/riverdale',
    'toronto/rosedale',
    'toronto/midtown-toronto',
  ],
  answers: {
    come: 'Yes, to houses from Leaside to Topham Park. Shops and towers have [their own page](/gta/east-york).',
    cost: 'Replacing a 60 A fuse box costs {price:fuse-to-breaker}, and wiring a car charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A panel for the new storey',
      text: "When a bungalow off O'Connor Drive gets a second storey, we add up what the bigger house will draw. Then we plan the panel with your builder, so we come twice and not five times.",
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Fuses changed to breakers',
      text: 'Wartime houses began with 60 A and a handful of circuits. The best time to change the box is while the walls are open.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger without a garage',
      text: "Between Cosburn and Mortimer Avenues many houses share a driveway. A weatherproof charger on the side wall works well there. We find a spot that does not block your neighbour's car.",
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'Your new panel has slots for the circuits of the addition, and a label for each.',
    'wiring-outlets': 'We wire the new floor, and make safe joints where it meets the old ground floor.',
    'emergency-repairs':
      'If one room is dead or a breaker trips each night, we find out why, and then price the repair.',
    'smart-home': 'A few good dimmers and a hub are enough for a bungalow. We set up the app with you.',
    'ev-chargers': 'The charger gets its own circuit, with the load worked out before you buy it.',
    commercial: 'Shops and clinics on Bayview, Pape and Laird get new circuits, better light and a labelled panel.',
  },
  facts: [
    {
      title: "60 A in Topham Park's wartime houses",
      text: 'The wood-frame houses of Topham Park, built for veterans in 1944, usually started with 60 A and fuses. That is not a fault in itself, but it leaves little room.',
    },
    {
      title: 'Knob and tube in Leaside',
      text: 'Behind the brick of the older Leaside houses you may still find knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: 'When 60 A runs short',
      text: 'Many insurers ask for 100 A, so a buyer may bring it up. With gas heat, 100 A may even carry a charger that shares the load.',
    },
  ],
  notes: [
    {
      heading: 'Before you add a second storey',
      paragraphs: [
        'Ask for a load calculation first. It counts the floor area, the range, the dryer, heating, cooling and any charger, as the code says. The rules for a house with a car charger changed in 2025, so an older calculation may be wrong.',
        'Sometimes the 100 A you have is enough. A [device that manages the load](/ev-energy/energy-management) can often avoid a larger service. If you do need one, we send the request to Toronto Hydro as soon as the plans are firm.',
      ],
    },
    {
      heading: 'Opening a kitchen wall in Leaside',
      paragraphs: [
        'New wiring costs least while the plaster is off, so replace the old circuits in that wall now. We test the ones behind the other walls and list what can wait. You do not have to pay for the whole house at once.',
      ],
    },
    {
      heading: 'Help with the cost of a charger',
      paragraphs: [
        'If your postal code starts with M, look at the Home Energy Loan Program (HELP), a low-interest loan from the city. It covers Level 2 chargers and batteries among other things. Rates and rules change, so check with the city before you count on it.',
      ],
    },
  ],
  localExperts:
    'Storey-and-a-half houses have low side spaces under the roof. New cable can go through them, which saves holes in your ceiling.',
  questions: [
    {
      question: 'Will a second storey always need a 200 A service?',
      answer:
        'No. Heating, cooking and cars matter more than bedrooms. We work it out for your house before anyone orders a panel.',
    },
    {
      question: 'Who files what for an addition?',
      answer:
        "Your builder gets the city's building permit. We file the wiring with ESA, and send the request to Toronto Hydro with the load calculation.",
    },
    {
      question: 'I rent in Thorncliffe Park. Is this the right page?',
      answer:
        "This page is about houses. For Thorncliffe Park, rental buildings and businesses, see [East York's apartment buildings and businesses](/gta/east-york).",
    },
  ],
  form: {
    lead: 'Tell us the year of the house, fuses or breakers, and how large the new floor will be.',
  },
  // By hand: civic centre, Coxwell Avenue.
  map: { latitude: 43.6907, longitude: -79.3281 },
  street: {
    why: 'Wartime bungalows, Leaside brick',
    horizon: 'trees',
    row: 'foursquare:1 elm +2 bungalow:1 +8 ~bungalow pole +10 wartime:1 +10 wartime elm +2 ~wartime:3 transformer-pole +8 bungalow +8 subdivision:3 | +8 ~bungalow:2 maple pole +8 wartime +10 wartime:2 +10 ~wartime elm foursquare:4 transformer-pole +6 semi:1 elm bungalow +8 pole foursquare:2',
    ends: 'elm maple',
    house: 'wartime:12 +6 wartime',
  },
})
