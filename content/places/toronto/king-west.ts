import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'King West',
  order: 140,
  seoTitle: 'King West electricians: restaurants, lofts, 24/7 repairs',
  metaDescription:
    'Licensed King West electricians for restaurant fit-outs, lofts and laneway houses: kitchen power, panels, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in King West',
  heroDescription:
    'King West restaurants need power by opening night, and their neighbours need quiet, so we plan the work for both.',
  excerpt:
    "Restaurant fit-outs, warehouse lofts and the odd row house on a lane, in what was the city's factory quarter.",
  updatedOn: '2026-11-24',
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/kensington-market',
    'toronto/downtown-toronto',
    'toronto/liberty-village',
    'toronto/little-italy',
  ],
  answers: {
    come: 'Yes, we come by the lane or the loading dock, before the street fills up.',
    cost: 'A larger loft panel costs {price:panel-upgrade}, and finding a fault costs {price:diagnostics}.',
  },
  jobs: {
    items: [
      {
        title: 'A restaurant fit-out',
        text: 'We wire kitchen circuits, hood controls, bar outlets, signs and exit lights, through to the inspection. We quote from your equipment list.',
        service: 'commercial/office-retail-restaurant',
      },
      {
        title: 'More circuits in a loft',
        text: 'Old loft panels have no free slots left, so we put in a larger one, usually within a working day.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A dead hood or a warm cooler',
        text: 'It tends to happen on a Friday night. We find the fault, and tell you whether it is the wiring or the machine.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
    ],
  },
  services: {
    cards: {
      'panel-upgrades': 'We replace full loft panels, and fuse boxes in the last row houses on the lanes.',
      'wiring-outlets':
        'We add bar outlets and card-reader circuits, in neat surface pipe where the brick must stay whole.',
      'emergency-repairs': 'If half the floor goes out at seven in the evening, call. We answer during service too.',
      'smart-home': 'One keypad sets the lights for lunch, dinner and closing, or for an evening at home.',
      'ev-chargers': 'A condo stall needs an application to the board, and a lane pad a cable from the house.',
      commercial: 'We wire complete restaurants, from the first load calculation to the last dimmer.',
    },
  },
  facts: {
    items: [
      {
        title: 'Old buildings with cable of every age',
        text: 'Warehouses from the 1880s to the 1940s hold cable of every age, and open beams leave nowhere to hide new pipe. We plan its route with you.',
      },
      {
        title: 'Emergency light for at least 90 minutes',
        text: 'The units that we fit give at least 90 minutes. The code asks 30 minutes of most buildings, and two hours of most high-rises, where we fit units for two.',
      },
      {
        title: 'Deliveries and drilling hours',
        text: 'Our deliveries come by the lane, because the front is on the streetcar line. We agree on hours for drilling with your landlord first.',
      },
    ],
  },
  more: [
    {
      heading: 'Is there enough power for your kitchen?',
      paragraphs: [
        'Send us the equipment list, from the combi oven to the walk-in cooler. We total it, compare it with the service in the basement, and give you [a layout for the power](/commercial/power-distribution) that fits. Then you know what the space can do before you sign a lease.',
        'If you need a larger service, start at once, since [the utility has its own calendar](/residential/panel-upgrades#utility).',
      ],
    },
    {
      heading: 'Heritage rules and old fronts',
      paragraphs: [
        'A heritage plan for King-Spadina has been under appeal. Before a vent, a sign or a meter goes on the front of the building, ask the city where things stand.',
      ],
    },
    {
      heading: 'Exit lights, tests and records',
      paragraphs: [
        'A full dining room has to find its way out in the dark. We fit [exit signs and emergency lights](/commercial/exit-security-lighting), run the yearly full-length test, and leave you the record for the fire inspector.',
      ],
    },
  ],
  reasons: {
    items: {
      'esa-certified':
        'When your landlord asks for your electrician, give them {licence}. Ask us for our insurance certificate too.',
      'service-24-7': 'Kitchens break down at eight in the evening. Our emergency phone is on then too.',
      'local-experts': 'We plan noisy work for hours that suit the bylaw, the chef and the tenants above.',
      guaranteed: 'Opening week finds each weak point. If one of them is our work, we fix it.',
    },
  },
  questions: [
    {
      question: 'Is the design pre-payment lost if the numbers do not work?',
      answer:
        'Not all of it is lost. Toronto Hydro may ask for one before it designs a larger service. It counts toward the job if you go on, and what was not spent comes back if you stop.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'Yes, for most of it. New cable goes in during the morning, dirty work waits for days when you are closed, and the one real outage is booked around your fridges.',
    },
  ],
  form: {
    lead: 'Add the equipment list if you have one. We say plainly what the service you have can feed.',
  },
  // By hand: King and Bathurst to Spadina.
  map: { latitude: 43.6445, longitude: -79.4003 },
  street: {
    why: 'Warehouse lofts, condos, kitchens',
    horizon: 'towers',
    back: 'condo@-80:246 condo@190:13 condo@400:25',
    row: 'mansard:1 mansard*2 +6 rowhouse:1 rowhouse:3 rowhouse trolley-pole +8 loft:246 +8 shop:1 shop-b:1 trolley-pole +8 loft:1356 | +10 condo:135 +12 trolley-pole shop:1 shop-b:1 shop +6 loft:25 trolley-pole +10 condo:246 +8 elm walk-up:1 trolley-pole',
    front: 'tram@20:12345',
    ends: 'maple elm',
    house: 'loft:26',
  },
})
