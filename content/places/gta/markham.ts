import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Markham',
  menus: ['header', 'footer', 'topBar'],
  seoTitle: 'Electricians in Markham: suites, aluminum, shops, 24/7',
  metaDescription:
    'Licensed Markham electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Aluminum, suites, chargers and Unionville shops.',
  h1: 'Electricians in Markham',
  streetSentence:
    'We repair aluminum wiring, bring power to lane garages in Cornell, and get Main Street shops ready to open.',
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
      title: 'A room that flickers in a 1970s house',
      text: 'In a house of the 1970s, in German Mills for example, a loose aluminum joint may be the cause. A worn breaker is another. We find out which before we replace anything.',
      service: 'emergency/electrical-repairs',
      price: 'diagnostics',
    },
    {
      title: 'A charger in a Cornell lane garage',
      text: 'In Cornell many garages stand on a rear lane, apart from the house. The cable then goes under the yard to a small panel, so we walk the path before we quote.',
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'A shop or restaurant made ready',
      text: 'On Main Street Unionville as in a plaza near Steeles and Kennedy, we quote from your list of ovens, coolers, rooftop units and signs. The lease plan helps if it shows the panel.',
      service: 'commercial/office-retail-restaurant',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel has slots for the suite, the car and the kitchen. The swap takes one day.',
    'wiring-outlets': 'We match each outlet to its wire, with ones rated for aluminum where you have it.',
    'emergency-repairs':
      'If the oven is cold, or the outlets along one wall are dead, we find the cause before we repair.',
    'smart-home':
      'In an Angus Glen build, lighting control goes in while the studs are open. Finished rooms get wireless switches.',
    'ev-chargers': 'The price is for an attached garage. Lane garages and condo stalls are quoted after a visit.',
    commercial: 'We wire offices near Woodbine and Highway 7, and clinics and stores in the plazas along Kennedy Road.',
  },
  facts: [
    {
      title: 'Signs in the old villages',
      text: "On the main streets of Unionville and Markham Village the city reviews a shop's sign and its outside lights. Choose them weeks before you open.",
    },
    {
      title: 'Protected buildings outside the districts',
      text: 'Some single buildings are protected too. We give you the wattage, colour and mounting details for your application to the city.',
    },
    {
      title: 'Aluminum first, copper later',
      text: 'Some of the oldest subdivisions, from the mid-1960s to the late 1970s, have aluminum to the outlets. Berczy, Wismer and Cornell have copper, and often a panel that is filling up.',
    },
  ],
  notes: [
    {
      heading: 'Opening a shop in Unionville',
      paragraphs: [
        'First choose the sign and the outside lights and send them to the city. Wire the inside in the meantime, and then hang what was approved. Indoor work seldom needs heritage review, but ask about lights right behind the glass.',
        'The permit drawings show how many people the shop may hold. That decides how many [exit signs and emergency lights](/commercial/exit-security-lighting) you need.',
      ],
    },
    {
      heading: 'A suite under a house in Milliken',
      paragraphs: [
        'We notify ESA, the Electrical Safety Authority, of the wiring, and we install the smoke and carbon monoxide alarms that a suite needs. Two ranges, two dryers and a car may be too much for 100 A, so we count them before the drywall goes up.',
      ],
    },
    {
      heading: 'Checking a house with aluminum',
      paragraphs: [
        'We open a sample of outlets and switches. Sound joints are left alone, and doubtful ones are remade with parts rated for both metals. You get the results in writing. Where an insurer wants more, ESA can inspect as well.',
      ],
    },
  ],
  localExperts:
    'In Cornell the garage may be on a lane, and in Unionville a porch light may need approval. Both change the quote, so we look first.',
  questions: [
    {
      question: 'Which side of Yonge am I on, and does it matter?',
      answer:
        'East of Yonge, Thornhill is in Markham, and west of it in Vaughan. Building permits and heritage questions go to your own city. There is more on our [Thornhill page](/gta/thornhill).',
    },
    {
      question: 'Can you work in our office or store in the evening?',
      answer:
        'Yes, when the landlord allows it. Quiet work can be done at night. Drilling into concrete is better done before the neighbours go to bed.',
    },
    {
      question: 'What should we send before a restaurant quote?',
      answer:
        'Send the equipment list with volts and amps, a floor plan, and [a photo of the panel]({photos}) with its door open and its cover left on. Add your opening date. Then we can tell you early if the service is too small.',
    },
  ],
  form: {
    lead: 'For a shop, tell us the opening date. For a home, tell us when it was built and the size of the main breaker.',
    example: 'Example: Café on Main Street, 12 track heads and a sign, opening in ten weeks, plans are ready.',
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
