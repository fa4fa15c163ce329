import type { TorontoContent } from '@/content/schema'

export const page: TorontoContent = {
  seoTitle: 'Toronto electricians: panels, rewiring, EV, 24/7 repairs',
  metaDescription:
    'Licensed Toronto electricians on {street:toronto} for houses, condos and shops. Panels, old wiring, EV chargers, 24/7 repairs. Call for a written quote.',
  h1: 'Electricians in Toronto',
  lead: 'We wire houses, condos and shops. In a house split into apartments long ago, we first find which panel feeds which room.',
  updatedOn: '2026-11-28',
  trust: {
    heading: 'Licensed, reviewed and on call',
    items: [
      {
        title: 'ESA certified',
        text: 'We are a licensed and insured electrical contractor: {licence}.',
      },
      {
        title: 'Reviews on two sites',
        text: 'We have {claim:reviewsSearchEngine} reviews on {review-site:searchEngine}, and {claim:reviewsHomeServices} on {review-site:homeServices}.',
      },
      {
        title: 'On call 24/7',
        text: 'If something is wrong tonight, read [what to do first](/emergency). Then call us.',
      },
    ],
  },
  neighbourhoods: {
    heading: 'Pick your neighbourhood',
    lead: 'In Toronto a new panel typically costs {price:panel-upgrade} and charger wiring {price:ev-level-2}, plus HST; the charger is extra. Each page has the usual jobs and prices there, and what you are likely to find in the walls.',
  },
  facts: {
    heading: 'Wiring, permits and rentals in Toronto',
    items: [
      {
        heading: 'What wiring does your house have?',
        paragraphs: [
          'The year it was built is a good first hint. An old house may still have [knob and tube](/residential/knob-tube-wiring): {rule:knob-and-tube}. It can be safe when it is properly maintained, yet many insurers refuse it or want it replaced. After the war, 60 A and fuses were usual until the late 1960s.',
          '{rule:aluminum} It is worth a look if nobody has checked it lately. Since the early 1970s, 100 A has been common. It can run short once a heat pump and a car arrive together.',
        ],
      },
      {
        heading: 'Do you need a bigger service?',
        paragraphs: [
          'Often you do not. A new panel of the same size is one working day, 4 to 8 hours. Toronto Hydro has to switch you off for it, and asks for about a month of notice. We do a load calculation first: it adds up what your house can draw at once. If all you want is a car charger, ask us about [sharing the power you have](/ev-energy/energy-management).',
          'If you do need more, Toronto Hydro has to design the larger service and connect it. Read [who does what for a larger service, and how long it takes](/residential/panel-upgrades#utility), and start early.',
        ],
      },
      {
        heading: 'Is your house in a heritage district?',
        paragraphs: [
          'Parts of Cabbagetown, [Rosedale](/toronto/rosedale), [Riverdale](/toronto/riverdale), [Yorkville](/toronto/yorkville) and [the Annex](/toronto/the-annex) are heritage districts. There are districts on Blythwood Road in [Midtown](/toronto/midtown-toronto) and on Draper Street in [King West](/toronto/king-west) as well. There, a new meter, a charger or an outdoor unit on the front may need a heritage permit. Ask the city first. We supply the sketch, and we look for a spot out of sight.',
        ],
      },
      {
        heading: 'Do you rent out a house or a building?',
        paragraphs: [
          "RentSafeTO, the city's program for apartment buildings, asks them to keep an electrical maintenance plan, made with a licensed contractor. We walk the electrical room, the risers (the cables that feed each floor) and the halls. Then we write down what is in good shape and what needs work. [Panel and lighting work](/commercial/panel-lighting-upgrades) can be booked floor by floor, with notice to tenants.",
          'Multi-tenant houses, which most people call rooming houses, have needed a licence everywhere in the city since March 31, 2024. They must meet the Electrical Safety Code. We inspect the wiring, and list what to repair first.',
        ],
      },
    ],
  },
  estimate: {
    heading: 'Ask for a Toronto estimate',
    lead: 'Tell us the street, about how old the building is, and the job. If your insurer wrote to you, [send us the letter]({photos}).',
    example: 'Example: Fuse box in the basement, 1915 semi near Bloor. The insurer wants a letter by March.',
  },
  contact: {
    heading: 'Call the {street:toronto} office',
    lead: "If you live in a condo, have your property manager's name ready. Much of the work needs the building's consent.",
  },
}
