import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Brampton',
  menus: ['header', 'footer'],
  seoTitle: 'Brampton electricians: suites, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Brampton electricians, 24/7. A new panel is typically {price:panel-upgrade}, plus HST. Second suites, EV chargers, Bramalea aluminum. Call for a quote.',
  h1: 'Electricians in Brampton',
  streetSentence: 'We wire second suites and car chargers, and replace panels that were sized for one family.',
  updatedOn: '2026-11-28',
  municipalities: ['brampton'],
  utility: 'alectra',
  neighbours: ['gta/caledon', 'gta/bolton', 'gta/vaughan', 'gta/woodbridge', 'gta/mississauga', 'gta/georgetown'],
  answers: {
    come: 'Yes, to all of Brampton, from Churchville and Mount Pleasant to Castlemore. Our Woodbridge office is nearby.',
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
      text: 'In Springdale and Mount Pleasant many houses of the 2000s left the builder with 100 A and hardly a free slot. A new panel makes room. If the load calculation asks for 200 A, we quote that service as well.',
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
    'emergency-repairs': 'We find out why a breaker trips again after one reset, or why a suite has no power.',
    'smart-home': 'Lights on the porch, in the hall and on the basement stairs can turn themselves off.',
    'ev-chargers': 'The price is for one charger. Two that share power can use the same circuit.',
    commercial:
      'Along Steeles Avenue and Airport Road we wire racking lights, dock doors and battery chargers between shifts.',
  },
  facts: [
    {
      title: 'Aluminum in Bramalea',
      text: 'Bramalea has grown since about 1960, section by section. In houses from the mid-1960s to the late 1970s we look for aluminum at the outlets. The H.O.M.E. houses of 1968 to 1971 are among them.',
    },
    {
      title: 'Old brick houses downtown',
      text: 'Around Gage Park some houses are older than Bramalea by two generations. Part of the wiring may be knob and tube: {rule:knob-and-tube}.',
    },
  ],
  notes: [
    {
      heading: 'The electrical side of a second suite',
      paragraphs: [
        'We report the wiring of a suite to ESA, the Electrical Safety Authority. {rule:esa} The city no longer collects the certificate, so keep it with your own papers. An insurer or a buyer may ask for it.',
        'Have the load calculation done first. It ends in a plain yes or no. Moving a panel on a drawing costs nothing. Moving it after the drywall is finished costs a lot.',
      ],
    },
    {
      heading: 'If your Bramalea house has aluminum',
      paragraphs: [
        '{rule:aluminum} Ask for a check before you buy, before you sell, and when lights dim for no reason. We open outlets and switches, replace the ones that were never meant for aluminum, and leave you a list by room.',
      ],
    },
    {
      heading: 'Warehouses and controls',
      paragraphs: [
        'In the warehouses near Airport Road we plan [subpanels and transformers](/commercial/transformers-subpanels) close to the load, put surge protection in front of the controls, and write down the order in which things restart.',
      ],
    },
  ],
  localExperts:
    'A Bramalea house of 1970 may have aluminum and room in its panel. A Mount Pleasant house of 2010 has copper and a full one.',
  questions: [
    {
      question: 'Can a basement suite run on 100 A?',
      answer:
        'Some can, with gas heat and a gas range, and others cannot. [Send us the appliance list]({photos}) and the floor area, and you get a figure that you can show the city.',
    },
    {
      question: 'Should a tenant have a separate panel?',
      answer:
        'A small one downstairs is a good idea. Then a tripped breaker is reset without walking through your half. It does not add power, since both halves still share the main.',
    },
    {
      question: 'Our bungalow in Peel Village has fuses. Is that a problem?',
      answer:
        'Not by itself. A fuse that is too large for its wire is the danger, so we look at each of them on the first visit. A fuse box is also short of circuits, and many insurers ask for breakers.',
    },
  ],
  form: {
    lead: 'Tell us whether it is a suite, a charger or a warehouse. If you have drawings, [send them to us]({photos}).',
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
