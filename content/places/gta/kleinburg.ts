import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Kleinburg',
  seoTitle: 'Kleinburg electricians: estates, pools, lighting control',
  metaDescription:
    'Licensed Kleinburg electricians for pools, garden lighting, 400 A services and Lutron control, in the heritage district too. 24/7. Get a quote.',
  h1: 'Electricians in Kleinburg',
  streetSentence: 'We wire the pools, gates, paths and generators of Kleinburg, and the lighting control indoors.',
  updatedOn: '2026-11-28',
  municipalities: ['vaughan'],
  utility: 'alectra',
  neighbours: ['gta/bolton', 'gta/king-city', 'gta/maple', 'gta/vaughan', 'gta/woodbridge', 'gta/brampton'],
  answers: {
    come: 'Yes, we come to the village, Nashville and the estates nearby. Our Woodbridge office is close.',
    cost: 'Wiring one charger costs {price:ev-level-2}, and a panel {price:panel-upgrade}. Gardens and pools are quoted on site.',
  },
  typicalJobs: [
    {
      title: 'Garden and path lighting',
      text: 'Low-voltage lamps run from a few small transformers, so the trench is shallow and a fixture can move with the plants. The price depends on the trench and the number of fixtures.',
      service: 'residential/landscape-outdoor-lighting',
    },
    {
      title: 'A standby generator',
      text: 'You may want only the furnace, the fridge and the sump to stay on, or the whole house. That sets the size. A TSSA-registered contractor does the gas side.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Two or three cars charging',
      text: 'A 200 A house may carry them if the cars take turns. The first circuit costs the most. We quote all of them on one plan.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'This is for one new panel. A 400 A service is quoted, and a smart panel may save it.',
    'wiring-outlets': 'We wire covered outlets by the terrace, heated floors, garage lifts and second kitchens.',
    'emergency-repairs': 'Call us when the gate will not open, or when a wing of the house is dark.',
    'smart-home': 'With scenes, a row of switches becomes one keypad, and the Palladiom shades follow.',
    'ev-chargers': 'We mount the charger beside the garage door, on the side that the street cannot see.',
    commercial: 'For village shops, restaurants and galleries we wire track lights, patio circuits and approved signs.',
  },
  facts: [
    {
      title: 'From 200 A to 400 A',
      text: 'Many estates built since the 1980s have 200 A. Heated floors, a spa, two kitchens and cars use that up. We look for loads that never run together before you buy more.',
    },
    {
      title: 'The heritage district covers new houses too',
      text: 'The Kleinburg-Nashville district reviews what shows outside, on recent houses as well. Ask the city before a lantern, a generator, a meter or a charger goes up.',
    },
    {
      title: 'Keep a pool 5 m from overhead wires',
      text: 'The distance is at least 5 m, and sometimes more. Bonding ties the metal and the water together. Its rules changed with the 2024 code, and we follow the new ones.',
    },
  ],
  notes: [
    {
      heading: 'The wire along a private drive',
      paragraphs: [
        "Alectra's records say where its line ends. Beyond that point the poles and the cable may be yours, and so may a tree that leans on them. Have branches cut by people who are qualified to work near lines. A buried cable can look better than a taller pole. Farther out, where houses are on wells, see [King City](/gta/king-city).",
        '{danger-short:wire-down}',
      ],
    },
    {
      heading: 'Getting outdoor work approved',
      paragraphs: [
        'We look for the side of the house that the street cannot see, and use dark covers and hooded lights. City staff get the product sheets before you buy anything. {rule:one-call-short}',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'We file the wiring of pools with ESA, the Electrical Safety Authority, under {licence}. We are insured.',
    'service-24-7': 'If the lights go out with guests in the house, call {phone}, evenings and weekends too.',
    'local-experts': 'We work from the drawings of your landscaper, your pool builder and the city.',
    guaranteed: 'If a lamp shines in your eyes or a keypad does not respond, we come back and fix it.',
  },
  questions: [
    {
      question: 'Does low-voltage garden lighting need a permit?',
      answer:
        'The circuit that feeds it is normally reported to ESA, and we do that. In the heritage district, show the city any posts and wall lamps as well.',
    },
    {
      question: 'Where can a generator go?',
      answer:
        'It has to be clear of windows, doors and gas vents, and setback and noise rules apply. A screened corner at the back usually suits the neighbours too.',
    },
  ],
  form: {
    lead: 'Tell us what you plan, and when the landscaper starts.',
    example: 'Example: New pool this spring, path and tree lights, gate 70 m from the house, inside the district.',
  },
  // By hand: Islington Avenue and Nashville Road.
  map: { latitude: 43.8413, longitude: -79.628 },
  street: {
    why: 'Village houses, hidden estates',
    horizon: 'hills',
    row: 'spruce*3 +10 estate:24 elm spruce*2 pole +12 cottage:1 elm +8 shop:1 shop-b +8 farm:14 elm transformer-pole | +8 church:1 elm +6 ~farm pole +10 spruce elm +6 ~estate:135 spruce*3 elm transformer-pole',
    front: 'gate@-520:12',
    ends: 'spruce elm',
  },
})
