import type { ServicePage } from '@/lib/content/types'

export const page: ServicePage = {
  seoTitle: 'Commercial power distribution in Toronto & the GTA',
  metaDescription:
    'For property managers: switchboards, feeders and tenant panels. Load studies, breaker coordination, utility timing, and shutdowns that tenants can plan for.',
  h1: 'Power distribution & switchboards',
  lead: 'Between the street and the last tenant panel stand a dozen choices made by people who have since retired. We find out what they built, and change it without surprises.',
  updatedOn: '2026-11-20',
  summary: 'Switchboards, feeders and tenant panels for whole buildings, with coordination and planned shutdowns.',
  circuit: '400 A main, 347/600 V, 3-phase, 4-wire',
  facts: [
    { label: 'Price', value: 'By estimate, after a site survey' },
    { label: 'Voltages', value: '120/208 V and 347/600 V' },
    { label: 'Permit', value: 'ESA notification; sometimes plan review' },
    { label: 'Utility', value: 'Isolation, and an offer if the service grows' },
    { label: 'Lead time', value: 'Weeks to many months if it grows' },
  ],
  what: {
    heading: 'A tree that has to agree with itself',
    paragraphs: [
      'A building is fed like a tree: service, switchboard, feeders, transformers, panels. Two things keep it sound. Each piece must withstand the fault current that can reach it. And when something fails on the fourth floor, the breaker on the fourth floor should open, while the main stays in. That second part is coordination, and it has to be set.',
      'Drawings age badly. Tenants come and go, and the walls keep the wiring of all of them. On the Golden Mile in [Scarborough](/gta/scarborough), factories became retail plazas; in Don Mills, in [North York](/gta/north-york), offices and industry were planned among the homes. Loads moved, feeders stayed. In business since {claim:sinceServices}, we begin with a survey and a pencil.',
    ],
  },
  signs: {
    heading: 'When the building is due for a survey',
    items: [
      'A fault in one suite puts out the lights for everybody.',
      'The single-line diagram names tenants who left long ago, or does not exist.',
      'The peak on the bill is creeping toward what the service can carry.',
      'The main switch has not been operated in living memory.',
      'Residents ask for chargers, and nobody knows what is spare.',
      'Gear shows rust or stains. If water is there now, stay out and call the utility.',
    ],
  },
  steps: {
    heading: 'How a distribution job unfolds',
    items: [
      {
        title: 'Draw what exists',
        text: 'We trace feeders, read nameplates and make a single-line diagram of the building as it stands. Panels get names that match their doors. This drawing is yours to keep, with or without the job that follows.',
      },
      {
        title: 'Measure demand',
        text: 'A recording meter runs over typical days, and we lay it beside a year of bills. Summer cooling or winter heat can hide in an average, so the date of the peak matters as much as its size.',
      },
      {
        title: 'Set the protection',
        text: 'Where the job calls for it, an engineer prepares short-circuit and coordination studies. They give the trip settings and the figures on the arc-flash labels. We set each breaker to them and photograph the dials.',
      },
      {
        title: 'Bring in the utility early',
        text: 'A larger service means a request with load figures, an offer, a payment and a place in the queue. Toronto Hydro itself speaks of a few weeks to several months, or even years. Tenants should hear no date before the utility gives one.',
      },
      {
        title: 'Switch over',
        text: 'The plan lists elevators, fire alarm, pumps, freezers and who watches each. Sources are locked out and proved dead. Feeders return in order, lightest first, and each panel is checked before its tenants are told.',
      },
    ],
  },
  cost: {
    heading: 'Three budgets in one project',
    paragraphs: [
      "Ask for our work, the engineer's studies and the utility's charges as separate lines. Ours depends on the amps and fault rating of the gear, the length of feeders, and how much must be done at night. Old rooms that leave no space beside the gear raise the price most.",
      'The job can usually be spread over budget years: drawing and labels first, the weakest switchboard next, tenant feeders as leases turn over. If the lights are the larger part of your peak, relighting may come before copper; [panel and lighting upgrades](/commercial/panel-lighting-upgrades) explains why.',
    ],
    prices: [],
  },
  ready: {
    heading: 'From the property file',
    items: [
      'Hydro bills for a year or two, with peak kW or kVA.',
      'Any single-line diagram, study or infrared report.',
      'The tenant list, with loads that may not stop.',
      'Contacts for the elevator and fire alarm companies.',
      'Notice periods for shutdowns in your leases.',
    ],
  },
  questions: [
    {
      question: 'Can we add load without a bigger service?',
      answer:
        'Often, up to a point. LED lighting lowers the base, staggered starts trim the peak, and [energy management](/ev-energy/energy-management) can pause chargers while the building is busy. The metered peak says how far that will take you.',
    },
    {
      question: 'What is the electrical maintenance plan for RentSafeTO?',
      answer:
        "Toronto apartment buildings under that program are generally expected to keep one, made with a licensed contractor. Check the city's current wording. A single-line drawing, a panel list and dated inspections are a sound start.",
    },
    {
      question: 'How long will tenants be without power?',
      answer:
        'It depends on the gear and on the window that the utility offers. New boards that can be built beside the old ones need the shortest cut. Where the old board must come out first, plan a longer one and some temporary supply for [transformers and subpanels](/commercial/transformers-subpanels) downstream.',
    },
  ],
  example: 'Example: 1968 office block, original switchboard, six tenants, no drawings',
  related: [
    'industrial/600v-800a-services',
    'ev-energy/charger-installation',
    'ev-energy/energy-management',
    'ev-energy/generator-wiring',
  ],
}
