import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Etobicoke',
  menus: ['footer'],
  seoTitle: 'Etobicoke commercial electricians: plants, shops, 24/7',
  metaDescription:
    'Licensed Etobicoke electrical contractor, 24/7: plants north of the 401, Lake Shore storefronts and Humber Bay towers. Call, and you get a written quote.',
  h1: 'Commercial electricians in Etobicoke',
  streetSentence:
    'We connect machines north of the 401, wire Lake Shore storefronts, and plan chargers for Humber Bay.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/mississauga',
    'gta/brampton',
    'gta/woodbridge',
    'gta/north-york',
    'toronto/bloor-west',
    'toronto/high-park',
  ],
  answers: {
    come: 'Yes, from the lake to Steeles, for plants, stores and towers. We serve [Etobicoke houses](/toronto/etobicoke) too.',
    cost: 'In a store or an apartment, finding a fault costs {price:diagnostics}, and a new panel {price:panel-upgrade}.',
  },
  typicalJobs: [
    {
      title: 'A machine moved in and connected',
      text: "In a plant off Rexdale Boulevard or Belfield Road we quote from the nameplate, the maker's label with volts and amps. We also need the distance to the main panel, and the hours when the line can be down.",
      service: 'industrial/machinery-connections',
    },
    {
      title: 'Splitting a store from the apartment above',
      text: 'If a Lake Shore store shares one service with the apartment above, separate panels and meters end the argument over the bill. We quote it after we have seen the service.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Charging in a Humber Bay tower',
      text: 'Around Marine Parade Drive your parking stall can be far from the electrical room. You write to the board, and we draw the cable route. The cost depends on that distance and on the metering.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace an old panel in a house, a store or the apartment above it.',
    'wiring-outlets':
      'We install weather-resistant covers near the water, fryer circuits, and neat conduit on open loft ceilings.',
    'emergency-repairs':
      'The price finds a fault in a store or an apartment. For a stopped production line, call for a price.',
    'smart-home': 'Motorized shades cut the west sun in a glass tower, with no cable through concrete.',
    'ev-chargers': 'We wire visitor stalls, fleet bays and private garages, and load management keeps the total down.',
    commercial:
      'From offices at Six Points to shops on The Queensway, we wire lighting, signs, motors and transformers.',
  },
  quotedCards: ['ev-chargers'],
  facts: [
    {
      title: 'Storefronts along Lake Shore',
      text: 'In Mimico, New Toronto and Long Branch some stores have an apartment above on the same old service. Before a kitchen or a laundry goes in, we check which panel feeds what.',
    },
    {
      title: 'Plants north of the 401',
      text: 'Many of these buildings have 347/600 V. We plan a shutdown around your shifts, so that the dock is not dark when trucks arrive.',
    },
    {
      title: 'American machines that need 480 V',
      text: 'Ontario has 600 V, so the machine needs a transformer, and an approval mark that counts here. [Send us the nameplate]({photos}) before the machine is shipped.',
    },
  ],
  notes: [
    {
      heading: 'Plants and warehouses',
      paragraphs: [
        'We run the conduit, set the disconnect (the switch that cuts one machine off) and make the last connections during your shutdown. [Motor controls and transformers](/industrial/transformer-motor-control) get torque values and test readings on paper. If the main switch seems full, we measure first: [sharing the power you have](/commercial/power-distribution) may be enough.',
      ],
    },
    {
      heading: 'Wind and water along the lake',
      paragraphs: [
        'On patios and loading doors from Humber Bay to Long Branch, lake wind loosens outdoor boxes and drives rain into them. So we use covers with gaskets and check the seals. {danger-short:water}',
      ],
    },
    {
      heading: 'When do you need a larger service?',
      paragraphs: [
        'Do the load calculation before you sign the lease. It adds up everything that you will run at once. If the total is too high, [a larger service takes planning](/residential/panel-upgrades#utility). For condo boards, our [North York page](/gta/north-york) has the rules on chargers.',
      ],
    },
  ],
  localExperts: 'On Lake Shore we ask first who shares the panel, and north of the 401 which voltage the plant has.',
  questions: [
    {
      question: 'Do you work in both the north and the south of Etobicoke?',
      answer:
        'Yes, we do. In the plants of Rexdale it is mostly three-phase work, and in Long Branch it is old storefronts. For a house in Rexdale or Long Branch, see [our page for Etobicoke homes](/toronto/etobicoke).',
    },
    {
      question: 'What should I send for a restaurant quote?',
      answer:
        '[A photo of the panel]({photos}), the hood and cooler data, and the age of the service. Include the patio heaters and lights. The first thing we check is whether the apartment upstairs shares your meter.',
    },
    {
      question: 'Can the lights in a hotel on Dixon Road be replaced without closing?',
      answer:
        'Yes, floor by floor. We start with the corridors and the parking lot, where lights are on longest, and work in the hours that you choose.',
    },
  ],
  form: {
    lead: 'For a plant, tell us the volts, the amps and when you can shut down. For a shop or a home, tell us the street and the job.',
    example: 'Example: Unit near the 427, adding a 75 kVA transformer for a 480 V press, Sunday shutdown.',
  },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  map: { latitude: 43.638, longitude: -79.536 },
  street: {
    why: 'Lake towns, tracts, plants',
    horizon: 'lake-horizon',
    back: 'condo@60:135 condo@130:246 condo@330:1',
    row: 'shop:1 shop trolley-pole +8 bungalow:1 elm +4 bungalow:2 +8 transformer-pole wartime elm +6 foursquare:3 +6 bungalow | +8 shop:1 shop shop:3 pole +10 wartime maple wartime:1 +8 pole +8 plant:23 +16 transformer-pole bungalow:2 +8 foursquare elm pole shed:1',
    ends: 'elm maple',
  },
})
