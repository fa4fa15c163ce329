import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Etobicoke',
  menus: ['footer'],
  seoTitle: 'Etobicoke electricians for shops, plants and condos, 24/7',
  metaDescription:
    'Licensed Etobicoke electrical contractor for plants north of the 401, Lake Shore storefronts and Humber Bay towers. 24/7. Call for a written quote.',
  h1: 'Electricians in Etobicoke',
  heroDescription:
    'We connect machines north of the 401, wire Lake Shore storefronts, and plan chargers for Humber Bay.',
  excerpt:
    'Industry north of the 401, storefronts along Lake Shore, chargers in Humber Bay towers: the whole district.',
  updatedOn: '2026-11-21',
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
    come: 'Yes, from the lake to Steeles: plants, stores, towers and [Etobicoke houses](/toronto/etobicoke).',
    cost: 'Finding a fault costs {price:diagnostics}, an apartment or shop panel {price:panel-upgrade}. We quote machines by nameplate.',
  },
  jobs: {
    heading: 'Jobs for Etobicoke plants and shops',
    items: [
      {
        title: 'A machine moved in and connected',
        text: 'Voltage on the plate, metres to the switchboard and the shutdown you can spare: with those three we can quote.',
        service: 'industrial/machinery-connections',
      },
      {
        title: 'Splitting a store from the apartment above',
        text: 'Many Lake Shore buildings still share one tired service. Separate panels end the quarrel over the bill. We quote it after a look at the service.',
        service: 'residential/panel-upgrades',
      },
      {
        title: 'Charging in a Humber Bay tower',
        text: 'You write to the board, we draw the cable route. The metering and the distance from the electrical room decide the cost.',
        service: 'ev-energy/charger-installation',
      },
    ],
  },
  services: {
    heading: 'Electrical services in Etobicoke',
    cards: {
      'panel-upgrades': 'Apartments over stores get their own; bungalows move to 100 or 200 A when figures say so.',
      'wiring-outlets': 'Weather-resistant covers near the water, fryer circuits, neat conduit in open loft ceilings.',
      'emergency-repairs': 'A line has stopped, or an apartment is cold? Call, and tell us what changed just before.',
      'smart-home': 'Motorized shades tame west sun in a glass tower, with no cable through concrete.',
      'ev-chargers': 'Visitor stalls, fleet bays, private garages: load sharing keeps the total down.',
      commercial: 'Motor control, transformers, office lighting and signs, from one contractor.',
    },
  },
  facts: {
    heading: 'Etobicoke facts for your project',
    items: [
      {
        title: 'Three lakeshore towns, joined in 1967',
        text: 'Long Branch, New Toronto and Mimico were factory towns with main streets of their own. Storefronts with apartments above still line Lake Shore Boulevard.',
      },
      {
        title: 'North of the 401',
        text: 'About 40% of the district lies there. Farms into the 1940s, mostly industry now, on 347/600 V, with trucks at the door and no patience for a dark dock.',
      },
      {
        title: '480 V on the plate of an American machine',
        text: 'Ontario has 600 V, so a transformer goes between, plus an approval that counts here. Send the plate before the machine is shipped.',
      },
    ],
  },
  more: [
    {
      heading: 'Plants and warehouses',
      paragraphs: [
        'We hang the pipe, set the disconnect and make the last connections in your shutdown. [Motor controls and transformers](/industrial/transformer-motor-control) get torque values and test readings on paper. If the main switch has nothing left to give, we measure first: [sharing what is there](/commercial/power-distribution) may be enough.',
      ],
    },
    {
      heading: 'Wind and water along the lake',
      paragraphs: [
        'Lake wind works outdoor boxes loose and drives rain into them, so we use gasketed covers and look at the seals. The flood of July 2013 was reported to have cut off over 300,000 Toronto Hydro customers. {danger-short:water}',
      ],
    },
    {
      heading: 'When do you need a larger service?',
      paragraphs: [
        'Do the load calculation before the lease: everything you will run at once, added up. If it comes out too high, [a larger service takes planning](/residential/panel-upgrades#utility), so find out before you sign. For condo boards, our [North York page](/gta/north-york) has the rules on chargers.',
      ],
    },
  ],
  reasons: {
    heading: 'Why Etobicoke businesses choose us',
    items: {
      'esa-certified':
        'Only contractors licensed by ESA, the Electrical Safety Authority, may do this for hire. {licence}, insured.',
      'service-24-7': 'Night shift included: {phone} reaches us when a line stops at 2 AM.',
      'local-experts': 'Etobicoke lies between our two offices, on {street:toronto} and on {street:woodbridge}.',
      guaranteed: 'Test readings and as-built drawings are handed over, so our work can be audited.',
    },
  },
  questions: [
    {
      question: 'Do you work on both ends of Etobicoke?',
      answer:
        'Yes. Rexdale and Long Branch are two different trades: three-phase in one, old storefronts in the other.',
    },
    {
      question: 'What do you need for a restaurant on Lake Shore?',
      answer:
        'The hood and cooler data, a photo of the panel, and the age of the service. Patio heat and light belong on the list from the start. Whether the apartment upstairs shares your meter is the first thing we look at.',
    },
  ],
  form: {
    heading: 'Outline the Etobicoke job',
    lead: 'Industry: volts, amps and shutdown window. Shops and homes: the street and the job.',
    example: 'Example: Unit near the 427, adding a 75 kVA transformer for a 480 V press, Sunday shutdown.',
  },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  map: { latitude: 43.638, longitude: -79.536 },
  street: {
    why: 'Lake towns, tracts, plants',
    horizon: 'flake',
    back: 'condo@60:135 condo@130:246 condo@330:1',
    row: 'shop:1 shop car +8 bung:1 elm +4 bung:2 +8 hyd war elm +6 four:3 +6 bung | +8 shop:1 shop shop:3 pol +10 war map war:1 +8 pol +8 plant:23 +16 hyd bung:2 +8 four elm pol shed:1',
    ends: 'elm map',
  },
})
