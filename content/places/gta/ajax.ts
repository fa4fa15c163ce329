import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Ajax',
  menus: ['header'],
  seoTitle: 'Ajax electricians: fuse boxes, EV chargers, 24/7 repairs',
  metaDescription:
    'Licensed Ajax electricians for wartime houses on fuses, newer homes with full panels, chargers and storm repairs, 24/7. Call for a written quote.',
  h1: 'Electricians in Ajax',
  heroDescription: 'We change fuse boxes in wartime Ajax houses, and make room for a charger in newer ones.',
  excerpt: 'Wartime houses on 60 A fuses, subdivisions with full panels, and meters that must move outdoors.',
  updatedOn: '2026-11-21',
  utility: 'elexicon',
  neighbours: ['gta/scarborough', 'gta/pickering', 'gta/whitby', 'gta/oshawa'],
  answers: {
    come: 'Yes, from the lake up past Taunton Road, with Pickering Village.',
    cost: 'A fuse box changed to breakers costs {price:fuse-to-breaker}, charger wiring {price:ev-level-2}. Moving a meter is extra.',
  },
  jobs: {
    heading: 'What Ajax homes call about',
    items: [
      {
        title: 'Changing a fuse box in a wartime house',
        text: 'The houses of 1941 to 1945 were given 60 A. Since then each addition has left a splice somewhere. We find those as we go.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'A garage circuit for the car',
        text: 'North of Highway 401 many houses have 100 A. It holds, until the charger and the heat pump arrive in the same year.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Our work in Ajax',
    cards: {
      'panel-upgrades': "Quoted with the meter's new place included, where it has to go outdoors.",
      'wiring-outlets': "Loose splices (joined wires) put into boxes, and outlets where today's furniture stands.",
      'emergency-repairs':
        'Bedrooms dark at midnight? Call. We rebuild a torn mast once the utility has made the line dead.',
      'smart-home': 'Start small: hall, porch and bedside on dimmers, then add a room a year.',
      'ev-chargers': 'A townhouse garage, a double drive, or a bracket on the fence post.',
      commercial: 'Harwood plazas, Bayly Street units, clinics: counters, coolers, signs, lights that turn off.',
    },
  },
  facts: {
    heading: 'Ajax houses and how they were wired',
    items: [
      {
        title: "Wartime workers' houses",
        text: 'The town began as a wartime munitions plant on farmland from the 401 to the lake. Their small houses went up in four years and still stand, mostly enlarged.',
      },
      {
        title: 'Those houses started with 60 A',
        text: 'In itself that is no fault. But a dryer, an air conditioner and a car seldom fit, and many insurers ask for 100 A.',
      },
      {
        title: 'The wind of May 21, 2022',
        text: 'It cut off about 64,000 Elexicon customers. In Ajax the stretch around Pickering Beach Road was hardest to restore: trees and lines share the backyards there.',
      },
    ],
  },
  more: [
    {
      heading: 'Meters that hang in the basement',
      paragraphs: [
        'When the service of an older house changes, Elexicon wants an indoor meter moved to an outside wall. That means a new meter base, a pipe and a patch of siding. We look at that wall before we give you a price, so that it is in the quote and not a surprise.',
      ],
    },
    {
      heading: 'Storm damage behind the house',
      paragraphs: [
        '{danger-short:wire-down} Once the line is dead we rebuild what belongs to the house, ESA (the Electrical Safety Authority) inspects, and you are reconnected. Our [power outage page](/emergency/power-outage) has the full order.',
      ],
    },
  ],
  reasons: {
    heading: 'Choosing an Ajax electrician',
    items: {
      'esa-certified': 'Insured, and licensed under {licence}. Your certificate comes after ESA is satisfied.',
      'service-24-7': 'Trouble on a Sunday night? Call {phone}: the emergency phone is answered.',
      'local-experts':
        'Old street or new one, we ask where the meter hangs. Next door in [Pickering](/gta/pickering) we ask about aluminum.',
      guaranteed: 'A splice of ours stays in its box and stays cold. If it fails, we redo it.',
    },
  },
  questions: [
    {
      question: 'Can I keep 60 A in a wartime house?',
      answer:
        'With gas heat, a gas stove and no car, perhaps. Ask your insurer first. If you plan air conditioning or a basement suite, you will outgrow it, and it is cheaper to do once.',
    },
    {
      question: 'Who pays when the meter moves outside?',
      answer:
        "The base and the pipe are normally the owner's cost, the meter is the utility's. We put our part in writing and ask Elexicon for its own.",
    },
  ],
  form: {
    heading: 'Describe your Ajax job',
    lead: 'The decade of the house, and where its meter hangs. Those two tell us a lot.',
    example: 'Example: 1943 bungalow, fuse panel, meter indoors, insurer wants breakers by spring.',
  },
  // By hand: town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401).
  map: { latitude: 43.849, longitude: -79.022 },
  street: {
    why: 'Wartime houses, then subdivisions',
    horizon: 'fpyl',
    row: 'sub:1 +6 ~sub +6 sub pol +8 two:2 map +8 war:1 +16 war hyd +10 ~war:3 +14 elm war:2 | +14 ~war +6 pol +12 war:12 +16 war:3 map +8 plant:23 +16 hyd two:1 +8 sub:3 +6 ~sub pol +8 sub sap',
    ends: 'map elm sap',
  },
})
