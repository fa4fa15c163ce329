import { definePlace } from '@/content/schema/place'

export default definePlace({
  name: 'North York',
  order: 20,
  seoTitle: 'House electricians in North York: fuse boxes, EV, 24/7',
  metaDescription:
    'Licensed house electricians in North York, on call 24/7. Fuses to breakers typically {price:fuse-to-breaker}, plus HST. Call or get a written quote.',
  h1: 'House electricians in North York',
  streetSentence: 'We change fuse boxes and wire car chargers in the bungalows and split-levels of North York.',
  summary:
    'Bungalows and split-levels here often need breakers in place of fuses, and a circuit that reaches a charger in the carport.',
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
    come: 'Yes, to houses all over North York, Don Mills to Downsview. Offices and towers have [their own page](/gta/north-york).',
    cost: 'Changing fuses to breakers costs {price:fuse-to-breaker}, and wiring a charger costs {price:ev-level-2}.',
  },
  typicalJobs: [
    {
      title: 'The fuse box changed to breakers',
      text: 'Many bungalows in Downsview and Bathurst Manor came with screw-in fuses. A fuse box is not dangerous in itself, but a fuse too large for its wire is, and it screws in easily. Breakers end that.',
      service: 'residential/fuse-box-conversions',
      price: 'fuse-to-breaker',
    },
    {
      title: 'A charger under the carport',
      text: 'We mount the charger on the wall by the carport, on a circuit of its own. Before you order one, we add up what the house can draw at once.',
      service: 'ev-energy/charger-installation',
      price: 'ev-level-2',
    },
    {
      title: 'Alarms that sound together',
      text: 'In a backsplit an alarm in the basement is hard to hear on the top level. Wired and linked alarms cost little extra while we are rewiring. We quote from their number.',
      service: 'residential/surge-protection-alarms',
    },
  ],
  serviceCards: {
    'panel-upgrades': 'We change fuses to breakers on the service that you have. The swap takes 4 to 8 hours.',
    'wiring-outlets': 'We replace two-slot outlets with grounded ones, and give the kitchen its own circuits.',
    'emergency-repairs': 'We find out why one room is dark, or why a breaker trips again after one reset.',
    'smart-home': 'Older switch boxes often have no neutral wire. We open one and check before you buy a dimmer.',
    'ev-chargers': 'In a carport, a driveway or a garage, we add up the load first, then quote the cable.',
    commercial:
      'In the plazas on Wilson and Lawrence Avenues we add circuits, better light and panels with readable labels.',
  },
  facts: [
    {
      title: 'Fuses and 60 A in postwar houses',
      text: 'Bungalows and splits of the 1950s and 1960s usually came with fuses and 60 or 100 A. Breakers give you more circuits, not more amps. A car charger on 60 A is seldom possible.',
    },
    {
      title: 'Don Mills carports and low roofs',
      text: 'Don Mills has low roofs, carports and winding crescents. A low roof leaves little attic for cable, so we walk the route to the carport before we quote.',
    },
    {
      title: 'Is your garage attached?',
      text: 'Since January 1, 2026 a home with an attached garage needs carbon monoxide alarms {danger-short:co-places}. Battery units count.',
    },
  ],
  notes: [
    {
      heading: 'Overhead or underground?',
      paragraphs: [
        'Stand in the driveway and look up. If no wire reaches your roof, the service is underground, and a larger one can mean digging up the lawn. Older cable often lies straight in the soil, with several houses on one transformer. Only Toronto Hydro can say what yours is. We send it your address with the load calculation before anyone sets a date or digs.',
      ],
    },
    {
      heading: 'Adding a basement apartment',
      paragraphs: [
        'Many bungalows here have a side door and a full basement. Two kitchens often outgrow 60 or 100 A, so we calculate before the drywall goes up. {rule:suite} We file the notification, and wire the alarms with the suite.',
      ],
    },
    {
      heading: 'Building new in Willowdale',
      paragraphs: [
        'Around Willowdale, larger houses have taken the place of many bungalows. If you build, tell us the large loads while the plans are drawn. The size of the service and the wall for the meter follow from them, and both are cheap to change on paper.',
      ],
    },
  ],
  localExperts:
    'Low bungalow attics and split-level crawl spaces decide where a cable can go, so we look before we quote.',
  questions: [
    {
      question: 'Must aluminum wiring come out before I sell?',
      answer:
        'No. {rule:aluminum} In North York, look for it in the later houses, toward Steeles Avenue. Some insurers ask for an inspection. Where a joint needs work, we redo it, and your walls stay closed.',
    },
    {
      question: 'How do you get cable through a split-level?',
      answer:
        'Often through the crawl space under the middle level. In a Parkwoods or Bayview Village split without one, we use closets and the garage ceiling. You see the route before we cut anything.',
    },
  ],
  form: {
    lead: 'Tell us the year of the house, whether it has fuses or breakers, and if a wire reaches the roof.',
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
