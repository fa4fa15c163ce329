import type { HomePage } from '@/content/schema'

export const page: HomePage = {
  seoTitle: 'Toronto & GTA electricians, 24/7 | {business}',
  metaDescription:
    'Family-run licensed electricians for homes, shops and plants in Toronto and the GTA. Panels, lights, EV chargers, Lutron, 24/7 repairs. Get a written quote.',
  h1: {
    display: 'Light & power.',
    sub: 'Licensed electricians for Toronto and the GTA. One family, since {claim:sinceHome}.',
  },
  updatedOn: '2026-11-21',
  badges: ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer'],
  cost: 'Typically, plus HST: pot lights from {price-from:pot-light}, panel upgrades from {price-from:panel-upgrade}. [More prices](/#prices)',
  panel: {
    heading: 'What do you need done?',
    lead: 'The name opens the page, the switch lights the house.',
  },
  house: {
    on: 'Flip a switch to see what it feeds.',
    off: 'You switched it off. Flip it back.',
    alt: 'A house cut open, with the circuits that the switches feed',
  },
  trust: {
    heading: 'Family-run, licensed and insured',
    cells: [
      { label: 'In business since', value: '{claim:sinceHome}', note: 'One family, {claim:experienceHome}' },
      { label: 'Happy customers', value: '{claim:customersHome}', note: 'Houses, condos, shops and plants' },
      { label: 'To call you back', value: '{claim:replyTimeShort}', note: 'Typically, in business hours' },
      { label: 'Emergency phone', value: '24/7', note: 'Nights, weekends and holidays' },
      {
        label: 'Licensed contractor',
        value: 'ESA',
        note: '{licence}: look it up with the Electrical Safety Authority',
      },
      { label: 'As the licence requires', value: 'Insured', note: 'Ask to see the certificate' },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    note: 'out of 5, from {claim:reviewsStructuredData} reviews: {claim:reviewsSearchEngine} on one review site, {claim:reviewsHomeServices} on another.',
    picture: 'filament-bulbs',
  },
  prices: {
    heading: 'What it costs',
    note: 'Yours comes in writing before work starts.',
  },
  faq: {
    heading: 'Common questions',
    lead: 'There is more [on the blog](/blog).',
  },
  areas: {
    heading: 'Where we work',
    lead: 'Jobs and prices, town by town.',
  },
  form: {
    heading: 'Request service or estimate',
    lead: 'We call you back, typically within {claim:replyTime} in business hours.',
    example: 'Example: Panel trips when the dryer runs. House from the sixties, two floors.',
  },
}
