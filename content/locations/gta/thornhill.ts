import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Thornhill electrician, both sides of Yonge',
  metaDescription:
    'Electricians for Thornhill, west of Yonge in Vaughan and east of it in Markham: heritage houses, 1960s splits, rebuilds, pools and chargers.',
  h1: 'Thornhill electricians, east & west',
  heroDescription:
    'Yonge Street cuts Thornhill in two. The lights come from one utility, but the heritage office and the building permit depend on which sidewalk you stand on.',
  excerpt: 'West of Yonge is Vaughan, east is Markham: one utility, two heritage offices and houses from every decade.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'toronto',
  neighbours: ['gta/vaughan', 'gta/richmond-hill', 'gta/markham', 'gta/north-york'],
  sections: [
    {
      heading: 'Which side are you on?',
      paragraphs: [
        'There are two Thornhill heritage conservation districts, one belonging to [Vaughan](/gta/vaughan) and one to [Markham](/gta/markham). Both protect what remains of a mid-19th-century village. On either side, a mast, a condenser or a porch lantern may count as a change that needs a heritage permit, and each city has its own office. For a basement suite or an addition you likewise apply to Vaughan west of Yonge, to Markham east of it. ESA is the exception: it covers the province, so our notification is the same across the road.',
      ],
    },
    {
      heading: 'A house for each decade since 1898',
      paragraphs: [
        'An electric railway ran to Toronto from 1898, and commuters have come ever since: 112,719 people by 2016. Many homes here date from the 1950s to the 1980s. In order of age you may meet 60 A with fuses, then 100 A, then aluminum from the mid-sixties to the late seventies, then copper again.',
        'Rebuilds are common. A new house on an old lot often asks for [200 A](/residential/panel-upgrades), or 400 A with a pool and an elevator.',
      ],
    },
    {
      heading: 'One utility for the pair',
      paragraphs: [
        "Alectra feeds both halves. Its part ends, broadly, where the wire meets your mast, though the meter is Alectra's wherever it hangs. A rebuild has three dates: disconnection before demolition, a temporary supply for the builder, and the final connection. Each is a request of its own and can take weeks; a bigger transformer can take many months. Send us the plans while they are still on paper.",
      ],
    },
    {
      heading: 'Trees, pools & the odd storm',
      paragraphs: [
        "On Alectra's system, York and Peel fared worst in the windstorm of May 2022. A pool or its deck should stay five metres, sometimes more, from overhead lines. Its metal and its water are bonded together to today's rules; see [pool and tub connections](/residential/hot-tub-pool-connections). With a tree on a line, phone 911 and stay 10 m back; our [emergency page](/emergency/electrical-repairs) lists who comes next.",
      ],
    },
  ],
  services: {
    heading: 'Either side of the street, we do this',
    lead: 'Tell us the city with your address, and we line up the right office.',
    cards: {
      'panel-upgrades':
        'Fuses or a crowded 100 A box replaced within a working day. Bigger services start with Alectra.',
      'wiring-outlets':
        'A split-level of 1968 tested outlet by outlet, with pigtails of copper and approved connectors on aluminum.',
      'emergency-repairs':
        'Pool pump that trips its breaker, a range gone cold, an outlet turned brown: leave it off, and phone.',
      'smart-home':
        'Rebuilds are the moment for HomeWorks, while the studs are bare. Finished houses do nicely with RadioRA.',
      'ev-chargers':
        'Two cars, one service: chargers that share what is free. The first is typically {price:ev-level-2} installed, before HST.',
      commercial:
        'Dentists, delis, plazas on Yonge and Centre Street: lighting, ovens, X-ray circuits, and panels for the next tenant.',
    },
  },
  reasons: {
    heading: 'What crosses Yonge with us',
    items: {
      'esa-certified':
        'The province licenses contractors, so {licence} holds on both sides of the street, and so does the code.',
      'service-24-7': 'Faults keep no office hours, so {phone} is answered late, early, and on a Sunday.',
      'local-experts':
        'Permit counter, heritage planner or utility: we know on whose desk your particular question belongs.',
      guaranteed: 'We guarantee our workmanship, on a village cottage as on a house finished last week.',
    },
  },
  questions: [
    {
      question: 'How do I find out whether my house is in a heritage district?',
      answer:
        'Ask the planning department of your own city and give the address. Newer houses inside the line can be covered as well.',
    },
    {
      question: 'We are tearing down. When should the electrician come in?',
      answer:
        'Before the digger is booked. Alectra disconnects the old service, and the builder needs a temporary one. A late request holds up everybody.',
    },
  ],
  form: {
    heading: 'Vaughan or Markham: write anyway',
    lead: 'Cross street and side of Yonge, please, then the job in a sentence.',
    example: 'Example: East of Yonge near John Street, 1972 house with aluminum, new kitchen planned.',
  },
}
