import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Georgetown',
  seoTitle: 'Georgetown electricians: Delrex panels, generators, 24/7',
  metaDescription:
    'Licensed Georgetown electricians: Delrex 60 A panels, old mill houses, generators and Armstrong Avenue shops. Day or night. Call for a written quote.',
  h1: 'Electricians in Georgetown',
  heroDescription: 'We change the fuse boxes of Delrex, rewire mill-town houses, and fit generators and chargers.',
  excerpt: 'Delrex houses of one builder and one wiring age, older mill houses, and shops along Armstrong Avenue.',
  updatedOn: '2026-11-21',
  utility: 'halton-hills-hydro',
  neighbours: ['gta/caledon', 'gta/brampton', 'gta/mississauga', 'gta/milton'],
  answers: {
    come: 'Yes, Georgetown and Glen Williams, with the farms between them and [Brampton](/gta/brampton).',
    cost: 'Changing a Delrex fuse box costs {price:fuse-to-breaker}, a bigger panel {price:panel-upgrade}, and charger wiring {price:ev-level-2}.',
  },
  jobs: {
    heading: 'Usual jobs in a Delrex house',
    items: [
      {
        title: 'A 60 A fuse box replaced',
        text: 'If next door had it done, yours may be the twin. The heat pump quote on your table is often what starts the call.',
        service: 'residential/fuse-box-conversions',
        price: 'fuse-to-breaker',
      },
      {
        title: 'A charger in the carport',
        text: 'The panel tends to be close by, which keeps the cable and the bill short.',
        service: 'ev-energy/charger-installation',
        price: 'ev-level-2',
      },
    ],
  },
  services: {
    heading: 'Electricians at work in Georgetown',
    cards: {
      'panel-upgrades': 'Sixty amps becomes a hundred or two hundred, with a new roof mast if the old one is tired.',
      'wiring-outlets': 'Bedrooms with a single outlet get three or four, on circuits added for them.',
      'emergency-repairs': 'No furnace in a winter storm, or one room dead? Call, whatever the hour.',
      'smart-home': 'Plug-in dimmers and radio remotes, because old switch boxes here seldom hold a neutral.',
      'ev-chargers': 'A 60 A service is seldom enough for one. A hundred may, if heat and stove are gas.',
      commercial: 'Armstrong Avenue bays, downtown counters, church halls: feeders, light, battery exit units.',
    },
  },
  facts: {
    heading: 'What to know about Georgetown',
    items: [
      {
        title: 'Delrex, begun in 1954',
        text: 'Rex Heslop, known for Rexdale in [Etobicoke](/gta/etobicoke), built it too. Early phases often got 60 A; those after the mid-1960s may have aluminum at the outlets.',
      },
      {
        title: '919 km of overhead line',
        text: 'Halton Hills Hydro counted it. So much wire in the open means ice, branches and, in 2015, road salt that set poles alight.',
      },
      {
        title: 'The ice storm of December 2013',
        text: 'At its peak all 23,000 customers were out. A furnace on [generator power](/ev-energy/generator-wiring) is a common wish here.',
      },
    ],
  },
  more: [
    {
      heading: 'Mill-town houses and their wiring',
      paragraphs: [
        'Before Delrex the town made paper and knitwear. Those houses are narrower, older and all different. Porcelain knobs in the joists mean [knob-and-tube wiring](/residential/knob-tube-wiring), which can be replaced in stages. We trace it first, since part of it may have been dead for years.',
      ],
    },
    {
      heading: 'Reporting an outage in Halton Hills',
      paragraphs: [
        'The link to your utility stands on this page. If the neighbours have light and you do not, our [outage steps](/emergency/power-outage) come first and a call to us second. {danger-short:wire-down}',
      ],
    },
  ],
  reasons: {
    heading: 'What Georgetown can expect of us',
    items: {
      'esa-certified': 'The Electrical Safety Authority (ESA) lists us in public: {licence}. We carry insurance.',
      'service-24-7': 'Ice storms last for days. {phone} is answered through all of them.',
      'local-experts': 'Twin houses make quick quotes. Mill houses get a longer look, and we say so.',
      guaranteed: 'Every outlet we add is tested before we leave, and answered for later.',
    },
  },
  questions: [
    {
      question: 'Do houses of one plan share the same faults?',
      answer:
        'Often: same crew, same fittings, same age. But sixty years of owners have each added something. We take the likeness as a hint and confirm it with a meter.',
    },
    {
      question: 'Can our shop on Armstrong Avenue get more power?',
      answer:
        'First we measure what you use. Units planned in the 1950s were given few circuits, and a new subpanel may be all you need. If the main is too small, you hear it before you sign for the machine.',
    },
  ],
  form: {
    heading: 'Request a Georgetown visit',
    lead: 'Builder or decade, fuses or breakers, and what you want to plug in.',
    example: 'Example: Delrex bungalow, 1957, 60 A, heat pump quoted for the fall, need to know what fits.',
  },
  // GeoNames: town.
  map: { latitude: 43.65011, longitude: -79.91634 },
  street: {
    why: 'Mill houses, then Delrex',
    horizon: 'fhill',
    row: 'bung:1 +10 ~bung pol +8 bung:2 map +8 ~bung hyd +8 farm:4 elm +6 row*3 +8 loft:25 | pol elm +4 farm:1 elm bung:1 hyd +10 ~bung:2 +10 bung map pol +8 ~bung elm bung',
    ends: 'elm map',
  },
})
