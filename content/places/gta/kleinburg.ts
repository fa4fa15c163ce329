import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Kleinburg',
  seoTitle: 'Kleinburg electricians: estates, pools, lighting control',
  metaDescription:
    'Licensed Kleinburg electricians for pools, garden lighting, 400 A services and Lutron control, inside the heritage line or out. 24/7. Get a quote.',
  h1: 'Electricians in Kleinburg',
  heroDescription: 'We wire the pools, gates, paths and generators of Kleinburg, and the lighting control indoors.',
  excerpt: 'Garden light, pools, gates and 400 A estates, and a heritage line that covers new houses too.',
  updatedOn: '2026-11-21',
  utility: 'alectra',
  neighbours: ['gta/bolton', 'gta/king-city', 'gta/maple', 'gta/vaughan', 'gta/woodbridge', 'gta/brampton'],
  answers: {
    come: 'Yes, to the village, to Nashville and to the estates around. Our Woodbridge office is down the road.',
    cost: 'Wiring one charger costs {price:ev-level-2}, a panel {price:panel-upgrade}. We quote gardens and pools on site.',
  },
  jobs: {
    heading: 'Work that Kleinburg lots bring',
    items: [
      {
        title: 'Garden and path lighting',
        text: 'Low-voltage lamps run from a few small transformers, so the trench is shallow and a fixture can move with the planting. You pay for metres and for fixtures.',
        service: 'residential/landscape-outdoor-lighting',
      },
      {
        title: 'A standby generator',
        text: 'What must stay on sets the size: furnace, fridge and sump, or the whole house. The gas side is for a TSSA-registered contractor.',
        service: 'ev-energy/generator-wiring',
      },
      {
        title: 'Two or three cars charging',
        text: 'A 200 A house may carry them if they take turns. The first circuit costs the most. We quote them together, on one plan.',
        service: 'ev-energy/charger-installation',
      },
    ],
  },
  services: {
    heading: 'For Kleinburg houses and grounds',
    cards: {
      'panel-upgrades': '400 A where the load proves it; a smart panel first where it does not.',
      'wiring-outlets':
        'Covered outlets by the terrace, heated floors, garage lifts, and a second kitchen for parties.',
      'emergency-repairs': 'A gate that will not open or a house gone dark at the end of the lane: call.',
      'smart-home': 'Palladiom shades and one-touch scenes, so that forty switches become six keypads.',
      'ev-chargers': 'Hidden beside the garage door, on the side that the street cannot see.',
      commercial: 'Village shops, restaurants and galleries: track light, patio circuits, signs cleared with the city.',
    },
  },
  facts: {
    heading: 'Kleinburg rules and distances',
    items: [
      {
        title: 'From 200 A to 400 A',
        text: 'Many estates were built since the 1980s with 200 A. Heated floors, a spa, two kitchens and cars use that up. We look for loads that never overlap before you buy more.',
      },
      {
        title: 'One heritage district, new homes included',
        text: 'The Kleinburg-Nashville district surprises people who bought a recent house. Whatever shows outside is reviewed: a lantern, a generator, a meter, a charger.',
      },
      {
        title: '5 m from pool to overhead wire',
        text: 'At least, and sometimes more. Bonding ties the metal and the water together. Its rules changed with the 2024 code, and we follow the present ones.',
      },
    ],
  },
  more: [
    {
      heading: 'The wire along a private drive',
      paragraphs: [
        "Alectra's records say where its line ends. Beyond that point the poles and the cable may be yours, and so may the tree that leans on them. Have branches cut by people who are qualified to work near lines. If a wire has to cross the lawn, burying it can look better than a taller pole. On wells, farther out, [King City](/gta/king-city) fits better.",
        '{danger-short:wire-down}',
      ],
    },
    {
      heading: 'Getting outdoor work approved',
      paragraphs: [
        'We look for the blind side of the house, dark covers and hooded light. City staff get the product sheets before you buy anything. Digging needs locates first: that is free, it is the law, and the trench crew asks for them five business days ahead.',
      ],
    },
  ],
  reasons: {
    heading: 'Why Kleinburg calls us',
    items: {
      'esa-certified':
        'Pools are inspected by ESA, the Electrical Safety Authority. We file for it under {licence}, and we are insured.',
      'service-24-7': 'Lights out with guests in the house? {phone}, evenings and weekends as well.',
      'local-experts': 'Landscaper, pool builder, city planner: we ask each of them for the drawing.',
      guaranteed: 'If a lamp dazzles or a keypad misbehaves, we come back and set it right.',
    },
  },
  questions: [
    {
      question: 'Does low-voltage garden lighting need a permit?',
      answer:
        'The circuit that feeds it is normally reported to ESA, and we do that. Inside the heritage line, show the city any posts and wall lamps as well.',
    },
    {
      question: 'Where can a generator stand?',
      answer:
        "Clear of windows, doors and gas vents, and not under the neighbour's bedroom. Setback and noise rules apply. A screened rear corner usually pleases everybody.",
    },
  ],
  form: {
    heading: 'Describe your Kleinburg project',
    lead: 'Paths, pool, gate or shades, and the week when the landscaper starts.',
    example: 'Example: New pool this spring, path and tree lights, gate 70 m from the house, inside the district.',
  },
  // By hand: Islington Avenue and Nashville Road.
  map: { latitude: 43.8413, longitude: -79.628 },
  street: {
    why: 'Village houses, hidden estates',
    horizon: 'fhill',
    row: 'spr*3 +10 est:24 elm spr*2 pol +12 cott:1 elm +8 shop:1 shob +8 farm:14 elm hyd | +8 kirk:1 elm +6 ~farm pol +10 spr elm +6 ~est:135 spr*3 elm hyd',
    front: 'gate@-520:12',
    ends: 'spr elm',
  },
})
