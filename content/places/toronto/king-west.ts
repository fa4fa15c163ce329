import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'King West',
  order: 140,
  seoTitle: 'King West electricians: restaurants, lofts, 24/7 repairs',
  metaDescription:
    'King West electricians for restaurant fit-outs, lofts and Draper Street rows, on call 24/7: kitchen power, panels, exit lights. Licensed. Get a quote.',
  h1: 'Electricians in King West',
  streetSentence:
    'King West restaurants need power by opening night, and their neighbours need quiet, so we plan the work for both.',
  summary:
    "Restaurants, warehouse lofts and a few row houses share what was the city's factory quarter. We wire all three.",
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'toronto/kensington-market',
    'toronto/downtown-toronto',
    'toronto/liberty-village',
    'toronto/little-italy',
  ],
  answers: {
    come: 'Yes, from Spadina to Bathurst and beyond, by the lane or the loading dock.',
    cost: 'A new loft panel costs {price:panel-upgrade}, and finding a fault costs {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'A restaurant fit-out',
      text: 'We wire kitchen circuits, hood controls, bar outlets, signs and exit lights, and file the work with ESA. We quote from your equipment list.',
      service: 'commercial/office-retail-restaurant',
    },
    {
      title: 'More circuits in a loft',
      text: 'In the former warehouses on Adelaide and Spadina a loft panel often has no free slots left. We put in one with more, usually within a working day.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A dead hood or a warm cooler',
      text: 'We find the fault, and tell you whether it is in the wiring or in the machine.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace full loft panels, and the fuse boxes in the last row houses.',
    'wiring-outlets':
      'We add bar outlets and card-reader circuits, in neat surface conduit where we cannot cut the brick.',
    'emergency-repairs': 'We find out why the bar outlets are dead, or why a breaker trips in the middle of lunch.',
    'smart-home': 'One keypad sets the lights for lunch, dinner and closing, or for an evening at home.',
    'ev-chargers': 'For a condo stall you apply to the board. A pad on the lane needs a cable from the house.',
    commercial: 'We wire complete restaurants, from the load calculation to the dimmers.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Old buildings with cable of every age',
      text: 'Old warehouses hold cable of every age, and open beams leave nowhere to hide new conduit. We plan the route with you.',
    },
    {
      title: 'Emergency light for at least 90 minutes',
      text: 'The units that we install give at least 90 minutes. The code asks for 30 minutes in most buildings. In most high-rises it asks for two hours, and there we use units that last two.',
    },
    {
      title: 'Deliveries and drilling hours',
      text: 'We deliver by the lane, because the streetcar runs on King, and agree on hours for drilling with your landlord first.',
    },
  ],
  notes: [
    {
      heading: 'Is there enough power for your kitchen?',
      paragraphs: [
        '[Send us the equipment list]({photos}), from the combi oven to the walk-in cooler. We total it, compare it with the service in the basement, and give you [a layout for the power](/commercial/power-distribution) that works. Then you know what the space can do before you sign a lease.',
        "If you need a larger service, start right away, since [the utility's part takes longer](/residential/panel-upgrades#utility).",
      ],
    },
    {
      heading: 'Draper Street rows and old fronts',
      paragraphs: [
        'On Draper Street, Victorian rows stand among the towers. A front there shows every cable, so we look for a way in from the back first. On a brick warehouse a kitchen vent and a lit sign need power on the front. [Send us the drawing]({photos}) before your landlord approves it, and we mark where the cable comes through.',
      ],
    },
    {
      heading: 'Exit lights, tests and records',
      paragraphs: [
        'Guests in a full dining room on Portland Street have to find their way out in the dark. We install [exit signs and emergency lights](/commercial/exit-security-lighting), run the yearly full-length test, and leave you the record for the fire inspector.',
      ],
    },
  ],
  localExperts:
    'Restaurants here have tenants above them. We plan noisy work for hours that suit the bylaw, the chef and the people upstairs.',
  questions: [
    {
      question: 'Do I lose the design pre-payment if I stop?',
      answer:
        'Not all of it. Toronto Hydro may ask for a design pre-payment before it designs a larger service. The money counts toward the job if you go ahead. If you stop, you get back what was not spent.',
    },
    {
      question: 'Can you work while we stay open?',
      answer:
        'Yes, for most of it. We run new cable in the morning, do dusty work on days when you are closed, and plan the one shutdown around your fridges.',
    },
    {
      question: 'Who owns the wiring in my condo near Wellington Street?',
      answer:
        'Usually the cable up to your suite panel is shared property, and what comes after the panel serves you alone. Ask the manager before you add a circuit. In a brick-and-beam loft, ask where conduit may show as well.',
    },
  ],
  form: {
    lead: 'Tell us the address, the floor, and the day you want to open.',
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
