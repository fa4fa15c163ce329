import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Newmarket',
  menus: ['header'],
  seoTitle: 'Newmarket electricians: panels, surge protection, 24/7',
  metaDescription:
    'Licensed Newmarket electricians: 60 A services replaced, surge protection, generators, and lighting for Main Street shops. Call 24/7, or get a quote.',
  h1: 'Electricians in Newmarket',
  streetSentence: 'We replace fuses and 60 A services, protect homes from surges, and relight Main Street shops.',
  updatedOn: '2026-11-28',
  municipalities: ['newmarket'],
  utility: 'nt-power',
  neighbours: ['gta/aurora', 'gta/king-city', 'gta/richmond-hill', 'gta/markham'],
  answers: {
    come: 'Yes, we come up from Woodbridge to homes and shops all over Newmarket.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a new panel {price:panel-upgrade}, and finding a fault {price:diagnostics}.',
  },
  typicalJobs: [
    {
      title: 'Fuses and 60 A replaced',
      text: 'Houses of the fifties and sixties often started with fuses and 60 A. With a breaker panel you need no spare fuses, and many insurers ask for 100 A.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A surge protector at the panel',
      text: 'It limits the surges that can come when power is switched back on. It costs little if the panel has two free slots, and more if it has none.',
      service: 'residential/surge-protection-alarms',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'A new 100 A panel takes one day. We quote 200 A beside it, so you can compare.',
    'wiring-outlets': 'We fit three-prong outlets, bath fans, and GFCI outlets, which cut the power if current leaks.',
    'emergency-repairs': 'Call us if the furnace is dead after an outage, or a breaker trips at breakfast.',
    'smart-home': 'A thermostat, a few dimmers and a porch light on a timer make a good start.',
    'ev-chargers': 'A carport or single garage near the panel is one of our shorter jobs.',
    commercial: 'For stores, clinics and small plants we do lighting, coolers, counters and emergency lights.',
  },
  facts: [
    {
      title: 'Streets of the 1950s and 1960s',
      text: 'Houses on those streets often have small services. From the mid-1960s to the late 1970s some were wired with aluminum. Those built after 1980 usually started at 100 A.',
    },
    {
      title: 'What surge protection can do',
      text: "A surge can start on the utility's side, and no electrician can prevent that. We protect what is behind your meter.",
    },
    {
      title: 'When power returns, wait 10 to 15 minutes',
      text: 'Give the power 10 to 15 minutes, and then turn things on one at a time. Start with the furnace and the fridge, and leave the dryer for last.',
    },
  ],
  notes: [
    {
      heading: 'Main Street storefronts',
      paragraphs: [
        'In the heritage district an outside lamp, a sign or a meter may need a permit from the town. Indoors, old shops can have a newer panel in the back room and knob and tube over the ceiling. That is {rule:knob-and-tube}. We trace first and then relight. Our page on [shops and restaurants](/commercial/office-retail-restaurant) shows how a refit goes.',
      ],
    },
    {
      heading: 'Registering a second suite',
      paragraphs: [
        'The town asks for an ESA report on both units, the one you live in and the one you rent out. The report may not be older than six months. (ESA is the Electrical Safety Authority.) We look through both units before that and repair what needs it, so the report holds no surprise.',
      ],
    },
    {
      heading: 'Staying warm in an outage',
      paragraphs: [
        'A gas furnace needs electricity for its fan. A [generator with a transfer switch](/ev-energy/generator-wiring) keeps it going, and the sump pump too. If the whole block is dark, report it to NT Power. {danger-short:generator}',
      ],
    },
  ],
  reasons: {
    'esa-certified': 'We are insured, and licensed by the Electrical Safety Authority (ESA) under {licence}.',
    'service-24-7': 'The emergency phone has no closing time. Call {phone}.',
    'local-experts': 'North of [Aurora](/gta/aurora) the utility changes, and so do its forms. We know both.',
    guaranteed: 'We test each circuit before we leave, and come back if one fails.',
  },
  questions: [
    {
      question: 'Does a surge protector keep the lights on?',
      answer:
        'No, it limits short surges only. For light and heat in an outage you need a battery or a generator behind a transfer switch.',
    },
    {
      question: 'Can a surge protector go into a full panel?',
      answer:
        'It needs two free slots. We can often make room in a full panel, and in an old one the protector goes in together with the new breakers.',
    },
  ],
  form: {
    lead: 'Tell us about the house in one line and the problem in another.',
    example: 'Example: Backsplit near Main Street, furnace board died after the last outage, want surge protection.',
  },
  // GeoNames: town.
  map: { latitude: 44.05011, longitude: -79.46631 },
  street: {
    why: 'Main Street, then subdivisions',
    horizon: 'trees',
    row: 'subdivision:1 +5 ~subdivision transformer-pole +6 bungalow:1 maple +6 wartime:3 +10 wartime pole elm foursquare:2 elm +2 shop:1 shop shop:1 shop:3 | shop:1 shop transformer-pole +6 church:1 elm +4 ~wartime:1 +8 bungalow:2 pole maple two-storey:1 +8 ~two-storey sapling transformer-pole subdivision:3 +5 ~subdivision',
    ends: 'maple elm',
  },
})
