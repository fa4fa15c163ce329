import type { LocationPage } from '@/lib/content/types'

export const page: LocationPage = {
  seoTitle: 'Leslieville electrician: semis, lofts & Queen East',
  metaDescription:
    'Leslieville electricians for narrow semis, Carlaw studios and Queen East kitchens: knob-and-tube, panel changes and three-phase leftovers.',
  h1: 'Leslieville electricians, semi & studio',
  heroDescription:
    'A narrow brick semi, a studio in an old factory and a brunch kitchen with three fryers: Leslieville makes for a varied week.',
  excerpt: 'Narrow semis with century-old wiring, factory studios on Carlaw, and busy Queen East kitchens.',
  updatedOn: '2026-11-20',
  utility: 'toronto-hydro',
  office: 'toronto',
  neighbours: ['toronto/the-danforth', 'toronto/the-beaches', 'toronto/corktown', 'toronto/riverdale'],
  sections: [
    {
      heading: 'From brickyard cottages to brunch',
      paragraphs: [
        "Brickyards and nurseries came first, and workers' cottages with them. Many homes here are late-Victorian rows or semis of the 1900s to 1920s, one room wide. Knob-and-tube is common behind their plaster. In a semi it often sits against a party wall, where you cannot simply cut a channel: the neighbour's side is a hand away.",
        'Good practice is to leave the shared wall shut. New cable goes up through the basement ceiling and a closet, then across the floors, and done with care, a storey can be rewired with most of its plaster left alone.',
      ],
    },
    {
      heading: 'The day of the isolation',
      paragraphs: [
        'Nobody but Toronto Hydro, or its own contractor, may cut your supply or restore it, and that includes pulling the meter. We ask for what they call an isolation. On the morning agreed they make the house dead. We take the old panel off the wall and mount, feed and label the new one. ESA looks at it, and then the utility returns and makes it live.',
        'The swap is 4 to 8 hours of work. On an attached house we also check which meter base is whose, since the two can hang side by side. Both bases are private property, though the meters in them are not.',
      ],
    },
    {
      heading: "Carlaw's big three-phase rooms",
      paragraphs: [
        "Wrigley and Palmolive once had plants on Carlaw. Lofts and studios fill such buildings now, and some still carry 347/600 V gear in a back room, so a potter's kiln or a film rig may need [a transformer and a subpanel](/commercial/transformers-subpanels) between that supply and the plug.",
      ],
    },
    {
      heading: 'If the street goes quiet',
      paragraphs: [
        "Look at the street lamps and the shop signs. If all of them are dark, it is the utility's outage. If yours alone is, work through [a panel that has lost power](/emergency/panel-repairs), without taking anything apart.",
      ],
    },
    {
      heading: 'What fills our week here',
      paragraphs: [
        '[Panel changes](/residential/panel-upgrades) and kitchen circuits come first, pot lights second. Restaurant owners want hoods, coolers and [emergency lights that pass](/commercial/exit-security-lighting). [Riverdale](/toronto/riverdale), to the west, has taller houses and similar walls; east is [The Beaches](/toronto/the-beaches).',
      ],
    },
  ],
  services: {
    heading: 'Jobs for tight quarters',
    lead: 'Most of these need a ladder, drop cloths and patience.',
    cards: {
      'panel-upgrades':
        'A breaker panel squeezed in beside the stairs, usually dead and live again the same day when the size stays put.',
      'wiring-outlets':
        'Grounded outlets in one-room-wide houses, with cable kept off the party wall and plaster cuts kept small.',
      'emergency-repairs':
        'A warm outlet, a breaker that snaps back, an oven that died before service: we pick up at any hour.',
      'smart-home': 'Scene lighting for an open loft with no ceiling to hide in; wireless dimmers do most of the work.',
      'ev-chargers': 'Lane parking behind the house? We measure the run, check the load and choose a charger to suit.',
      commercial:
        'Kilns, edit suites, espresso bars. We read the supply first, then build distribution that matches your equipment.',
    },
  },
  reasons: {
    heading: 'How we earn a second job',
    items: {
      'esa-certified':
        "Insured and family-run, a licensed electrical contractor, {licence}. Inspection papers go into your hands, or your landlord's.",
      'service-24-7': 'A kitchen that loses its cooler on Saturday night can phone us on Saturday night.',
      'local-experts':
        'Low cellars and back-lane access are normal for our crews; so are loft corporations with long rule books.',
      guaranteed:
        'Patching aside, we leave circuits that work. If one of ours does not, we owe you a free return visit.',
    },
  },
  questions: [
    {
      question: 'Will my neighbour lose power during my panel change?',
      answer:
        'As a rule, no, since each half of a semi has its own service. On some old pairs the overhead line splits at the wall, so we look up before booking.',
    },
    {
      question: 'Can a studio run 480 V machinery?',
      answer:
        'Buildings here have 120/208 V or 347/600 V. A 480 V machine is an import, and it needs a transformer of its own, which we size and connect.',
    },
  ],
  form: {
    heading: 'Half a house or half a factory',
    lead: 'Say which, how you park, and what has stopped working. Call, or leave it all in the form and we will phone you.',
    example: 'Example: 1912 semi off Queen East, lights flicker upstairs, plaster walls.',
  },
}
