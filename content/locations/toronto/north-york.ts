import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'North York house electrician | {business}',
  metaDescription:
    "House electricians on North York's residential streets: fuse panels in 1950s bungalows and splits, buried services, carport EV chargers.",
  h1: 'House wiring & panels in North York',
  heroDescription:
    'Low roofs, carports, curving crescents: the postwar streets of North York were wired for a fridge and a television. We bring them to what a family plugs in now.',
  excerpt: 'Fuse panels, buried services and carport chargers on the bungalow and split-level streets of North York.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'gta/thornhill',
    'gta/scarborough',
    'toronto/east-york',
    'toronto/midtown-toronto',
    'toronto/forest-hill',
    'toronto/etobicoke',
    'gta/vaughan',
  ],
  sections: [
    {
      heading: 'Line in the air or under the lawn?',
      paragraphs: [
        "Look up from the driveway. If no wire reaches the roof, your service is underground. Toronto Hydro then owns the cable in the ground and the meter; the conduit up the wall and the meter base are the homeowner's.",
        'That matters once you want more power. Older underground services are often cable laid straight into the soil, with several houses on one transformer. A bigger one may mean digging across a lawn or a driveway. So the first step of [a panel upgrade](/residential/panel-upgrades) on a crescent is a question to the utility, before anybody sets a date or pulls up paving stones.',
      ],
    },
    {
      heading: 'Bungalows, splits & the fuse panel',
      paragraphs: [
        'As late as 1950 some streets here were unpaved and on septic tanks. Then the houses came fast. Many homes here date from the fifties and sixties, with 60 A or 100 A services and screw-in fuses. Don Mills added low roofs, carports and attached garages.',
        "A fuse box is not a fault in itself. It is short of circuits, though, and [changing fuses for breakers](/residential/fuse-box-conversions) usually costs {price:fuse-to-breaker} plus HST. Towards the district's edges some houses of the later sixties have aluminum branch wiring, which is safe when it is properly terminated.",
      ],
    },
    {
      heading: 'A garage changes the alarms',
      paragraphs: [
        'Since January 1, 2026, a home with an attached garage needs carbon monoxide alarms by each sleeping area, and on every storey without a bedroom. Battery units count. In a house that is being rewired, [hard-wired alarms](/residential/surge-protection-alarms) cost little extra effort.',
      ],
    },
    {
      heading: 'Typical calls from these streets',
      paragraphs: [
        'Families ask for a charger under the carport, a kitchen with enough circuits, and a basement apartment that will pass inspection. A second kitchen often outgrows 60 A or 100 A, so we calculate first. For the towers, the plazas and the Yonge corridor, read [North York as a whole, shops and towers](/gta/north-york).',
      ],
    },
  ],
  services: {
    heading: 'For postwar houses',
    lead: 'These floor plans ask for six kinds of work.',
    cards: {
      'panel-upgrades': 'Sixty-amp fuse boxes out, breakers in. The swap fills 4 to 8 hours of one working day.',
      'wiring-outlets':
        'Grounded outlets where two-slot ones remain, new kitchen circuits, and attic runs under those shallow roofs.',
      'emergency-repairs':
        'A breaker that will not hold, half the bungalow dark, a warm switch: call any time, day or night.',
      'smart-home':
        'Switches and thermostats that suit older boxes; we check for a neutral wire before you buy anything.',
      'ev-chargers':
        'Carport or garage, Level 2 on its own circuit, with a load sum done before the charger is ordered.',
      commercial:
        'Corner plazas and professional offices between the houses: new circuits, better lighting, and a panel schedule you can read.',
    },
  },
  reasons: {
    heading: 'Four things you can check about us',
    items: {
      'esa-certified':
        "Look us up in ESA's contractor locator: licensed electrical contractor, {licence}. Only a licence holder may quote you for this work.",
      'service-24-7':
        'Office hours run weekdays from 9 AM to 5 PM; for emergencies somebody answers at three in the morning too.',
      'local-experts':
        'Bungalow attics, crawl spaces under side splits and panels behind the furnace: we know where builders of the fifties put things.',
      guaranteed:
        'Our workmanship is guaranteed. Should something we wired misbehave, a phone call brings us back to correct it.',
    },
  },
  questions: [
    {
      question: 'How do I find out whether my service cable is shared?',
      answer:
        'Only Toronto Hydro can say for certain. We send your address with the load calculation and ask; its written reply tells you whether digging is likely before you commit.',
    },
    {
      question: 'Must aluminum wiring come out before I sell?',
      answer:
        'No. Some insurers ask for an ESA inspection. Where needed, connections are repaired with parts meant for aluminum, and the walls stay closed.',
    },
  ],
  form: {
    heading: 'Describe the house',
    lead: 'The year it was built, fuses or breakers, and where the wire comes in: with those three we can say a good deal by phone.',
    example: 'Example: 1957 bungalow, fuse panel, wire comes from underground, we want a car charger.',
  },
}
