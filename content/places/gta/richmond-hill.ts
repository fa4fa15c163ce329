import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Richmond Hill',
  menus: ['header', 'footer'],
  seoTitle: 'Richmond Hill electricians: panels, heat pumps, EV, 24/7',
  metaDescription:
    'Licensed Richmond Hill electricians, 24/7. A new panel typically costs {price:panel-upgrade}, plus HST. Heat pumps, chargers, Oak Ridges additions.',
  h1: 'Electricians in Richmond Hill',
  streetSentence:
    'We make room for heat pumps and chargers, and sort out layered wiring from Mill Pond to Lake Wilcox.',
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
      text: "A heat pump or a charger may work on 100 A. Both at once may not, mostly because of the heat pump's backup heater. Send us [a photo of the two nameplates]({photos}) and we work it out.",
      service: 'ev-energy/charger-installation',
    },
    {
      title: 'A panel with room left in it',
      text: 'In the houses of the 1980s to 2000s around Bayview Avenue and Elgin Mills Road, a finished basement often took the last breaker spaces. A larger panel gives you new ones.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'Brighter light for a Yonge Street store',
      text: 'For a storefront in the old core, near Major Mackenzie, we quote from the number of fixtures, the ceiling height and the hours when we can work.',
      service: 'commercial/panel-lighting-upgrades',
    },
  ],
  serviceCards: {
    'panel-upgrades':
      'The new panel is in place within a day, with a label for every circuit that earlier owners added.',
    'wiring-outlets': 'We wire additions properly, and put outlets where you need them now.',
    'emergency-repairs': 'If only a room or two is dead, the fault is usually in your house. We find it.',
    'smart-home': 'You get scenes for dinner and for bedtime, with shades in tall two-storey windows.',
    'ev-chargers': 'A 7 kW charger draws about as much as a range on full, so we plan for it.',
    commercial: 'In storefronts on Yonge and offices in Beaver Creek we wire espresso machines and X-ray units.',
  },
  facts: [
    {
      title: 'Older houses in Oak Ridges and Lake Wilcox',
      text: 'Parts of these areas were rural for a long time. A street of old houses with old wiring can be next to a new one, so tell us the street first.',
    },
    {
      title: 'Older streets around Yonge',
      text: 'Around Mill Pond, Church Street and Crosby Avenue you may still find small services and fuses. We look for them before a heat pump is ordered.',
    },
    {
      title: 'Heat in Oak Ridges when the power fails',
      text: 'A long winter outage can freeze pipes. A portable generator can keep the furnace and the sump pump running, through an inlet and a transfer switch, which moves those circuits to the generator.',
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
      heading: 'Offices and clinics in Beaver Creek',
      paragraphs: [
        'A dental chair, an X-ray unit or a small server room in Beaver Creek needs circuits that the last tenant did not have. We count what the unit can spare before the lease is signed, and work in the evening where the landlord allows it. Read how an [office or clinic refit](/commercial/office-retail-restaurant) goes.',
      ],
    },
    {
      heading: 'Power out: Alectra or us?',
      paragraphs: [
        'If the whole block is out, tell Alectra, because no electrician can help yet. If it is one or two rooms, start with our page on [breakers that trip](/emergency/breaker-trips). {danger:lost-neutral} {rule:cool-and-quiet}',
      ],
    },
  ],
  localExperts:
    'In 1971 the town took in Oak Ridges, Gormley and Lake Wilcox, then partly on dirt roads. The age of the wiring still changes from street to street.',
  questions: [
    {
      question: 'Do I need 200 A for a heat pump?',
      answer:
        'Not always. It depends on its backup heat, and on whether your stove and water heater are gas. The load calculation counts them all together and gives one figure.',
    },
    {
      question: 'Our house near Mill Pond has two panels. Is that wrong?',
      answer:
        'Not in itself. The second one often came with an addition or an apartment upstairs. We find out which feeds what, label both, and check how the smaller one is connected.',
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
