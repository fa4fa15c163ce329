import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Midtown Toronto electrician: Davisville to Lawrence',
  metaDescription:
    'Midtown Toronto electricians on Yonge Street for 1910s-30s houses, 1960s towers and shops along Line 5: rewiring, panels and fit-outs.',
  h1: 'Midtown Toronto electricians on Yonge',
  heroDescription:
    "Midtown is our Toronto office's home ground: prewar houses on the side streets, sixties towers at the corners, and a new transit line under Eglinton.",
  excerpt:
    'Prewar houses in Davisville and Lawrence Park, sixties towers, and shops refitting above the new Line 5 tunnel.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: [
    'toronto/north-york',
    'toronto/east-york',
    'toronto/rosedale',
    'toronto/yorkville',
    'toronto/forest-hill',
  ],
  sections: [
    {
      heading: 'Line 5 & the shops above it',
      paragraphs: [
        'Line 5 Eglinton opened on February 8, 2026, ten kilometres of it in tunnel. Shops are being refitted along the route, and a bakery draws far more than the shoe store it replaces. For [a shop or restaurant fit-out](/commercial/office-retail-restaurant), read the nameplates of the equipment before you sign a lease. Then compare them with the service in the basement.',
      ],
    },
    {
      heading: 'Fifteen business days',
      paragraphs: [
        'Say the sum shows that you need more. Here is the calendar. Once a complete upgrade request is in, Toronto Hydro replies within 15 business days. That is three weeks, and it is an answer, not a connection. Design, payment and construction come after it.',
        'A request with a gap in it only comes back with questions, so we fill it in ourselves: the calculation, the site plan, the meter position. What hangs on your brick is your property, save for the meter. What hangs in the air is theirs.',
      ],
    },
    {
      heading: 'Davisville, North Toronto, Lawrence Park',
      paragraphs: [
        'Real estate agents name these three when they speak of knob-and-tube. Many homes here were built from about 1910 to 1940, before grounding was usual. Deer Park joined the city in 1908. Blythwood Road, with houses from 1860 on, has been a heritage conservation district since 2005: ask the city before a mast or an outdoor unit appears on the front.',
        'Old wiring in sound shape may stay in use, and the trouble lies in a century of additions, when lamps became air conditioners. We test first, and tell you which circuits [should be replaced now](/residential/knob-tube-wiring) and which can wait.',
      ],
    },
    {
      heading: 'Tower kitchens & family houses',
      paragraphs: [
        "In apartments it is stoves, lighting and [breakers that keep tripping](/emergency/breaker-trips). House owners ask for whole-home rewiring during a renovation, heat pump circuits and outdoor lights. Farther west the lots grow, as our page on [electrical work in Forest Hill](/toronto/forest-hill) shows. To the north start [North York's postwar streets](/toronto/north-york).",
      ],
    },
  ],
  services: {
    heading: 'Booked from the Yonge Street office',
    lead: 'Ask for a visit, or call with your question and a photograph at hand.',
    cards: {
      'panel-upgrades':
        'A crowded prewar panel replaced, labelled and inspected. Expect {price:panel-upgrade} plus HST for most houses, utility work aside.',
      'wiring-outlets':
        'Three-prong outlets that are truly grounded, fed by new cable fished through lath and plaster with small openings.',
      'emergency-repairs':
        'Smoke or fire means 911. Sparks, a dead floor, a hot switch: circuit off, then us on the phone.',
      'smart-home':
        'RadioRA and HomeWorks dimming in old houses, where radio controls spare the plaster that cables would cost.',
      'ev-chargers': 'Shared drives and rear pads are common. We find a route, check capacity and file with ESA.',
      commercial:
        'Fit-outs along Eglinton and Yonge: kitchen equipment, sign circuits, track lighting, and exit lights that pass the fire inspection.',
    },
  },
  reasons: {
    heading: 'What our neighbours can rely on',
    items: {
      'esa-certified':
        'Licensed electrical contractor, {licence}. Inspected work earns an ESA Certificate of Acceptance; file it with the deed.',
      'service-24-7': 'After five the office lights go off. Emergency calls carry on, at midnight as at noon.',
      'local-experts':
        'An office on Yonge Street puts these houses close at hand, and their wiring habits are familiar to us.',
      guaranteed: 'Faults in our own workmanship are ours to cure, at no charge, and we explain what went wrong.',
    },
  },
  questions: [
    {
      question: 'How soon can Toronto Hydro enlarge my service?',
      answer:
        'Its own range is a few weeks to several months, or even years. The first reply takes up to 15 business days. Our part, the new panel, is one working day.',
    },
    {
      question: 'We are refitting a shop on Eglinton. When should we call?',
      answer:
        'Before the lease is signed. The existing service limits what you can cook, cool and light, and enlarging it may take longer than the whole renovation.',
    },
  ],
  form: {
    heading: 'Around the corner from you',
    lead: 'Weekdays from 9 AM to 5 PM you reach the Toronto office; the written form is there at any hour.',
    example: 'Example: Buying a 1926 house near Davisville, would like the wiring looked at before closing.',
  },
}
