import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Richmond Hill',
  menus: ['header', 'footer'],
  seoTitle: 'Richmond Hill electricians: panels, heat pumps, EV, 24/7',
  metaDescription:
    'Licensed Richmond Hill electricians for panels, heat pump and charger circuits, old Oak Ridges wiring and Yonge Street shops. 24/7. Call for a quote.',
  h1: 'Electricians in Richmond Hill',
  streetSentence: 'We make room for heat pumps and chargers, and repair the wiring of houses with several additions.',
  updatedOn: '2026-11-28',
  municipalities: ['richmond-hill'],
  utility: 'alectra',
  neighbours: ['gta/king-city', 'gta/aurora', 'gta/markham', 'gta/thornhill', 'gta/vaughan', 'gta/maple'],
  answers: {
    come: 'Yes, we come to all of Richmond Hill, from Highway 7 to Oak Ridges and Lake Wilcox.',
    cost: 'A new panel costs {price:panel-upgrade}, and the wiring for a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'Heat pump and charger together',
      text: "Either may fit on 100 A. Both at once may not, mostly because of the heat pump's backup heater. Send us the two nameplates and we work it out.",
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'A panel with room left in it',
      text: 'In houses of the 1980s to 2000s the basement often took the last breaker spaces. A larger panel brings them back.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Brighter light for a Yonge Street store',
      text: 'We quote from the number of fixtures, the ceiling height and the hours when we can work.',
      service: 'commercial/panel-lighting-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'You get a new panel with labels, after we have traced what earlier owners added.',
    'wiring-outlets': 'We wire additions properly, and put outlets where you need them now.',
    'emergency-repairs': 'If only a room or two is dead, the fault is usually in your house, so call us.',
    'smart-home': 'You get scenes for dinner and for bedtime, with shades in tall two-storey windows.',
    'ev-chargers': 'A 7 kW charger draws about as much as a range on full, so we plan for it.',
    commercial: 'For storefronts and medical offices we wire circuits for espresso machines and X-ray units.',
  },
  facts: [
    {
      title: 'Older houses in Oak Ridges and Lake Wilcox',
      text: 'Parts of these areas were rural for a long time. A street of old houses with old wiring can be next to a new one, so tell us the street first.',
    },
    {
      title: 'Older streets around Yonge',
      text: 'In the village core and on the streets of the fifties and sixties you may still find small services and fuses. Most of the city is far newer.',
    },
    {
      title: 'A generator hookup for the furnace',
      text: 'A long winter outage can freeze pipes. A transfer switch and an inlet for a portable generator keep the furnace and the sump pump running.',
    },
  ],
  notes: [
    {
      heading: 'Houses with several additions',
      paragraphs: [
        'Around Lake Wilcox a cottage may have become a house in three stages, each wired by someone else. We start at the panel and trace each part. Then we tell you what is urgent, what is only old, and what each would take to change.',
      ],
    },
    {
      heading: 'Power out: Alectra or us?',
      paragraphs: [
        'If the whole block is out, tell Alectra, because no electrician can help yet. If it is one or two rooms, start with our page on [breakers that trip](/emergency/breaker-trips). {danger-short:lost-neutral} {rule:cool-and-quiet}',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, and licensed by ESA, the Electrical Safety Authority: {licence}.',
    'service-24-7': 'Save {phone} for the night when the furnace stops.',
    'local-experts': 'Houses here differ from street to street, so tell us your street first.',
    guaranteed: 'If our work is not right, tell us, and we come back and correct it.',
  },
  questions: [
    {
      question: 'Do I need 200 A for a heat pump?',
      answer:
        'Not always. It depends on its backup heat, and on whether your stove and water heater are gas. The load calculation counts them all together and gives one figure.',
    },
    {
      question: 'My house is near the Markham border. Does it matter?',
      answer:
        'For the wiring it does not. For a building permit you apply to the city that sends your tax bill. [Markham](/gta/markham) has its own heritage rules too.',
    },
  ],
  form: {
    lead: 'Tell us your part of town, the year of the house if you know it, and what you want to plug in.',
    example: 'Example: 1994 detached near Bayview, 100 A, adding a heat pump this fall and a charger next year.',
  },
  // GeoNames: town.
  map: { latitude: 43.87111, longitude: -79.43725 },
  street: {
    why: 'Village core, many nineties',
    horizon: 'trees',
    back: 'condo@330:135 condo@410:24',
    row: 'subdivision:2 +5 ~subdivision +5 subdivision:1 pole +8 bungalow:1 maple +6 bungalow +10 church:12 elm transformer-pole shop:1 shop-b shop | +8 foursquare:1 elm pole +4 subdivision:13 +5 ~subdivision +5 subdivision:2 +8 bungalow transformer-pole +6 subdivision:1 maple subdivision +5 ~subdivision:3 pole +5 subdivision',
    ends: 'maple elm',
  },
})
