import type { HomeContent } from '@/content/schema'

export const page: HomeContent = {
  seoTitle: 'Toronto & GTA electricians, 24/7 | {business}',
  metaDescription:
    'Family-run licensed electricians for homes, shops and plants in Toronto and the GTA. Panels, lights, EV chargers, Lutron, 24/7 repairs. Get a written quote.',
  h1: {
    display: 'Light & power.',
    sub: 'Licensed electricians for Toronto and the GTA. One family, since {claim:sinceHome}.',
  },
  updatedOn: '2026-11-28',
  badges: ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer'],
  cost: 'Pot lights typically cost from {price-from:pot-light} and panel upgrades from {price-from:panel-upgrade}, plus HST. [See more prices](/#prices)',
  panel: {
    heading: 'What do you need done?',
    lead: 'Click a name to open its page, or its breaker to see what it feeds.',
  },
  house: {
    on: 'Click a breaker to see what it feeds.',
    off: 'You switched this off. Click it again to turn it on.',
    alt: 'A house cut open, with the circuits that the breakers feed',
  },
  figures: {
    heading: 'Family-run, licensed and insured',
    items: [
      {
        label: 'The year we began',
        value: '{claim:sinceHome}',
        note: 'One family, {claim:experienceHome} of experience',
      },
      { label: 'Happy customers', value: '{claim:customersHome}', note: 'Houses, condos, shops and plants' },
      { label: 'Until we call back', value: '{claim:replyTimeShort}', note: 'Typically, in business hours' },
      { label: 'Emergency phone', value: '24/7', note: 'Nights, weekends and holidays' },
      {
        label: 'Licensed contractor',
        value: 'ESA',
        note: 'Look up {licence} with the Electrical Safety Authority',
      },
      { label: 'Liability insurance', value: 'Insured', note: 'Ask to see the certificate' },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    note: 'out of 5, from {claim:reviewsBoth} reviews: {claim:reviewsSearchEngine} on {review-site:searchEngine}, {claim:reviewsHomeServices} on {review-site:homeServices}.',
    picture: 'filament-bulbs',
  },
  prices: {
    heading: 'What electrical work costs',
    note: 'These are typical prices, plus HST. You get your own in writing before work starts.',
  },
  faq: {
    heading: 'Common questions about price, time and permits',
    lead: 'You will find more answers [on the blog](/blog).',
  },
  areas: {
    heading: 'Where we work in Toronto and the GTA',
    lead: 'Find your town to see typical jobs and prices there.',
  },
  form: {
    heading: 'Request service or estimate',
    lead: 'We call you back, typically within {claim:replyTime} in business hours.',
    example: 'Example: Panel trips when the dryer runs. House from the sixties, two floors.',
  },
}
