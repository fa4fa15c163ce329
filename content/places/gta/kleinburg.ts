import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Kleinburg',
  seoTitle: 'Kleinburg electricians: estates, pools, lighting control',
  metaDescription:
    'Licensed Kleinburg electricians, 24/7. Charger wiring typically {price:ev-level-2}, plus HST, charger extra. Pools, gardens, 400 A services, Lutron. Get a quote.',
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
      text: 'Low-voltage lights run from a few small transformers, so the trench is shallow and a light can move with the plants. The price depends on the trench and the number of lights.',
      service: 'residential/landscape-outdoor-lighting',
    },
    {
      title: 'A standby generator',
      text: 'You may want only the furnace, the fridge and the sump to stay on, or the whole house. Your choice sets the size of the generator. A contractor registered with the TSSA (Technical Standards and Safety Authority) does the gas side.',
      service: 'ev-energy/generator-wiring',
    },
    {
      title: 'Two or three cars charging',
      text: 'A 200 A house may carry two or three chargers if the cars take turns. The first circuit costs the most. We quote all of them on one plan.',
      service: 'ev-energy/charger-installation',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'The price is for one new panel. We quote 400 A, and a smart panel may save you that.',
    'wiring-outlets': 'We wire covered outlets by the terrace, heated floors, garage lifts and second kitchens.',
    'emergency-repairs': 'We find out why the gate will not open, or why a wing of the house is dark.',
    'smart-home': 'With scenes, a row of switches becomes one keypad, and the Lutron Palladiom shades follow.',
    'ev-chargers': 'We mount one charger beside the garage door, on the side that the street cannot see.',
    commercial: 'On Islington Avenue we wire shops, restaurants and galleries: track lights, patio circuits and signs.',
  },
  facts: [
    {
      title: 'From 200 A to 400 A',
      text: 'Many estates built since the 1980s have 200 A. Heated floors, a spa, two kitchens and cars use that up. We look for loads that never run together before you buy more.',
    },
    {
      title: 'The heritage district covers new houses too',
      text: 'In the Kleinburg-Nashville district a recent house is reviewed like an old one. So we place the light, the generator, the meter or the charger where the street cannot see it.',
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
        "On the long drives off Teston Road and Pine Valley Drive, Alectra's records say where its line ends. Beyond that point the poles and the cable may be yours, and so may a tree that leans on them. Have branches cut by people who are qualified to work near lines. Farther out, where houses are on wells, see [King City](/gta/king-city).",
        '{danger-short:wire-down}',
      ],
    },
    {
      heading: 'Outdoor work in the village',
      paragraphs: [
        "From Stegman's Mill Road to Nashville Road we use dark covers and hooded lights. You get product sheets to show city staff before you buy anything. {rule:one-call-short}",
      ],
    },
    {
      heading: 'New streets in Nashville',
      paragraphs: [
        'In the new subdivisions west of Highway 27 the panels are new as well. Once the basement there is finished, a cable to a hot tub or a second charger has to go around the drywall. Tell us your plans before you close the ceiling, and we leave an empty pipe for each.',
      ],
    },
  ],
  localExperts:
    'In a Kleinburg garden the landscaper, the pool builder and the heritage district all have a say. We work from their drawings.',
  questions: [
    {
      question: 'Does low-voltage garden lighting need a permit?',
      answer:
        'The circuit that feeds it is normally reported to ESA (the Electrical Safety Authority), and we do that. In the heritage district, show the city any posts and wall lights as well.',
    },
    {
      question: 'Where can a generator go?',
      answer:
        'It has to be clear of windows, doors and gas vents, and setback and noise rules apply. A screened corner at the back usually suits the neighbours too.',
    },
    {
      question: 'Our land slopes to the Humber. Can the path be lit?',
      answer:
        'Yes. On a slope we put low lights at the steps and the turns, not along the whole path, and keep the transformers up at the house. The cable follows the path, so that nobody digs into it later.',
    },
  ],
  form: {
    lead: 'Tell us what you plan, and when the landscaper starts. If you have a garden plan, [send it to us]({photos}).',
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
