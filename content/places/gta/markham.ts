import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Markham',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Markham electricians: homes, shops and 24/7 repairs',
  metaDescription:
    'Licensed Markham electricians for homes, Unionville shops and offices: aluminum repairs, EV chargers, suites, 24/7 calls. Ask for a written quote.',
  h1: 'Electricians in Markham',
  heroDescription: 'We repair aluminum wiring, fit home chargers, and get Markham shops and offices ready to open.',
  excerpt: 'Four heritage villages, early subdivisions with aluminum wiring, and shops that open on a deadline.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/richmond-hill', 'gta/thornhill', 'gta/north-york', 'gta/scarborough', 'gta/pickering'],
  answers: {
    come: 'Yes: Unionville, Milliken, Cornell, Markham Village and everything between Yonge and the Pickering line.',
    cost: 'Charger wiring costs {price:ev-level-2}, and a panel {price:panel-upgrade}.',
  },
  jobs: {
    heading: 'What Markham customers ask for',
    items: [
      {
        title: 'Lights that flicker in a 1970s house',
        text: 'Loose aluminum joints are one cause, a tired breaker another. We find out which before we replace anything.',
        service: 'emergency/electrical-repairs',
        price: 'diagnostics',
      },
      {
        title: 'Home charging, attached garage',
        text: 'With the panel in the garage this is a short day. Across a finished basement it takes longer cable and a plan for the ceiling.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
      {
        title: 'A shop or restaurant made ready',
        text: 'Your equipment list decides the price: ovens, coolers, rooftop units, signs. A lease plan that shows the panel saves us both a visit.',
        service: 'commercial/office-retail-restaurant',
      },
    ],
  },
  services: {
    heading: 'Markham homes, shops and offices',
    cards: {
      'panel-upgrades': 'Suites, cars and kitchens on one side, your present main on the other: we do the arithmetic.',
      'wiring-outlets': 'Devices matched to the metal: special ones for aluminum, ordinary ones for copper.',
      'emergency-repairs': 'A dead circuit, a cold oven, a shop without lights: we take these calls at any hour.',
      'smart-home': 'Wired lighting control while studs are open, wireless switches once the rooms are finished.',
      'ev-chargers': 'Detached, townhouse or condo: the distance from the panel to the parking spot sets the work.',
      commercial: 'Offices along Highway 7, plazas, clinics: panels, data rooms, exit signs, after-hours changes.',
    },
  },
  facts: {
    heading: 'Markham rules and house ages',
    items: [
      {
        title: 'Four heritage villages',
        text: 'Unionville, Markham Village, Buttonville and its half of Thornhill. A sign or a wall lamp goes to review there, so choose it weeks before you open.',
      },
      {
        title: 'Buildings protected one by one',
        text: 'More than 350 have rules of their own, besides the districts. We supply wattage, colour and fixing details for your application to the city.',
      },
      {
        title: 'The first big subdivisions, in the 1970s',
        text: 'Aluminum runs to the outlets in some of the oldest. Later streets, up to the 2000s, have copper and a panel that is filling up.',
      },
    ],
  },
  more: [
    {
      heading: 'Opening a shop in Unionville',
      paragraphs: [
        'Do it in this order. Choose the sign and the outside lamps and send them to the city. Wire the inside meanwhile. Then hang what was approved. Work that nobody sees from the street seldom needs heritage review, but lamps right behind the glass are worth a question.',
        'The number of people you may hold decides the [exit signs and emergency lights](/commercial/exit-security-lighting). We read that off the permit drawings.',
      ],
    },
    {
      heading: 'Checking a house with aluminum',
      paragraphs: [
        'We open a sample of outlets and switches. Sound joints are left alone; doubtful ones are remade with parts rated for both metals. You get the results in writing. Where an insurer wants more, ESA (the Electrical Safety Authority) can inspect as well.',
      ],
    },
    {
      heading: 'York Region in a storm',
      paragraphs: [
        'York was among the regions hit hardest in May 2022, when 119,000 Alectra customers lost power at the peak. South of Steeles the utility changes to Toronto Hydro: see [Scarborough](/gta/scarborough). {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    heading: 'Questions to ask any electrician',
    items: {
      'esa-certified':
        'Do you have a number? Ours is {licence}. Without one, a firm may not even quote in Ontario. Insured too.',
      'service-24-7': 'Who answers at night? We do, on {phone}.',
      'local-experts': 'Am I in a heritage district? We look it up before we talk about lamps.',
      guaranteed: 'What if it is not right? We come back until it is.',
    },
  },
  questions: [
    {
      question: 'Which side of Yonge am I on, and does it matter?',
      answer:
        'East of Yonge, Thornhill is Markham; west of it, Vaughan. Building permits and heritage questions go to your own city. The utility is the same on both sides. More on our [Thornhill page](/gta/thornhill).',
    },
    {
      question: 'Do you do evening work for offices and stores?',
      answer:
        'Yes, when the landlord allows it. Quiet work fits the night. Drilling into concrete is better done before the neighbours go to bed.',
    },
    {
      question: 'What should we send before a restaurant quote?',
      answer:
        'The equipment list with volts and amps, a floor plan, and a photo of the panel with its door open and its cover left on. Add your opening date. With that we can tell you early if the service is too small.',
    },
  ],
  form: {
    heading: 'Start your Markham job',
    lead: 'Shops: the opening date. Homes: the year built and the size of the main breaker.',
    example: 'Example: Café on Main Street, 12 track heads and a sign, opening in ten weeks, plans attached later.',
  },
  // GeoNames: Markham Village.
  map: { latitude: 43.86682, longitude: -79.2663 },
  street: {
    why: 'Unionville shops, early subdivisions',
    horizon: 'ftree',
    row: 'sub:2 +5 ~sub pol +8 two:13 +6 ~two map hyd +6 two:2 elm +4 farm:2 elm +4 kirk:2 | elm +2 shob:1 shop:1 shob shop pol +8 farm:1 elm two +8 ~two:1 hyd map sub +5 ~sub:1 +5 sub pol',
    ends: 'map elm',
  },
})
