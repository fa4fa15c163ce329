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
  updatedOn: '2026-11-21',
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/kensington-market',
    'toronto/downtown-toronto',
    'toronto/liberty-village',
    'toronto/little-italy',
  ],
  answers: {
    come: 'Yes, by the lane or the loading dock, before the street fills up.',
    cost: 'A larger panel in a loft costs {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  jobs: {
    heading: 'What King West books most',
    items: [
      {
        title: 'A restaurant fit-out',
        text: 'Kitchen circuits, hood controls, bar outlets, signs and exit lights, through to the inspection. We quote from your equipment list.',
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
    heading: 'Work in kitchens, lofts and houses',
    cards: {
      'panel-upgrades': 'Loft panels with no space left, and fuse boxes in the last row houses on the lanes.',
      'wiring-outlets': 'Bar outlets and card-reader circuits, in neat surface pipe where the brick must stay whole.',
      'emergency-repairs': 'Half the floor is out at seven in the evening? Call. We answer during service too.',
      'smart-home': 'Scenes for lunch, dinner and close on one keypad. At home, the same with fewer guests.',
      'ev-chargers': 'Condo stalls by application to the board, lane pads by cable from the house.',
      commercial: 'Complete restaurant wiring, from the first load calculation to the last dimmer.',
    },
  },
  facts: {
    heading: 'Before you sign a King West lease',
    items: [
      {
        title: 'Factories, then lofts',
        text: 'This was once the main factory and warehouse area of the city. Buildings from the 1880s to the 1940s hold cable of every age, and timber beams hide none of it.',
      },
      {
        title: 'Emergency light for at least 90 minutes',
        text: 'That is what the units we fit give. The code asks 30 minutes of most buildings, and two hours of most high-rises, where we fit units for two.',
      },
      {
        title: 'Streetcars out front',
        text: 'Deliveries come by the lane, with neighbours overhead. We agree on hours for drilling with your landlord before the first hole.',
      },
    ],
  },
  more: [
    {
      heading: 'Is there enough power for your kitchen?',
      paragraphs: [
        'Send us the list: combi oven, dishwasher, hood fans, walk-in cooler. We total it, compare it with the service in the basement, and give you [a layout for the power](/commercial/power-distribution) that fits. Then you know what the space can do before a lease binds you to it.',
        'Where the answer is a larger service, start at once, since [the utility has its own calendar](/residential/panel-upgrades#utility).',
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
    heading: 'What your landlord asks about us',
    items: {
      'esa-certified': '"Who is your electrician?" Give them {licence}. Ask for our insurance certificate too.',
      'service-24-7': 'Kitchens break down at eight in the evening. Our emergency phone is on at eight too.',
      'local-experts': 'Lanes, streetcars and tenants above: noisy work goes where the bylaw and the chef agree.',
      guaranteed: 'Opening week finds each weak point. If one of them is our work, we cure it.',
    },
  },
  questions: [
    {
      question: 'Is the design pre-payment lost if the numbers do not work?',
      answer:
        'Not all of it. Toronto Hydro may ask for one before it designs a larger service. It counts toward the job if you go on, and what was not spent comes back if you stop.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'Yes, for most of it. New cable goes in during the morning, dirty work waits for days when you are closed, and the one real outage is booked around your fridges.',
    },
  ],
  form: {
    heading: 'Tell us your opening date',
    lead: 'Add the equipment list if you have one. We say plainly what the service you have can feed.',
    example: 'Example: 60-seat restaurant in an old warehouse, two combi ovens, landlord says 200 A.',
  },
  // By hand: King and Bathurst to Spadina.
  map: { latitude: 43.6445, longitude: -79.4003 },
  street: {
    why: 'Warehouse lofts, condos, kitchens',
    horizon: 'ftow',
    back: 'condo@-80:246 condo@190:13 condo@400:25',
    row: 'mans:1 mans*2 +6 row:1 row:3 row car +8 loft:246 +8 shop:1 shob:1 car +8 loft:1356 | +10 condo:135 +12 car shop:1 shob:1 shop +6 loft:25 car +10 condo:246 +8 elm walk:1 car',
    front: 'tram@20:12345',
    ends: 'map elm',
    house: 'loft:26',
  },
})
