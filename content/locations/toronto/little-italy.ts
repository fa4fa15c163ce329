import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Little Italy electrician: laneway garages & patios',
  metaDescription:
    'Little Italy electricians for College Street patios, apartments over shops and laneway garages: EV circuits, old row wiring, safe trenching.',
  h1: 'Little Italy electricians, lane & patio',
  heroDescription:
    'College Street eats outdoors and parks out back. Much of our work in Little Italy is getting safe power to the two ends of a long, narrow lot.',
  excerpt:
    'Laneway garage chargers, patio circuits on College, and rewiring for rows and semis built between 1880 and 1910.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/the-annex', 'toronto/kensington-market', 'toronto/king-west', 'toronto/junction-triangle'],
  sections: [
    {
      heading: 'Power to the garage on the lane',
      paragraphs: [
        'The panel is at the front of the cellar, and the car sleeps at the far end of the yard. Before anyone digs between them, Ontario One Call has to mark what is buried: [1-800-400-2255](tel:+18004002255), free, five business days ahead or more.',
        "In the garage we fit a small subpanel, so a charger, a light and a door opener each have a breaker. A [Level 2 circuit](/ev-energy/charger-installation) is sized from the house's load, since that is where its power comes from.",
      ],
    },
    {
      heading: 'Do you need more from the street?',
      paragraphs: [
        'Maybe not, and it is worth finding out. Work on your own side of the meter, such as a feeder to the garage, is between you, us and ESA. Toronto Hydro comes into it only when something must be isolated or the service is to grow. So we try the other ways first: a charger that waits until the dryer stops, or one set to a lower current.',
        'If the sums still say more, the split is as elsewhere in the city. You provide a stack, or a conduit where the feed is buried, and a base for the meter. The utility provides what conducts and what counts.',
      ],
    },
    {
      heading: 'Shop below, family above',
      paragraphs: [
        "College was laid out by 1900, and many homes here are apartments over its stores or rows behind it from 1880 to 1910. The wiring began as knob-and-tube, and since then one building may have been a grocer's and a wine bar, each adding a panel and removing none.",
        'A tidy cellar has one labelled panel per tenant and one for the halls, and [subpanels sorted by tenant](/commercial/transformers-subpanels) end most quarrels over the bill.',
      ],
    },
    {
      heading: 'Patios over a buried creek',
      paragraphs: [
        "The wide walk stands over Garrison Creek. Patio owners ask for heaters, lights and outlets that shrug off rain; upstairs tenants want [a quiet bathroom fan](/residential/ceiling-bathroom-fans-gfci); buyers want [old wiring assessed](/residential/knob-tube-wiring). If the power fails, look at the neighbours' windows, then at our [repair page](/emergency/electrical-repairs). [Kensington](/toronto/kensington-market) is the next stop east.",
      ],
    },
  ],
  services: {
    heading: 'Both ends of a long lot',
    lead: 'Our work runs from the street front through the cellar and the yard to the lane.',
    cards: {
      'panel-upgrades':
        'Three panels become one per tenant, or a single tired one is renewed with a feeder ready for the garage.',
      'wiring-outlets':
        'Rows rewired from cellar and attic, kitchens given their circuits, and dead knob-and-tube cut free and marked.',
      'emergency-repairs':
        'A patio outlet that sparks, an apartment in the dark, a cooler off: the night line is for that.',
      'smart-home':
        'Yard lights on a timer, shades for a west-facing apartment, and a switch by the bed for the lane lamp.',
      'ev-chargers':
        'Trench, subpanel, charger, in that order. Budget {price:ev-level-2} plus HST; long yards and hard digging raise it.',
      commercial:
        'Wine bars and gelato counters: refrigeration circuits, dimmed rooms, patio heat and a sign that comes on at dusk.',
    },
  },
  reasons: {
    heading: 'Before the trench is filled in',
    items: {
      'esa-certified':
        'Buried cable is inspected before it is hidden. As a licensed electrical contractor, {licence}, we arrange that inspection.',
      'service-24-7': 'If the bar goes dark at eleven, our emergency line is open at eleven, and at five past.',
      'local-experts':
        'Lane addresses, grape arbours, cellars reached by a hatch in the floor: we have a checklist for such lots.',
      guaranteed: 'A trench settles; a cable joint of ours should not fail. If it does, we dig it up at our cost.',
    },
  },
  questions: [
    {
      question: 'Does a laneway garage need its own meter?',
      answer:
        'As a rule it is fed from the house as a subpanel. A laneway home that will be rented is a larger matter: ask the city and Toronto Hydro early.',
    },
    {
      question: 'How deep does the cable to my garage go?',
      answer:
        "It depends on the cable, and on its being in conduit or under a driveway. We follow the code's table, and ESA looks before the trench is filled.",
    },
  ],
  form: {
    heading: 'How long is your yard?',
    lead: 'Pace it from the cellar wall to the garage, then call. With that one number we can talk about cost sensibly.',
    example: 'Example: Garage on the lane, about 20 m from the house, want a Level 2 charger.',
  },
}
