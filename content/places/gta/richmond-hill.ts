import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Richmond Hill',
  menus: ['header', 'footer'],
  seoTitle: 'Richmond Hill electricians: panels, heat pumps, EV, 24/7',
  metaDescription:
    'Licensed Richmond Hill electricians for panels, heat pump and charger circuits, old Oak Ridges wiring and Yonge Street shops. 24/7. Call for a quote.',
  h1: 'Electricians in Richmond Hill',
  heroDescription: 'We make room for heat pumps and chargers, and put right houses that grew one addition at a time.',
  excerpt:
    'House ages change from one street to the next, from Yonge Street storefronts to Oak Ridges and Lake Wilcox.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/king-city', 'gta/aurora', 'gta/markham', 'gta/thornhill', 'gta/vaughan', 'gta/maple'],
  answers: {
    come: 'Yes, from Highway 7 up to Oak Ridges and Lake Wilcox.',
    cost: 'A larger panel costs {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  jobs: {
    heading: 'Popular jobs in Richmond Hill',
    items: [
      {
        title: 'Heat pump and charger together',
        text: "Either may fit on 100 A. Both at once may not, mostly because of the heat pump's backup heater. Give us the two nameplates and we work it out.",
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
        text: 'The number of fixtures, the ceiling height and your opening hours set the price.',
        service: 'commercial/panel-lighting-upgrades',
      },
    ],
  },
  services: {
    heading: 'Richmond Hill electrical services',
    cards: {
      'panel-upgrades': 'We read the panel first: it shows what every earlier hand has done.',
      'wiring-outlets': 'Additions joined up properly, and outlets put where you use things now.',
      'emergency-repairs': 'One or two rooms dead, the rest alive? That is usually ours, at any hour.',
      'smart-home': 'Scenes for dinner and for bedtime, with shades in tall two-storey windows.',
      'ev-chargers': 'A 7 kW charger draws about as much as a range on full, so we plan for it.',
      commercial: 'Storefronts in the old core, medical offices, plazas: circuits for espresso machines and for X-ray.',
    },
  },
  facts: {
    heading: 'Why every street here is different',
    items: [
      {
        title: 'The town grew sixteenfold in 1971',
        text: 'In one step it went from 6.9 to 110 square kilometres, taking in Oak Ridges, Gormley and Lake Wilcox. Parts of those still had dirt roads and no street lights.',
      },
      {
        title: 'The first ring around Yonge',
        text: 'The village core came first, then streets of the fifties and sixties. Small services and fuses may still be met there. Most of the town is far younger.',
      },
      {
        title: '16,300 York customers in the dark',
        text: 'That was mid-day on December 23, 2013, in the ice. A generator hookup for the furnace and the sump pump is a modest job beside a frozen house.',
      },
    ],
  },
  more: [
    {
      heading: 'Houses with several additions',
      paragraphs: [
        'Around Lake Wilcox a cottage may have become a house in three stages, each wired by somebody else. We begin at the panel and follow each part to the one before it. Then you hear what is urgent, what is only old, and what each would take to change.',
      ],
    },
    {
      heading: 'Power out: Alectra or us?',
      paragraphs: [
        'If the whole block is out, tell Alectra; no electrician can help yet. If it is one or two rooms, our page on [breakers that trip](/emergency/breaker-trips) is the place to start. {danger-short:lost-neutral}',
      ],
    },
  ],
  reasons: {
    heading: 'Why hire us in Richmond Hill',
    items: {
      'esa-certified': 'Insured and licensed by ESA, the Electrical Safety Authority: {licence}.',
      'service-24-7': 'Save {phone} for the night when the furnace stops.',
      'local-experts': 'We ask for the street first, because here it tells us more than the postal code.',
      guaranteed: 'We stand behind the workmanship. If it is not right, tell us, and we return.',
    },
  },
  questions: [
    {
      question: 'Do I need 200 A for a heat pump?',
      answer:
        'Not always. It depends on its backup heat, and on whether your stove and water heater are gas. The load calculation counts them all together and settles it with one number.',
    },
    {
      question: 'My house is near the Markham border. Does it matter?',
      answer:
        'For the wiring, no. For a building permit, yes: you apply to the city that sends your tax bill. [Markham](/gta/markham) has its own heritage rules too.',
    },
  ],
  form: {
    heading: 'Get a Richmond Hill quote',
    lead: 'Which part of town, what year if you know it, and what you want to plug in.',
    example: 'Example: 1994 detached near Bayview, 100 A, adding a heat pump this fall and a charger next year.',
  },
  // GeoNames: town.
  map: { latitude: 43.87111, longitude: -79.43725 },
  street: {
    why: 'Village core, many nineties',
    horizon: 'ftree',
    back: 'condo@330:135 condo@410:24',
    row: 'sub:2 +5 ~sub +5 sub:1 pol +8 bung:1 map +6 bung +10 kirk:12 elm hyd shop:1 shob shop | +8 four:1 elm pol +4 sub:13 +5 ~sub +5 sub:2 +8 bung hyd +6 sub:1 map sub +5 ~sub:3 pol +5 sub',
    ends: 'map elm',
  },
})
