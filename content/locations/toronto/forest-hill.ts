import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Forest Hill electricians: 400 A & lighting control',
  metaDescription:
    'Forest Hill electricians for large houses and rebuilds: 400 A services, Lutron lighting control, generators and 1920s wiring renewed.',
  h1: 'Forest Hill electricians, old & rebuilt',
  heroDescription:
    'Large houses carry large loads: two furnaces, a pool, an elevator, lights by the hundred. In Forest Hill the planning takes longer than the pulling of cable.',
  excerpt:
    'Big prewar houses and full rebuilds: 400 A services, lighting control, standby power and quiet, tidy crews.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/north-york', 'toronto/midtown-toronto', 'toronto/yorkville', 'toronto/the-annex'],
  sections: [
    {
      heading: 'A village with its own habits',
      paragraphs: [
        'Forest Hill ran its own police, firefighters and schools from 1923 to 1967. Many homes here date from those years, the 1920s to the 1950s, and were big from the start. The earliest can hold knob-and-tube behind panelling. Later wings were wired by other hands, each with a subpanel of its own. Five panels in one house would not surprise us.',
        'Before adding to such a house we draw it: every panel, what feeds it, what it feeds. Owners keep that sheet. It saves guessing on each later visit.',
      ],
    },
    {
      heading: 'Two hundred or four hundred amperes',
      paragraphs: [
        'A rebuild with heat pumps, a pool, two cars and an electric kitchen often comes out above 200 A. The next usual step for a house is 400 A. Toronto Hydro gives no fixed term for a larger service; in its own words it takes "a few weeks to several months, or even years". The transformer on your street may decide which.',
        "So the architect, the builder and the electrician should meet while the foundation is still a drawing. Agree the meter wall, the duct and the room for gear. Duct and meter base go on the client's invoice. Cable, if it comes underground, and the meter are supplied by the utility. [Smart panels](/smart-home/smart-panels-occupancy) may hold demand low enough for the smaller size.",
      ],
    },
    {
      heading: 'Light as a system',
      paragraphs: [
        'With two hundred fixtures, wall switches become clutter. [Lutron HomeWorks](/smart-home/lutron-homeworks) puts a room on one keypad and [Palladiom shades](/smart-home/palladiom-shades) on the same. Wired keypads belong in open walls; radio ones suit a house that is already painted.',
      ],
    },
    {
      heading: 'When a ravine tree takes the line',
      paragraphs: [
        "Cedarvale's trees are lovely until an ice storm. Owners ask for [a standby generator with its transfer switch](/ev-energy/generator-wiring), filed with ESA and clear of windows. Apartment owners near the Lower Village ask for corridor and garage lighting. Downhill, [the Annex](/toronto/the-annex) has houses of equal age with very different histories.",
      ],
    },
  ],
  services: {
    heading: 'For houses with more than one panel',
    lead: "We work to a builder's schedule or to a family's.",
    cards: {
      'panel-upgrades':
        'Several panels rationalized, or one large distribution with a surge protector, drawn first and installed in planned stages.',
      'wiring-outlets':
        'Full-house rewiring in a renovation, and small discreet additions in finished rooms with matching plates.',
      'emergency-repairs':
        "Generator will not start, a wing is dark, a breaker hums. Call, and have the alarm company's number ready.",
      'smart-home':
        'HomeWorks and RadioRA design, wiring and programming. Simple programming takes 2 to 6 hours; a whole house takes longer.',
      'ev-chargers':
        'Two or three cars sharing one feed: load-sharing chargers, sized so that the main breaker never notices.',
      commercial:
        'Village shops, clinics and small apartment buildings: house panels, laundry circuits, exit lights and after-hours maintenance.',
    },
  },
  reasons: {
    heading: 'How we behave in a finished house',
    items: {
      'esa-certified':
        'Builders need paper. We hold {licence} as a licensed electrical contractor, and our notifications precede our ladders.',
      'service-24-7': 'House managers may call at any hour about an emergency. An electrician will speak to them.',
      'local-experts':
        'Lutron keypads, heated drives and elevator motors appear often in these houses, so we arrive with the diagrams.',
      guaranteed:
        'Shoe covers on, dust sheets down, and our workmanship guaranteed after the last cover plate is straight.',
    },
  },
  questions: [
    {
      question: 'When must the service decision be made in a rebuild?',
      answer:
        "At the permit drawings. Meter wall, duct route and electrical room are cheap on paper and expensive in concrete, and the utility's own design starts from them.",
    },
    {
      question: 'Can lighting control be added without new walls?',
      answer:
        'Yes. Radio-based systems replace switches where they are. You lose a few options that wired keypads give, and gain a house without plaster dust.',
    },
  ],
  form: {
    heading: 'Bring us in at the drawing stage',
    lead: "Your architect or builder is welcome to write. Contact us with the drawings' date and the expected loads.",
    example: 'Example: New house, permit stage, two EVs, pool and heat pumps: 200 A or 400 A?',
  },
}
