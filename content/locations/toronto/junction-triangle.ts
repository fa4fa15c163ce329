import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Junction Triangle electricians: brick homes & lofts',
  metaDescription:
    'Junction Triangle electricians for 1910s brick houses and converted factories: rewiring, panel changes, 600 V leftovers and studio power.',
  h1: 'Junction Triangle house & loft wiring',
  heroDescription:
    'Three railways drew the border. Inside it are brick houses for factory hands and the factories themselves, with very different voltages.',
  excerpt: "Brick houses of the 1910s and '20s beside converted factories, all inside a triangle of railway lines.",
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/the-annex', 'toronto/little-italy', 'toronto/high-park', 'toronto/bloor-west'],
  sections: [
    {
      heading: 'Six hundred volts in the storeroom',
      paragraphs: [
        "Northern Aluminum and Cowan's chocolate works made Sterling Road an address for heavy power. Factories of that kind took in 347/600 V, and conversions often inherit the gear. A brewery, a gallery or a climbing gym then finds a grey cabinet with no drawing. We trace it, tag it, and say what it can safely feed.",
        'If the leftover equipment is sound, a dry transformer gives 120/208 V for ordinary plugs. If not, [replacing a 600 V service](/industrial/600v-800a-services) is a design job, and time matters.',
      ],
    },
    {
      heading: 'Sixty days on the drawing board',
      paragraphs: [
        "Here is where the time goes. Once Toronto Hydro has everything it asked for, its design and estimate typically take up to 60 days. Nothing is built meanwhile. Then come your payment, the utility's crew, and ESA. A loft board that votes in March should not plan on power in May.",
        "The same applies to a house that wants a larger service, at smaller scale. What shortens the wait is a full package on the first day: load figures, single-line drawing, meter location, photographs. We assemble it. On houses, remember that the meter socket and pipe are the owner's share; the conductors to the pole, and the meter, are the utility's.",
      ],
    },
    {
      heading: 'Houses built for the shift whistle',
      paragraphs: [
        'Many homes here are brick, from the 1910s and 1920s, set close together. Knob-and-tube was normal when they were new. We commonly find it spliced to cable from the sixties, with the joint lost in a ceiling. [Flickering or dead circuits](/emergency/electrical-repairs) in such houses often trace back to a splice of that sort.',
        'Trains pass, dust settles, and panels in unheated back rooms rust. An inspection tells you which of these you own.',
      ],
    },
    {
      heading: 'Requests inside the triangle',
      paragraphs: [
        'Families ask about [breakers in place of fuses](/residential/fuse-box-conversions), studio owners about [machine hook-ups](/industrial/machinery-connections), and landlords about lighting stairs. South-east of here, the shops and patios of [Little Italy](/toronto/little-italy) keep us busy as well.',
      ],
    },
  ],
  services: {
    heading: 'Home circuits & shop power',
    lead: 'The same crew can do the semi on Monday and the studio on Tuesday.',
    cards: {
      'panel-upgrades':
        'Rusty or crowded panel exchanged in a working day. Figure on {price:panel-upgrade}, tax on top, for an ordinary house.',
      'wiring-outlets':
        'Lost splices found and boxed, dead ends removed, and fresh grounded runs to kitchens, desks and laundry corners.',
      'emergency-repairs':
        'Power gone in part of the house, or a machine that drops a whole panel: phone first, touch nothing hot.',
      'smart-home':
        'Lighting scenes for galleries and lofts, plus leak and motion sensors where a building stands empty overnight.',
      'ev-chargers':
        'Few driveways, several lanes and shared lots. We sort out who owns the stall before we price the cable.',
      commercial:
        'Breweries, galleries and workshops: old three-phase gear identified, transformers added, and distribution drawn up for the landlord.',
    },
  },
  reasons: {
    heading: 'Four plain reasons',
    items: {
      'esa-certified':
        'Three-phase work is no place for guesses. We are a licensed electrical contractor, {licence}, with inspection booked as we go.',
      'service-24-7':
        'When a fridge or a fermenter is warming up, the emergency number gets you an electrician overnight.',
      'local-experts': 'Unmarked factory gear does not frighten us; neither do cellars with five generations of cable.',
      guaranteed: 'If a repair of ours does not hold, it was not finished. We come back to finish it without a bill.',
    },
  },
  questions: [
    {
      question: 'Can we reuse the old factory service in our unit?',
      answer:
        'Perhaps. It has to be inspected, its fault rating checked, and parts must still exist. We test before you spend money on anything that depends on it.',
    },
    {
      question: 'My house has both old and new wiring. Is that dangerous?',
      answer:
        'The mixture is ordinary; bad joints between the two are the hazard. We look for buried splices and overloaded runs, and fix those ahead of the rest.',
    },
  ],
  form: {
    heading: 'House or hall, start with an address',
    lead: 'Photographs of the panel or the old switchgear help a great deal: mention them in the form and we will say where to send them.',
    example: 'Example: Taking over a unit on Sterling Road with old 600 V gear, need 120/208 V for a studio.',
  },
}
