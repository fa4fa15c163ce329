import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Markham',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Markham electricians: homes, shops and 24/7 repairs',
  metaDescription:
    'Licensed Markham electricians for homes, Unionville shops and offices: aluminum repairs, EV chargers, suites, 24/7 calls. Ask for a written quote.',
  h1: 'Electricians in Markham',
  streetSentence: 'We repair aluminum wiring, fit home chargers, and get Markham shops and offices ready to open.',
  updatedOn: '2026-11-28',
  municipalities: ['markham'],
  utility: 'alectra',
  neighbours: ['gta/richmond-hill', 'gta/thornhill', 'gta/north-york', 'gta/scarborough', 'gta/pickering'],
  answers: {
    come: 'Yes, we come to Unionville, Milliken, Cornell, Markham Village and everywhere in between.',
    cost: 'Wiring a charger costs {price:ev-level-2}, and a new panel costs {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'Lights that flicker in a 1970s house',
      text: 'Loose aluminum joints are one cause, and a worn breaker is another. We find out which before we replace anything.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'A charger in an attached garage',
      text: 'With the panel in the garage this is a short job. If the cable has to cross a finished basement, we plan the ceiling with you.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'A shop or restaurant made ready',
      text: 'Send us your list of ovens, coolers, rooftop units and signs, and the lease plan if it shows the panel. We quote from those.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel has a slot for each suite, car and kitchen, once the main can carry them.',
    'wiring-outlets': 'We match outlets to the wire, with ones rated for aluminum where you have it.',
    'emergency-repairs': 'We take calls about dead circuits, cold ovens and dark shops at any hour.',
    'smart-home': 'Wired lighting control goes in while studs are open, and wireless switches in finished rooms.',
    'ev-chargers': 'In a house the price depends on the distance from the panel. A condo stall is quoted separately.',
    commercial: 'In offices, plazas and clinics we do panels, data rooms, exit signs and after-hours changes.',
  },
  facts: [
    {
      title: 'Four heritage villages',
      text: 'Unionville, Markham Village, Buttonville and part of Thornhill are heritage districts. A sign or a wall lamp is reviewed there, so choose it weeks before you open.',
    },
    {
      title: 'Protected buildings outside the districts',
      text: 'Some single buildings are protected too. We give you the wattage, colour and mounting details for your application to the city.',
    },
    {
      title: 'Aluminum in the oldest subdivisions',
      text: 'Some of the oldest subdivisions, from the mid-1960s to the late 1970s, have aluminum to the outlets. Later streets, up to the 2000s, have copper and a panel that is filling up.',
    },
  ],
  notes: [
    {
      heading: 'Opening a shop in Unionville',
      paragraphs: [
        'First choose the sign and the outside lamps and send them to the city. Wire the inside in the meantime, and then hang what was approved. Indoor work seldom needs heritage review, but ask about lamps right behind the glass.',
        'The permit drawings show how many people the shop may hold. That decides how many [exit signs and emergency lights](/commercial/exit-security-lighting) you need.',
      ],
    },
    {
      heading: 'Checking a house with aluminum',
      paragraphs: [
        'We open a sample of outlets and switches. Sound joints are left alone, and doubtful ones are remade with parts rated for both metals. You get the results in writing. Where an insurer wants more, ESA (the Electrical Safety Authority) can inspect as well.',
      ],
    },
    {
      heading: 'After a windstorm in Markham',
      paragraphs: [
        'After a windstorm, check from the ground that your wire and its pipe are still in place. South of Steeles the utility changes to Toronto Hydro, as in [Scarborough](/gta/scarborough). {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, with {licence}. Without a licence, a firm may not even quote in Ontario.',
    'service-24-7': 'We answer {phone} at night and on weekends too.',
    'local-experts': 'We check the heritage rules for your address before you choose lamps.',
    guaranteed: 'If it is not right, we come back until it is.',
  },
  questions: [
    {
      question: 'Which side of Yonge am I on, and does it matter?',
      answer:
        'East of Yonge, Thornhill is in Markham, and west of it in Vaughan. Building permits and heritage questions go to your own city. The utility is the same on both sides. There is more on our [Thornhill page](/gta/thornhill).',
    },
    {
      question: 'Do you do evening work for offices and stores?',
      answer:
        'Yes, when the landlord allows it. Quiet work can be done at night. Drilling into concrete is better done before the neighbours go to bed.',
    },
    {
      question: 'What should we send before a restaurant quote?',
      answer:
        'Send the equipment list with volts and amps, a floor plan, and a photo of the panel with its door open and its cover left on. Add your opening date. Then we can tell you early if the service is too small.',
    },
  ],
  form: {
    lead: 'For a shop, tell us the opening date. For a home, tell us when it was built and the size of the main breaker.',
    example: 'Example: Café on Main Street, 12 track heads and a sign, opening in ten weeks, plans to follow by email.',
  },
  // GeoNames: Markham Village.
  map: { latitude: 43.86682, longitude: -79.2663 },
  street: {
    why: 'Unionville shops, early subdivisions',
    horizon: 'trees',
    row: 'subdivision:2 +5 ~subdivision pole +8 two-storey:13 +6 ~two-storey maple transformer-pole +6 two-storey:2 elm +4 farm:2 elm +4 church:2 | elm +2 shop-b:1 shop:1 shop-b shop pole +8 farm:1 elm two-storey +8 ~two-storey:1 transformer-pole maple subdivision +5 ~subdivision:1 +5 subdivision pole',
    ends: 'maple elm',
  },
})
