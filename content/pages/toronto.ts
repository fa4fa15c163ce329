import type { TorontoPage } from '@/lib/content/types'

export const page: TorontoPage = {
  seoTitle: 'Toronto electrician: old wiring, panels & EV',
  metaDescription:
    'Licensed electricians on Yonge Street. How Toronto Hydro isolations and service upgrades work, what wiring each era left, and help by neighbourhood.',
  h1: 'Electricians for Toronto homes & towers',
  lead: 'From an office on Yonge Street we look after Victorian rows, postwar bungalows, walk-ups and condos. Office hours are Monday to Friday, 9 AM to 5 PM. Emergencies are answered day and night: {phone}.',
  updatedOn: '2026-11-20',
  trust: [
    {
      title: 'ESA certified',
      text: 'The badge is short for this: licensed electrical contractor, {licence}.',
    },
    {
      title: 'Reviewed on two sites',
      text: '{claim:reviewsSearchEngine} on a search-engine review site, and {claim:reviewsHomeServices} on a home-services review site.',
    },
    {
      title: 'On call 24/7',
      text: 'A fault does not keep office hours. [What to do first in an emergency](/emergency).',
    },
  ],
  neighbourhoods: {
    heading: 'Street by street',
    lead: 'A house in [Corktown](/toronto/corktown) and one in [Forest Hill](/toronto/forest-hill) share a utility and little else. Pick your neighbourhood.',
  },
  sections: [
    {
      heading: 'Whose wire is it?',
      paragraphs: [
        'Toronto Hydro serves the whole city, and only Toronto Hydro or its own contractor may disconnect and reconnect a service, the meter included. Your electrician requests what is called an isolation. On a panel swap it opens and closes the day.',
        'With overhead wires, the mast, the clevis that holds the wire, and the meter base belong to the customer. The wire from the pole and the meter belong to the utility. Underground, the conduit and the meter base are yours to look after, and the cable is theirs. So a mast bent by a branch is a job for an electrician, followed by ESA, and then the reconnection.',
      ],
    },
    {
      heading: 'Why a bigger service takes time',
      paragraphs: [
        'Changing a panel for one of the same size is a day: 4 to 8 hours. A larger service is another matter, because the utility has to check its own wires. Toronto Hydro asks for a load calculation and replies to a request within 15 business days. Once it has everything, design and estimate typically take up to 60 days.',
        'Then come payment, the work and the inspection. The utility itself speaks of a few weeks to several months, or even years, and advises applying early. Where older underground cables are shared, a larger one may mean digging. If all you want is a car charger, ask us about [sharing the power you have](/ev-energy/energy-management) before you apply.',
      ],
    },
    {
      heading: 'Reading a house by its decade',
      paragraphs: [
        'Many homes in the older streets, [High Park](/toronto/high-park) and [Rosedale](/toronto/rosedale) among them, date from before 1940. That is the age of [knob and tube](/residential/knob-tube-wiring), which can be safe when properly maintained, though many insurers refuse it or want it replaced. After the war 60 A with fuses was usual until the late 1960s.',
        'From the mid-1960s to the late 1970s some homes got aluminum branch wiring: safe when properly terminated, and worth a check if nobody has looked lately. Since the early 1970s 100 A has been common. It can run short once a heat pump and a car arrive together. In heritage districts, ask the city before a mast, meter or outdoor unit moves: the outside of the house may need a permit.',
      ],
    },
    {
      heading: 'Rented houses & apartment buildings',
      paragraphs: [
        'Apartment buildings under RentSafeTO are asked to keep an electrical maintenance plan made with a licensed contractor. We walk the electrical room, the risers and the common areas, and set down what is sound and what comes next. [Panel and lighting work](/commercial/panel-lighting-upgrades) can then be booked by floor, with notice to tenants.',
        'Multi-tenant houses, still called rooming houses by most people, have needed a city licence since March 31, 2024. They must meet the Electrical Safety Code. In a house that was split long ago, the first job is often to find out which panel feeds which room.',
      ],
    },
  ],
  estimate: {
    heading: 'Ask for a Toronto estimate',
    lead: 'Tell us the street, the rough age of the building and the job.',
    example: 'Example: Fuse box in the cellar, 1915 semi near Bloor. The insurer wants a letter by March.',
  },
  contact: {
    heading: 'Reach the Yonge Street office',
    lead: 'Call {phone}. Condo owner? Have the name of your property manager at hand, since most building work needs their consent.',
  },
}
