import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Brampton',
  menus: ['header', 'footer'],
  seoTitle: 'Brampton electricians: suites, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Brampton electricians for second suites, full panels, EV chargers and Bramalea aluminum wiring. Day or night repairs. Call for a written quote.',
  h1: 'Electricians in Brampton',
  heroDescription: 'We wire second suites and car chargers, and replace panels that were sized for one family.',
  excerpt: 'Second suites on full 100 A panels, aluminum in 1960s and 1970s Bramalea, and warehouses that cannot stop.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/caledon', 'gta/bolton', 'gta/vaughan', 'gta/woodbridge', 'gta/mississauga', 'gta/georgetown'],
  answers: {
    come: 'Yes, all of it: Bramalea, Heart Lake, Springdale, Mount Pleasant, downtown. Woodbridge is our nearer office.',
    cost: 'Replacing a full panel costs {price:panel-upgrade}, and charger wiring {price:ev-level-2}. We quote suites from your drawing.',
  },
  jobs: {
    heading: 'Typical jobs in Brampton houses',
    items: [
      {
        title: 'Wiring a second suite',
        text: 'A legal suite means a second range, its own lights and outlets, and alarms. What moves the price: the distance to the panel, how much ceiling is open, and whether 100 A will carry both kitchens.',
        service: 'residential/ceiling-bathroom-fans-gfci',
      },
      {
        title: "A full builder's panel replaced",
        text: 'Many houses of the 2000s left the builder with 100 A and hardly a free slot. A new panel makes room, and 200 A if the figures call for it.',
        service: 'residential/panel-upgrades',
        price: 'panel-upgrade',
      },
      {
        title: 'A charger in the garage',
        text: 'With the panel on the garage wall the cable is short. If the house has little to spare, the charger can be made to wait while the oven is on.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Our electrical services in Brampton',
    cards: {
      'panel-upgrades': 'More amps, or only more slots: we tell you which of the two you need.',
      'wiring-outlets':
        'Basement bedrooms, laundry circuits, kitchen counters, and aluminum ends done properly in Bramalea.',
      'emergency-repairs': 'A breaker that trips again after one reset, or a suite with no power: call us tonight.',
      'smart-home': 'Switches for the porch, the hall and the basement stairs that turn themselves off.',
      'ev-chargers': 'One driveway, two cars: both can charge overnight from a single circuit.',
      commercial: 'Racking lights, dock doors, battery chargers, storefronts: work fitted around your shifts.',
    },
  },
  facts: {
    heading: 'Know your part of Brampton',
    items: [
      {
        title: 'Bramalea, begun about 1960',
        text: "It was called Canada's first suburban satellite city. The H.O.M.E.-plan houses of 1968 to 1971 fall in the years when builders often ran aluminum to ordinary outlets.",
      },
      {
        title: 'A young city',
        text: 'The ninth city of Canada, once the Flower Town of greenhouses. Much of it is young, so the cable in the wall is fine and the panel is what fills up.',
      },
      {
        title: 'The ice of December 2013',
        text: "About 3,500 Brampton customers had no power at mid-day on December 23. In May 2022 Peel and York were Alectra's worst-hit regions. A fridge, a furnace and a sump pump run on a small generator.",
      },
    ],
  },
  more: [
    {
      heading: 'Permits for a second suite in Brampton',
      paragraphs: [
        'You need two: a building permit from the city, and a notification to ESA, the Electrical Safety Authority, for the wiring. We file that one and meet the inspector.',
        'Have the load calculation done first. It counts floor area, heating, cooling, cooking and cars, and it ends in a plain yes or no. Moving a panel on a drawing costs nothing. Behind finished drywall it costs a lot.',
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
        'A dark warehouse loses more than a freezer of food. We plan [subpanels and transformers](/commercial/transformers-subpanels) near the load, put surge protection in front of the controls, and write the order in which things restart. Alectra, which took over from Hydro One Brampton, restores the street side.',
      ],
    },
  ],
  reasons: {
    heading: 'Why Brampton owners call us',
    items: {
      'esa-certified': 'Licensed and insured ({licence}), so your suite has papers a buyer and an insurer can read.',
      'service-24-7': 'Tenants phone at midnight. You can too: {phone}.',
      'local-experts': 'Bramalea of 1970 and Mount Pleasant of 2010 need different parts on the truck.',
      guaranteed: 'When the inspector asks for a change to our work, we make it.',
    },
  },
  questions: [
    {
      question: 'Can a basement suite run on 100 A?',
      answer:
        'Some can, with gas heat and a gas range. Others cannot. Send us the appliance list and the floor area, and you get a figure you can show the city.',
    },
    {
      question: 'Should a tenant have a separate panel?',
      answer:
        'A small one downstairs is a good idea. Then a tripped breaker is reset without walking through your half. It does not add power: both halves still share the main.',
    },
    {
      question: 'What can I do now if a bigger service takes long?',
      answer:
        'Ask us about load management. A small device holds the car back while the range is on, and it can often avoid a bigger service. Our page on [home energy management](/ev-energy/energy-management) explains how.',
    },
  ],
  form: {
    heading: 'Send us your Brampton plans',
    lead: 'A suite, a car or a row of racking: one line for each is enough to start.',
    example: 'Example: Second suite planned in 2004 detached, 100 A panel full, permit drawings are ready.',
  },
  // GeoNames: downtown.
  map: { latitude: 43.68341, longitude: -79.76633 },
  street: {
    why: 'HOME-plan houses, tracts, sheds',
    horizon: 'fpyl',
    back: 'slab@-60:135',
    row: 'sub:1 +5 ~sub:2 +5 sub pol +10 two:1 +6 ~two map hyd +6 split:2 +8 two:24 map | +4 ~two pol +8 shed:134 +10 hyd sub:3 +5 ~sub:1 +5 sub map pol +6 ~sub:2 sap',
    ends: 'map sap',
  },
})
