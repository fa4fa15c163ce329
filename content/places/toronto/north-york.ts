import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'North York',
  order: 20,
  seoTitle: 'North York house electricians: fuse boxes, EV, 24/7',
  metaDescription:
    'House electricians in North York for 1950s bungalows and splits: fuse boxes, panels, carport chargers, 24/7 repairs. Licensed. Call for a quote.',
  h1: 'House electricians in North York',
  streetSentence: 'We replace fuse boxes and wire chargers in the bungalows and split-levels of North York.',
  summary: 'Fuse panels, buried services and carport chargers on the bungalow and split-level streets of North York.',
  updatedOn: '2026-11-28',
  municipalities: ['toronto'],
  utility: 'toronto-hydro',
  neighbours: [
    'gta/thornhill',
    'gta/scarborough',
    'toronto/east-york',
    'toronto/midtown-toronto',
    'toronto/forest-hill',
    'toronto/etobicoke',
    'gta/vaughan',
  ],
  answers: {
    come: 'Yes, we come to houses all over North York. Offices, shops and towers have [a page too](/gta/north-york).',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and wiring a charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'The fuse box replaced',
      text: 'Screw-in fuses were normal in the fifties. It is easy to put in one that is too large for its wire. Breakers end that, and you get more circuits.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger under the carport',
      text: 'You get a Level 2 charger on its own circuit. We calculate the load before you order it.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Alarms that are wired together',
      text: 'When one sounds, all of them do. It costs little extra while we are rewiring. We quote from the number of alarms and the cable they need.',
      service: 'residential/surge-protection-alarms',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We replace 60 A fuse boxes with breakers. The swap takes one day, 4 to 8 hours.',
    'wiring-outlets': 'We replace two-slot outlets with grounded ones, and run new kitchen circuits.',
    'emergency-repairs': 'Call us when one room is dark or a breaker will not hold.',
    'smart-home': 'Older switch boxes often lack a neutral wire. We check before you buy anything.',
    'ev-chargers': 'In a carport, on a drive or in a garage, we plan the cable, the load and the permit.',
    commercial: 'Corner plazas and small offices get new circuits, better light, and a panel you can read.',
  },
  facts: [
    {
      title: 'Fuse panels in postwar houses',
      text: 'Fuse panels of 60 A or 100 A were standard in houses of the fifties and sixties. A breaker panel adds circuits, not amps. On 60 A a car charger seldom fits.',
    },
    {
      title: 'Underground wires on some crescents',
      text: 'Look up from the drive. If no wire reaches your roof, the service is underground, and a larger one can mean digging up a lawn. We ask the utility first.',
    },
    {
      title: 'New rule for attached garages',
      text: 'Since January 1, 2026 a home with an attached garage needs carbon monoxide alarms {danger-short:co-places}. Battery units count.',
    },
  ],
  notes: [
    {
      heading: 'If your service is underground',
      paragraphs: [
        'Older buried cable often lies straight in the soil, with several houses on one transformer. Only Toronto Hydro can say for certain what yours is. We send your address with the load calculation and ask, before we set a date or dig.',
        'See [who does what when you need more power](/residential/panel-upgrades#utility).',
      ],
    },
    {
      heading: 'Adding a basement apartment',
      paragraphs: [
        'A second kitchen often outgrows 60 A or 100 A, so we calculate first. {rule:suite} ESA is the Electrical Safety Authority, and we file your wiring with it.',
      ],
    },
    {
      heading: 'Aluminum wiring, towers and offices',
      paragraphs: [
        'Some houses from the mid-1960s to the late 1970s have aluminum. It is safe when it is properly connected. We check the joints, and repair with parts made for aluminum where they need it.',
        'For a tower, a plaza or an office, read about [North York businesses and buildings](/gta/north-york).',
      ],
    },
  ],
  reasons: {
    'esa-certified':
      "Look us up in the Electrical Safety Authority's contractor locator under {licence}. We are insured.",
    'service-24-7': 'In an emergency, we answer the phone at night too.',
    'local-experts': 'We know the attics of bungalows and the crawl spaces of split-levels.',
    guaranteed: 'If something that we wired fails, call us, and we come back and fix it.',
  },
  questions: [
    {
      question: 'Must aluminum wiring come out before I sell?',
      answer:
        'No. Some insurers ask for an inspection. Where joints need work, they are repaired with the right parts, and your walls stay closed.',
    },
    {
      question: 'Is a fuse box dangerous?',
      answer:
        'It is not dangerous in itself. It has too few circuits for how we live, and it is easy to put in a fuse that is too large for the wire. We check the fuses when we look at the house.',
    },
  ],
  form: {
    lead: 'Tell us the year of the house, whether it has fuses or breakers, and where the power line comes in.',
  },
  // By hand: North York Centre, Yonge Street.
  map: { latitude: 43.7682, longitude: -79.4126 },
  street: {
    why: 'Low bungalows, splits, carports',
    horizon: 'trees',
    row: 'bungalow:2 +8 split:1 pole +8 bungalow maple +4 backsplit:1 transformer-pole +8 split:2 +8 bungalow:1 | maple +4 ~split:3 pole +8 bungalow spruce +4 backsplit:2 transformer-pole +8 ~bungalow:1 maple split +8 pole bungalow:2 +8 two-storey:1',
    ends: 'maple spruce elm',
    house: 'bungalow:1',
  },
})
