import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Georgetown',
  seoTitle: 'Georgetown electricians: Delrex panels, generators, 24/7',
  metaDescription:
    'Licensed Georgetown electricians: Delrex 60 A panels, old mill houses, generators and Armstrong Avenue shops. Day or night. Call for a written quote.',
  h1: 'Electricians in Georgetown',
  streetSentence: 'We change the fuse boxes of Delrex, rewire mill-town houses, and fit generators and chargers.',
  updatedOn: '2026-11-28',
  municipalities: ['halton-hills'],
  utility: 'halton-hills-hydro',
  neighbours: ['gta/caledon', 'gta/brampton', 'gta/mississauga', 'gta/milton'],
  answers: {
    come: 'Yes, we come to Georgetown, Glen Williams and the farms between them and [Brampton](/gta/brampton).',
    cost: 'Changing a fuse box costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and wiring a charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'A 60 A fuse box replaced',
      text: "Many Delrex houses were built from the same plans, so a neighbour's new panel tells us a lot about yours. If you plan a heat pump as well, tell us now.",
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger in the carport',
      text: 'The panel is usually close by, which keeps the cable and the bill short.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new panel of the same size takes one day. A larger service usually means a new mast too.',
    'wiring-outlets': 'We add three or four outlets to a bedroom that has just one, on new circuits.',
    'emergency-repairs': 'Call at any hour if the furnace is off in a winter storm, or one room is dead.',
    'smart-home':
      'Plug-in dimmers and wireless remotes suit older houses, because their switch boxes seldom hold a neutral.',
    'ev-chargers': 'A 60 A service is seldom enough for a charger. With gas heat, 100 A may be.',
    commercial: 'For industrial bays, downtown stores and church halls we do feeders, lighting and emergency lights.',
  },
  facts: [
    {
      title: 'Fuses, then aluminum, in Delrex',
      text: 'The early phases of Delrex, from 1954 on, often got 60 A. Houses from the mid-1960s to the late 1970s may have aluminum at the outlets.',
    },
    {
      title: 'Ice and wind on overhead lines',
      text: 'Many lines here are overhead, so ice and branches can bring them down. The mast, the pipe that holds the wire to your house, is yours to repair.',
    },
    {
      title: 'A furnace on generator power',
      text: 'A gas furnace stops when its fan has no electricity. A transfer switch lets a [generator](/ev-energy/generator-wiring) run the furnace and the fridge.',
    },
  ],
  notes: [
    {
      heading: 'Mill-town houses and their wiring',
      paragraphs: [
        'The houses from the mill-town years are narrower, older and all different. Porcelain knobs in the joists mean [knob-and-tube wiring](/residential/knob-tube-wiring). That is {rule:knob-and-tube}. It can be replaced in stages. We trace it first, since part of it may have been dead for years.',
      ],
    },
    {
      heading: 'From 60 A to a larger service',
      paragraphs: [
        'From 60 A, the mast, the wire and the meter base usually have to change as well. Halton Hills Hydro asks for 200 A up to the meter on new services. So we ask it what your street has, before we quote.',
      ],
    },
    {
      heading: 'Reporting an outage in Halton Hills',
      paragraphs: [
        'The website of your utility is linked below. If the neighbours have light and you do not, our [outage steps](/emergency/power-outage) say whether Halton Hills Hydro or we come first. {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      'You can look us up with the Electrical Safety Authority (ESA) under {licence}. We carry insurance.',
    'service-24-7': 'In an ice storm, call {phone}. We answer day and night.',
    'local-experts': 'Houses built from the same plans are quick to quote. Mill-town houses take a longer look.',
    guaranteed: 'We test every outlet that we add before we leave, and we come back if one fails.',
  },
  questions: [
    {
      question: 'Do houses built from one plan have the same faults?',
      answer:
        'Often they do, because the same crew used the same fittings. But owners have added to them for sixty years, so we test each one.',
    },
    {
      question: 'Can our shop on Armstrong Avenue get more power?',
      answer:
        'First we measure what you use. An old unit may be short of circuits and not of power, and then a new subpanel is all you need. If the main is too small, we tell you before you buy the machine.',
    },
  ],
  form: {
    lead: 'Tell us the decade of the house, whether it has fuses or breakers, and what you want to plug in.',
    example: 'Example: Delrex bungalow, 1957, 60 A, heat pump quoted for the fall, need to know what fits.',
  },
  // GeoNames: town.
  map: { latitude: 43.65011, longitude: -79.91634 },
  street: {
    why: 'Mill houses, then Delrex',
    horizon: 'hills',
    row: 'bungalow:1 +10 ~bungalow pole +8 bungalow:2 maple +8 ~bungalow transformer-pole +8 farm:4 elm +6 rowhouse*3 +8 loft:25 | pole elm +4 farm:1 elm bungalow:1 transformer-pole +10 ~bungalow:2 +10 bungalow maple pole +8 ~bungalow elm bungalow',
    ends: 'elm maple',
  },
})
