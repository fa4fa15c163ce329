import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Markham electrician for homes, shops & heritage villages',
  metaDescription:
    'Markham electricians who plan shop lighting around heritage review, correct 1970s aluminum joints, and find room in panels for a car.',
  h1: 'Markham electricians, homes & shops',
  heroDescription:
    'A lamp over a shop door in Unionville can need more approvals than a panel. We plan the light first, so that the opening date survives.',
  excerpt: 'Four heritage districts, early subdivisions with aluminum, and shops that open on a deadline.',
  updatedOn: '2026-11-20',
  utility: 'alectra',
  office: 'toronto',
  neighbours: ['gta/richmond-hill', 'gta/thornhill', 'gta/north-york', 'gta/scarborough', 'gta/pickering'],
  sections: [
    {
      heading: 'Opening a shop on a heritage main street',
      paragraphs: [
        'Markham has four heritage conservation districts: Unionville, Markham Village, Buttonville and its half of Thornhill. Even a new sign goes to review, and over 350 further buildings are designated singly. So the order matters. Choose sign and lamps, submit them, and wire the interior meanwhile. We supply wattage, colour and fixing details for the application.',
        'Inside, [shop and restaurant circuits](/commercial/office-retail-restaurant) follow equipment lists, and [exit lighting](/commercial/exit-security-lighting) follows the occupancy. Both go quicker when the lease plan shows where the panel is.',
      ],
    },
    {
      heading: 'The 1970s came first',
      paragraphs: [
        'Beyond the village cores, many homes here belong to subdivisions of the 1970s through the 2000s. Aluminum runs to the outlets in some of the oldest. We open a sample of boxes, tighten or re-terminate with parts rated for both metals, and report. An insurer may ask for an ESA inspection besides; we can arrange for it.',
        'Houses in the 19th-century cores hide older layers yet. A flicker that follows the kettle deserves [a repair call](/emergency/electrical-repairs) in either kind.',
      ],
    },
    {
      heading: 'Split at the meter',
      paragraphs: [
        'Think of the meter as the frontier. Alectra maintains it along with the supply to it; generally you own the socket that it plugs into and everything downstream. For a swap of equal size, one visit from each side does it, inside a single day. To enlarge, Alectra has to check its transformer and reply with terms. Allow weeks for that, and sometimes many months.',
      ],
    },
    {
      heading: 'York Region in the wind',
      paragraphs: [
        'York was among the hardest hit when the derecho put 119,000 Alectra customers out at its peak. In the ice of 2013 the region still had 16,300 waiting on December 23. Keep 33 feet (10 m) from anything that came down, and give 911 the cross street.',
        'Calls between storms are about [chargers](/ev-energy/charger-installation), finished basements, and [voice control](/smart-home/voice-control) for lights. South of Steeles the utility changes, and so does our advice: see [Scarborough](/gta/scarborough).',
      ],
    },
  ],
  services: {
    heading: 'Residential, retail, office',
    lead: 'Here is the mix of work in Markham, with a note on what decides each job.',
    cards: {
      'panel-upgrades': 'Decided by the sum: suites, cars and kitchens on one side, your present main on the other.',
      'wiring-outlets': 'Decided by the metal: aluminum gets matched devices, copper gets whatever the room now needs.',
      'emergency-repairs':
        'Decided by the nose: smoke, or a smell you cannot place, means out and 911. A dead circuit means us.',
      'smart-home':
        'Decided by the walls: open studs invite wired lighting control, finished rooms favour wireless switches.',
      'ev-chargers': 'Decided by distance: an attached garage with the panel inside is easy, a townhouse block is not.',
      commercial:
        'Decided by the lease: who pays for panel, transformer and landlord approvals should be settled early.',
    },
  },
  reasons: {
    heading: 'Ask any contractor these',
    items: {
      'esa-certified': 'Can you show a number? We can: {licence}. Without one, a firm may not even quote in Ontario.',
      'service-24-7': 'Who answers at night? We take emergency calls at any hour; ordinary work is booked on weekdays.',
      'local-experts': 'Which heritage district am I in? We look it up first, and tell you before discussing lamps.',
      guaranteed: 'What if the light is wrong? Ask us to hang one fixture first; the rest follow your nod.',
    },
  },
  questions: [
    {
      question: 'Can shop lights be changed without review in Unionville?',
      answer:
        'Interior ones as a rule, yes. Whatever shows on the outside wall goes to heritage staff. Lamps close behind the glass are worth a question before you buy.',
    },
    {
      question: 'Which side of Yonge am I on, and does it matter?',
      answer:
        'East of Yonge, Thornhill belongs to Markham, west of it to Vaughan. The building permit and the heritage office follow the city. Alectra serves both; see [Thornhill](/gta/thornhill).',
    },
  ],
  form: {
    heading: 'Set your Markham job in motion',
    lead: 'Shops: give the opening date. Homes: give the year built and the main breaker size.',
    example: 'Example: Café on Main Street, 12 track heads and a sign, opening in ten weeks, plans attached later.',
  },
}
