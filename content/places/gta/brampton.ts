import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Brampton',
  menus: ['header', 'footer'],
  seoTitle: 'Brampton electricians: suites, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Brampton electricians for second suites, full panels, EV chargers and Bramalea aluminum wiring. Day or night repairs. Call for a written quote.',
  h1: 'Electricians in Brampton',
  streetSentence: 'We wire second suites and car chargers, and replace panels that were sized for one family.',
  updatedOn: '2026-11-28',
  municipalities: ['brampton'],
  utility: 'alectra',
  neighbours: ['gta/caledon', 'gta/bolton', 'gta/vaughan', 'gta/woodbridge', 'gta/mississauga', 'gta/georgetown'],
  answers: {
    come: 'Yes, we come to all of Brampton. Our Woodbridge office is nearby.',
    cost: 'A new panel costs {price:panel-upgrade}, and wiring a charger {price:ev-level-2}. We quote suites from your drawings.',
  },
  typicalJobs: [
    {
      title: 'Wiring a second suite',
      text: 'A suite with its own kitchen adds a range, lights, outlets and alarms. The price depends on the distance to the panel, how much ceiling is open, and whether 100 A will carry both kitchens.',
      service: 'residential/panel-upgrades',
    },
    {
      title: "A full builder's panel replaced",
      text: 'Many houses of the 2000s left the builder with 100 A and hardly a free slot. A new panel makes room, and 200 A if the load calculation calls for it.',
      service: 'residential/panel-upgrades',
      price: 'panel-upgrade',
    },
    {
      title: 'A charger in the garage',
      text: 'With the panel on the garage wall the cable is short. If the house has little power to spare, the charger can wait while the oven is on.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel gives you more slots. If you need more amps as well, we tell you first.',
    'wiring-outlets':
      'We wire basement bedrooms, laundry circuits and kitchen counters, and repair aluminum connections in Bramalea.',
    'emergency-repairs': 'Call us tonight if a breaker trips again after one reset, or a suite has no power.',
    'smart-home': 'Lights on the porch, in the hall and on the basement stairs can turn themselves off.',
    'ev-chargers': 'This is the price for one charger. Two that share power can use the same circuit.',
    commercial: 'We wire racking lights, dock doors, battery chargers and storefronts, at hours that fit your shifts.',
  },
  facts: [
    {
      title: 'Aluminum in Bramalea',
      text: 'From the mid-1960s to the late 1970s builders often ran aluminum to ordinary outlets. It can stay where the joints are sound.',
    },
    {
      title: 'Newer houses with full panels',
      text: 'In houses of the 2000s the cable in the wall is usually fine. The panel is what fills up, often at 100 A with hardly a free slot.',
    },
    {
      title: 'Backup for the furnace and the pump',
      text: 'In a long outage a small generator can run a fridge, a furnace and a sump pump. It needs a transfer switch and a notification to ESA.',
    },
  ],
  notes: [
    {
      heading: 'Permit, registration and licence for a suite',
      paragraphs: [
        'You need a building permit from the city, and the unit has to be registered with it. The certificate from ESA, the Electrical Safety Authority, goes in with the registration. Since January 1, 2026, renting out one to four units also takes a rental licence from the city. {rule:esa}',
        'Have the load calculation done first. It counts floor area, heating, cooling, cooking and cars, and it ends in a plain yes or no. Moving a panel on a drawing costs nothing. Moving it after the drywall is finished costs a lot.',
      ],
    },
    {
      heading: 'If your Bramalea house has aluminum',
      paragraphs: [
        'It can stay, provided every joint is sound. Ask for a check before you buy, before you sell, and when lights dim for no reason. We open outlets and switches, replace the ones that were never meant for aluminum, and leave you a list by room.',
      ],
    },
    {
      heading: 'Warehouses and controls',
      paragraphs: [
        'We plan [subpanels and transformers](/commercial/transformers-subpanels) near the load, put surge protection in front of the controls, and write down the order in which things restart. Alectra restores the power in the street.',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are licensed and insured ({licence}), so you have papers for a buyer or an insurer.',
    'service-24-7': 'When a tenant calls you at midnight, you can call us: {phone}.',
    'local-experts':
      'A Bramalea house of 1970 and a Mount Pleasant house of 2010 need different parts, and we bring the right ones.',
    guaranteed: 'If ESA asks for a change to our work, we make it.',
  },
  questions: [
    {
      question: 'Can a basement suite run on 100 A?',
      answer:
        'Some can, with gas heat and a gas range, and others cannot. Send us the appliance list and the floor area, and you get a figure that you can show the city.',
    },
    {
      question: 'Should a tenant have a separate panel?',
      answer:
        'A small one downstairs is a good idea. Then a tripped breaker is reset without walking through your half. It does not add power, since both halves still share the main.',
    },
    {
      question: 'What can I do while I wait for a bigger service?',
      answer:
        'Ask us about load management. A small device holds the car back while the range is on, and it can often avoid a bigger service. Our page on [home energy management](/ev-energy/energy-management) explains how.',
    },
  ],
  form: {
    lead: 'Tell us whether it is a suite, a charger or a warehouse, and if you have drawings.',
    example: 'Example: Second suite planned in 2004 detached, 100 A panel full, permit drawings are ready.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.68341, longitude: -79.76633 },
  street: {
    why: 'HOME-plan houses, tracts, sheds',
    horizon: 'pylons',
    back: 'slab@-60:135',
    row: 'subdivision:1 +5 ~subdivision:2 +5 subdivision pole +10 two-storey:1 +6 ~two-storey maple transformer-pole +6 split:2 +8 two-storey:24 maple | +4 ~two-storey pole +8 shed:134 +10 transformer-pole subdivision:3 +5 ~subdivision:1 +5 subdivision maple pole +6 ~subdivision:2 sapling',
    ends: 'maple sapling',
  },
})
