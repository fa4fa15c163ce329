import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bloor West',
  order: 180,
  seoTitle: 'Bloor West electricians: shops, fuse boxes, rewiring, 24/7',
  metaDescription:
    'Bloor West electricians on call 24/7, for shops of the 1920s with apartments above and for brick houses with fuses. Licensed. Get a written quote.',
  h1: 'Electricians in Bloor West',
  streetSentence:
    'We sort out the panels under Bloor Street shops, and change fuses to breakers in the houses behind them.',
  summary:
    'Shops of the 1920s often have two panels in one basement, and houses behind them have fuses and two-slot outlets.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/junction-triangle', 'toronto/high-park', 'toronto/little-italy', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, to shops and houses between High Park and the Humber, Baby Point and Old Mill included.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and a new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Two panels under one shop',
      text: 'Between Jane and Runnymede the stores are narrow, with a tenant upstairs and often both panels in one basement. Circuits get mixed over the years. We trace and label both panels, and then quote what has to change.',
      service: 'commercial/panel-lighting-upgrades',
    },
    {
      title: 'Fuses changed to breakers',
      text: 'Some brick houses on Durie Street and Windermere Avenue still have a fuse box. It is short of circuits, and may hold fuses that are too big for the wire. A breaker panel fixes both.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger on a shared driveway',
      text: 'On Beresford Avenue two houses often share one narrow driveway. A slim charger on the side wall, with a longer cable, leaves both cars room to pass.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'You get breakers on the service you have. If 100 A would serve you better, we quote it separately.',
    'wiring-outlets':
      'We add grounded outlets, a microwave circuit, and a switched outlet under the eaves for holiday lights.',
    'emergency-repairs': 'If a breaker trips again after one reset, or two rooms stay dark, we find the fault.',
    'smart-home': 'Lights, blinds and heat can run from one app, or from a wall switch if you prefer.',
    'ev-chargers': 'On a side driveway the cable is short. A rear garage takes more, so we quote that route.',
    commercial: 'We wire window lights, bakery ovens, salon chairs and signs on Bloor, and can start before you open.',
  },
  facts: [
    {
      title: 'Shops built around 1920 to 1930',
      text: 'The service under a Bloor Street shop was often meant for one store without a kitchen. We measure what it can carry before you order ovens.',
    },
    {
      title: 'Lights in the street trees',
      text: 'In 1970 the shops here formed a business improvement area, and first strung lights in the trees. For lights of your own, we install an outdoor outlet with a cover and a timer.',
    },
    {
      title: 'Two-slot outlets and what they mean',
      text: 'Houses of the 1910s to 1930s often began with knob and tube, {rule:knob-and-tube}. Upstairs outlets with two slots are a sign of it.',
    },
  ],
  notes: [
    {
      heading: 'Store below, home above',
      paragraphs: [
        'Before a café or a salon goes in, find out which meter pays for what. We turn the circuits off one at a time and write down what goes dark. With that list, landlord and tenant can decide on a second panel, or a larger one.',
      ],
    },
    {
      heading: 'What we find in the basement',
      paragraphs: [
        "Around Runnymede Road a basement often shows every age of wiring, from porcelain knobs to last year's white cable. Age alone is no reason to remove it. Loose ends, missing grounds and fuses that are too large for the wire are good reasons, and we show you which is which.",
      ],
    },
    {
      heading: 'Baby Point and the slope to the Humber',
      paragraphs: [
        'Toward Baby Point and Old Mill the houses get larger, and many stand on a slope. The panel can be a floor below the kitchen and a long way from the garage. We walk the route before we quote a charger or a range.',
      ],
    },
  ],
  localExperts:
    'A typical house here has a side driveway, radiators and one outlet in each bedroom. New cable usually starts in the basement.',
  questions: [
    {
      question: 'We have 60 A and no plans to renovate. Must we upgrade?',
      answer:
        'Not for that reason alone. A 60 A service is not a fault in itself, but many insurers ask for 100 A, so check with yours. Before you add a dryer or a car, ask for a load calculation, which adds up what your house can draw at once.',
    },
    {
      question: 'Should I leave a light on during an outage?',
      answer:
        'One light is enough, to tell you when the power is back. Unplug electronics. Afterwards wait 10 to 15 minutes, and turn things on one at a time. If the neighbours have power and you do not, start with our [power outage page](/emergency/power-outage).',
    },
  ],
  form: {
    lead: 'For a shop, tell us who is upstairs. For a house, tell us the street and whether it has fuses.',
  },
  // By hand: Bloor West Village, Jane to Runnymede.
  map: { latitude: 43.65, longitude: -79.483 },
  street: {
    why: 'Shops between prewar houses',
    horizon: 'roofs',
    row: 'foursquare:3 elm semi:1 +6 ~semi pole +6 tudor:1 elm transformer-pole +4 shop:1 shop-b:1 shop shop-b shop:13 | shop shop-b:1 shop:1 pole +6 maple ~tudor:12 elm semi:2 +6 foursquare transformer-pole elm foursquare:13 +6 semi:5 elm',
    ends: 'elm maple',
    house: 'foursquare:1 +4 shop:1',
  },
})
