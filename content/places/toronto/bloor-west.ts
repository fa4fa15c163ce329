import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Bloor West',
  order: 180,
  seoTitle: 'Bloor West electricians: fuse boxes, rewiring, 24/7',
  metaDescription:
    'Bloor West electricians for houses of the 1910s to 1930s and village shops: fuses to breakers, rewiring, 24/7 repairs. Licensed. Call for a written quote.',
  h1: 'Electricians in Bloor West',
  streetSentence: 'We change fuses to breakers in the brick houses near Bloor West, and wire its shops and apartments.',
  summary: 'Houses of the 1910s to 1930s with fuses and two-prong outlets, beside a street of shops and apartments.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['toronto/junction-triangle', 'toronto/high-park', 'toronto/little-italy', 'toronto/etobicoke'],
  answers: {
    come: 'Yes, we come to houses and shops from High Park to the Humber River.',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and a new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Fuses changed to breakers',
      text: 'An old fuse box is short of circuits, and sometimes holds fuses that are too big for the wire. A breaker panel fixes both.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger on a shared drive',
      text: 'Drives between brick houses are narrow. A slim charger on the side wall with a longer cable often fits.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Two-prong outlets replaced',
      text: 'Upstairs outlets with two slots have no ground wire. New cable, fished behind the plaster, gives you proper ones. More rooms cost more.',
      service: 'residential/knob-tube-wiring',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get breakers on the service you have. If 100 A would serve you better, we quote it too.',
    'wiring-outlets':
      'We add grounded outlets, a microwave circuit, and a switched outlet under the eaves for holiday lights.',
    'emergency-repairs': 'If a breaker trips again after one reset, or two rooms stay dark, call us.',
    'smart-home': 'Lamps, blinds and heat can run from one app, or from a wall switch if you prefer.',
    'ev-chargers': 'On a side drive the cable is short. A rear garage takes more, so we quote the route.',
    commercial: 'We wire window lights, bakery ovens, salon chairs and signs, and can start before you open.',
  },
  facts: [
    {
      title: 'Old wiring behind plaster',
      text: 'Many houses here are from the 1910s to the 1930s. The first wiring was usually knob and tube. That is {rule:knob-and-tube}.',
    },
    {
      title: '60 A is a typical old service',
      text: 'A 60 A service is not a fault in itself, but many insurers ask for 100 A. With a dryer or a car it is soon too small.',
    },
    {
      title: 'Shops with old panels',
      text: 'Many shops on Bloor are from the 1920s. The service in the basement was often meant for one store, so we measure what it can carry before a kitchen goes in.',
    },
  ],
  notes: [
    {
      heading: 'Is it the street or only your house?',
      paragraphs: [
        'Look out of the window. If the street lamps and the neighbours are dark too, call Toronto Hydro: {outage:toronto-hydro}. No electrician can help until the line is back. If only your house is dark, follow the [power outage page](/emergency/power-outage). If the main breaker trips again, call us. If it stays on and nothing works, Toronto Hydro comes first.',
      ],
    },
    {
      heading: 'What we find in the basement',
      paragraphs: [
        "Basements often show every age of wiring, from porcelain knobs to last year's white cable. Age alone is no reason to remove it. Loose ends, missing grounds and fuses that are too large for the wire are good reasons, and we show you which is which.",
      ],
    },
    {
      heading: 'Shops with apartments above',
      paragraphs: [
        'Many stores are narrow, with a tenant upstairs and both panels in one basement. We can do both panels in one visit. See [panel and lighting work for shops](/commercial/panel-lighting-upgrades).',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, and you can look us up with the Electrical Safety Authority under {licence}.',
    'service-24-7': 'If a circuit fails at midnight, call us, and we answer.',
    'local-experts': 'We know these houses, with a side drive, radiators and one outlet in each bedroom.',
    guaranteed: 'If an outlet that we put in comes loose, call us, and we come back and fix it.',
  },
  questions: [
    {
      question: 'We have 60 A and no plans to renovate. Must we upgrade?',
      answer:
        'Not for that reason alone. Check with your insurer first, since many ask for 100 A. If you plan to add a dryer or a car, ask for a load calculation, which adds up what your house can draw at once.',
    },
    {
      question: 'Should I leave a light on during an outage?',
      answer:
        'One lamp is enough, to tell you when the power is back. Unplug electronics. Afterwards wait 10 to 15 minutes, and then turn things on one at a time.',
    },
  ],
  form: {
    lead: 'Tell us the street, what is wrong, and when we can reach you. Photos of the panel help.',
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
