import type { CategoryPage } from '@/lib/content/types'

export const page: CategoryPage = {
  seoTitle: 'Commercial electrician, Toronto & GTA | {business}',
  metaDescription:
    'Electrical work for shops, restaurants, offices and managed buildings across Toronto and the GTA: fit-outs, LED, transformers, exit lighting and distribution.',
  h1: 'Commercial electricians, Toronto & GTA',
  lead: 'For shop owners, office managers and people who look after buildings. Tell us what has to stay on, and we plan the rest around it.',
  updatedOn: '2026-11-20',
  image: 'restaurant-lighting',
  summary: 'Fit-outs, LED lighting, transformers, exit lights and switchboards for shops and buildings.',
  guide: {
    heading: 'Five circuits of commercial work',
    lead: 'Pick by what the building lacks: a fit-out, light, voltage, a safe way out, or capacity. If two fit, start with the one that has a date attached.',
  },
  choosing: {
    heading: 'Which page fits your building',
    paragraphs: [
      'Moving in, or changing what a unit is used for? Start with [office, retail and restaurant](/commercial/office-retail-restaurant). It deals with the load list, the landlord and the order of trades. Call before the lease is signed if you can, because the supply to a unit is hard to change afterwards, and a single-phase feed can rule out half an equipment list.',
      'Lights that hum, and a panel without a free space, are often one problem. LED can save up to 50 to 80 percent of lighting power, and what it saves can feed something else. [Panel and lighting upgrades](/commercial/panel-lighting-upgrades) shows how a floor is relit zone by zone while people work on it.',
      'The power is in the building but at the wrong voltage, or at the far end of it? That is work for [transformers and subpanels](/commercial/transformers-subpanels). The page gives the usual kVA sizes, and says why the place you choose for the transformer matters more than its colour of grey.',
      'A fire inspection report, a moved wall or a dark parking lot leads to [exit and security lighting](/commercial/exit-security-lighting). Emergency lights are checked every month and tested every year. A numbered list on paper makes both quicker, and it is what an inspector asks to see.',
      'When the question is the whole building, see [power distribution](/commercial/power-distribution). It covers switchboards, feeders, coordination and the time a utility needs. A building that wants chargers can ask its utility for a preliminary consultation, free of charge; [EV charger installation](/ev-energy/charger-installation) tells the rest. And if your power arrives at 600 V to drive machines, the [industrial pages](/industrial) will suit you better. Something hot, sparking or out right now belongs with [emergency help](/emergency).',
    ],
  },
  why: {
    heading: 'Why choose us for a building',
    items: [
      {
        title: 'A licence you can look up',
        text: "Licensed electrical contractor, {licence}. Put the number into ESA's Contractor Locator before you sign with us or with anybody else. The licence requires a Master Electrician and liability insurance.",
      },
      {
        title: 'Still answering the same phone',
        text: 'A family-run firm, in business since {claim:sinceServices}. When the next tenant asks who wired the unit, there should be somebody to call.',
      },
      {
        title: 'Experience with live buildings',
        text: 'Our {claim:experienceServices} of experience show in the planning: which feeder goes dark, for how long, and who has been told. You see that list before you approve the date.',
      },
      {
        title: 'Papers in order',
        text: 'We file with ESA, meet its inspector and pass on what it issues. Panel schedules are typed, with the names on your doors, and invoices come by email, ready for the property file.',
      },
    ],
  },
  prices: ['diagnostics'],
  form: {
    heading: 'Tell us about the building',
    lead: 'Say what the unit is used for and what must not lose power.',
    example:
      'Example: Ground-floor café, new espresso machine is 208 V three-phase. Panel has no free spaces. We open in March.',
  },
}
