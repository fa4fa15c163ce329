import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'Scarborough',
  menus: ['footer'],
  seoTitle: 'Scarborough electricians: fuses, suites, plazas, 24/7',
  metaDescription:
    'Licensed Scarborough electricians, 24/7. Fuses to breakers typically {price:fuse-to-breaker}, plus HST. Aluminum, basement suites, towers and plazas.',
  h1: 'Electricians in Scarborough',
  streetSentence: 'We change fuse boxes in Wexford, check aluminum in Malvern, and wire the plazas of Agincourt.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: ['gta/east-york', 'gta/north-york', 'gta/markham', 'gta/pickering', 'toronto/the-beaches'],
  answers: {
    come: 'Yes, from Birch Cliff to the Rouge and up to Steeles.',
    cost: 'Replacing fuses costs {price:fuse-to-breaker}, a panel {price:panel-upgrade}, and wiring a car charger {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'The fuse box in a Wexford bungalow',
      text: 'Many bungalows in Wexford, Bendale and Dorset Park date from the 1950s and 1960s. Six or eight fuses are too few for a microwave, a kettle and an air conditioner. We put breakers in the same spot, on the service you have.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'Power for a basement suite',
      text: '{rule:suite} We send that notification (ESA is the Electrical Safety Authority). Two kitchens often outgrow 60 or 100 A, in a Bendale bungalow as in a Malvern backsplit, so we count both floors first. Send us [the floor plan]({photos}), and we quote from it.',
      service: 'residential/panel-upgrades',
    },
    {
      title: 'Aluminum checked in Malvern',
      text: '{rule:aluminum} Malvern has many such streets. We open outlets and switches, and remake each joint that ran warm. The number of boxes sets the price.',
      service: 'emergency/electrical-repairs',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We swap the panel of a bungalow or a semi in one day, 4 to 8 hours.',
    'wiring-outlets':
      'In Guildwood and West Hill we replace two-slot outlets with grounded ones, and add kitchen circuits.',
    'emergency-repairs': 'If a bedroom is dead, or a row of store lights stays off, we trace the fault first.',
    'smart-home': 'Wireless dimmers go into a postwar bungalow without new cable in the walls.',
    'ev-chargers': 'Under a carport close to the panel, the wiring is at the low end of the range.',
    commercial: 'Along Lawrence Avenue and Kingston Road we wire restaurants, clinics and places of worship.',
  },
  facts: [
    {
      title: 'From Birch Cliff to the Rouge',
      text: 'Birch Cliff has houses from before the war. Wexford and Bendale mostly followed in the 1950s, Malvern in the 1970s, and the Rouge later. The street tells us what to look for.',
    },
    {
      title: 'The Golden Mile: plants, then plazas',
      text: 'On Eglinton, wartime plants became retail plazas. A restaurant there may need far more power than the store before it. Ask us to check the service before you sign the lease.',
    },
    {
      title: 'Wind above the Bluffs',
      text: 'Wind comes straight off the lake there. After a storm, look up from the ground at the mast, the pipe that carries your wire. {danger-short:mast}',
    },
  ],
  notes: [
    {
      heading: 'Plazas in Agincourt and along Line 5',
      paragraphs: [
        'Around Sheppard and Midland, a bakery may become a hot pot restaurant with a burner in each table. We add up the tables, the coolers and the hood before you order them. The same goes for the stores along Line 5, which has run to Kennedy since February 2026. See [how a refit goes](/commercial/office-retail-restaurant).',
      ],
    },
    {
      heading: 'Rental towers on Markham Road and Kingston Road',
      paragraphs: [
        'There we work with the superintendent: first the [corridor lights](/commercial/panel-lighting-upgrades), which never go off, then the suite panels. Tenants get a notice before each shutdown. Landlords read more on our [East York page](/gta/east-york).',
      ],
    },
  ],
  localExperts:
    'Whole streets in Scarborough were built at one time. The house next door is a good guide to the wiring in yours.',
  questions: [
    {
      question: 'Can I sell a house that still has fuses?',
      answer:
        'Yes, people do. The buyer needs insurance, though, and many insurers ask for 100 A. Some accept a sound 100 A fuse panel with an inspection and the right fuse holders (rejectors).',
    },
    {
      question: 'Should basement tenants have their own panel?',
      answer:
        'It helps, because tenants can reset a breaker without coming upstairs. First find out whether the main breaker can carry both floors.',
    },
    {
      question: 'Does my house need carbon monoxide alarms?',
      answer:
        'Yes, if it has an attached garage, a fireplace or an appliance that burns fuel, or if such a unit elsewhere in the building heats it. That is the rule since January 1, 2026. The alarms go {danger-short:co-places}. Landlords supply them, and we install [wired and linked ones](/residential/surge-protection-alarms). {danger:co}',
    },
  ],
  form: {
    lead: 'Tell us the nearest main intersection, whether you have fuses or breakers, and what is new in the house.',
    example: 'Example: Bungalow at Kennedy and Lawrence, aluminum wiring, planning a second kitchen downstairs.',
  },
  // By hand: Scarborough Town Centre.
  map: { latitude: 43.7731, longitude: -79.2579 },
  street: {
    why: 'Bungalow districts, slab towers',
    horizon: 'pylons',
    back: 'slab@215:135',
    row: 'bungalow:1 +8 split:3 pole +8 bungalow +8 ~bungalow:2 maple transformer-pole +8 backsplit:1 +8 bungalow:1 | +8 slab:1456 +10 ~bungalow pole +8 bungalow:2 +8 split maple transformer-pole +10 slab:235 +12 bungalow +8 ~bungalow:1',
    ends: 'maple elm',
  },
})
