import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Scarborough electricians: fuses, aluminum & more',
  metaDescription:
    'Scarborough electricians for fuse panels and aluminum circuits of the 1950s to 1970s, basement suites, slab towers, and plazas along the Golden Mile.',
  h1: 'Scarborough electricians, house & plaza',
  heroDescription:
    'Scarborough had 25,000 people in 1945 and nearly 250,000 in 1964. Whole districts were wired in the same few years, and come due together.',
  excerpt: 'Whole districts share one wiring age: fuse panels, aluminum, second suites, towers and Golden Mile plazas.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['gta/east-york', 'gta/north-york', 'gta/markham', 'gta/pickering', 'toronto/the-beaches'],
  sections: [
    {
      heading: 'Ten times the people in nineteen years',
      paragraphs: [
        'Many homes here date from the 1950s to the 1970s, and a street often shares one builder and one panel. Early blocks often got 60 A and screw-in fuses, later ones 100 A, and between the mid-1960s and the late 1970s the branch wires could be aluminum. If a neighbour has just had a [fuse box changed](/residential/fuse-box-conversions), ask what was found.',
        'Aluminum that is properly terminated is safe. The loose screw and the wrong outlet run hot.',
      ],
    },
    {
      heading: 'Suites, plazas, slab towers',
      paragraphs: [
        'A bungalow with a side door invites a basement suite. The city wants a building permit, ESA a notification, and two kitchens frequently outgrow 60 or 100 A. We do the arithmetic before the drywall goes up.',
        'On the Golden Mile a wartime munitions plant gave way to Frigidaire, Inglis and SKF, then to shops. We refit [retail units](/commercial/office-retail-restaurant) there and balance their panels. In slab towers we work with the superintendent on [corridor lighting](/commercial/panel-lighting-upgrades) and suite panels.',
      ],
    },
    {
      heading: 'Sixty days, then some',
      paragraphs: [
        "Ask Toronto Hydro for a heavier service and it replies within 15 business days. Its design and estimate then typically take up to 60 days, counted from a complete file. Payment, construction and the ESA visit follow. For an overhead house, the stack, its clevis and the meter base are yours. The span of wire and the meter are Toronto Hydro's, and no electrician may cut or reconnect them. For a plain panel swap we book the isolation; the work itself is 4 to 8 hours.",
      ],
    },
    {
      heading: 'A hard lesson from December 2013',
      paragraphs: [
        'At its peak the ice storm left about 300,000 Toronto Hydro customers without power. In one evening Toronto answered 111 calls about carbon monoxide, when 20 would be usual. Barbecues and generators stay outdoors, always. Since January 2026 homes with a fuel-burning appliance, a fireplace or an attached garage need [carbon monoxide alarms](/residential/surge-protection-alarms) by each sleeping area and on every storey without one. If one sounds, get out and call 911.',
      ],
    },
  ],
  services: {
    heading: 'From basements to shop floors',
    lead: 'We have sorted these by what people phone about.',
    cards: {
      'panel-upgrades':
        'Screw-in fuses out, breakers in, typically {price:fuse-to-breaker} with HST to add. Tell us if a suite is planned.',
      'wiring-outlets':
        'Rated devices on aluminum, three-prong outlets done honestly, and a kitchen counter that does not trip.',
      'emergency-repairs':
        'A dead bedroom, a breaker that trips at breakfast: a small diagnostic visit is typically {price:diagnostics}, before tax.',
      'smart-home':
        'Start with three dimmers and a thermostat. Most postwar bungalows can take them, once the switch boxes are checked.',
      'ev-chargers': 'Carport, driveway or lot behind a plaza. On 100 A a managed charger can be the thriftier road.',
      commercial:
        'Unit refits in the plazas, warehouse lighting, places of worship, and emergency lights to go with them.',
    },
  },
  reasons: {
    heading: 'Before you let us in',
    items: {
      'esa-certified':
        'Ask any electrician for the licence. Ours reads {licence}. A firm without one may not even quote.',
      'service-24-7': 'Nights and holidays on {phone}: we tell you what to shut off while you wait.',
      'local-experts': 'One street, one panel type: having met it next door makes the second visit shorter.',
      guaranteed: 'We answer for each termination we make. Torqued, tested, and redone if it should ever fail.',
    },
  },
  questions: [
    {
      question: 'Can I sell my house with the old fuse panel still in it?',
      answer:
        'People do. The buyer will need insurance, though, and many insurers ask for 100 A. Some accept a sound 100 A fuse panel with rejectors and an inspection.',
    },
    {
      question: 'Do basement tenants need a panel of their own?',
      answer:
        'It helps: with a subpanel they can reset a breaker without entering your half. Whether the main service suffices is a separate sum, and comes first.',
    },
  ],
  form: {
    heading: 'Get a Scarborough visit going',
    lead: 'Main intersection, fuses or breakers, and what has changed lately.',
    example: 'Example: Bungalow at Kennedy and Lawrence, aluminum wiring, planning a second kitchen downstairs.',
  },
}
