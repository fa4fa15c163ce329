import type { HomeContent } from '@/content/schema'

export const page: HomeContent = {
  seoTitle: 'Toronto & GTA electricians, 24/7 | {business}',
  metaDescription:
    'Family-run, licensed electrical contractor in Toronto and the GTA: panels, lights, EV chargers, Lutron, 24/7 repairs. If you do not need it, we say so.',
  h1: {
    display: 'Light & power.',
    sub: 'A licensed electrical contractor for Toronto and the GTA. One family, since {claim:sinceHome}. If you need no work, we say so.',
  },
  updatedOn: '2026-11-28',
  badges: ['ESA certified', 'Insured', '24/7 emergency', 'Authorized Lutron dealer'],
  cost: 'Pot lights typically cost from {price-from:pot-light} and panel upgrades from {price-from:panel-upgrade}, plus HST. [See more prices](/#prices)',
  panel: {
    heading: 'What do you need done?',
    lead: 'Find your job. What has a breaker is in this house.',
  },
  house: {
    hint: 'Point at a circuit, or tap it, to see what it feeds.',
    on: 'Switch a breaker off to see what it feeds.',
    off: 'A breaker is off. Switch it on again to light what it feeds.',
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
      { label: 'Happy customers', value: '{claim:customersHome}', note: 'In houses, condos, shops and plants' },
      { label: 'Time to call you back', value: '{claim:replyTimeShort}', note: 'Typically, in business hours' },
      { label: 'Emergency phone', value: '24/7', note: 'Nights, weekends and holidays' },
      {
        label: 'Licensed contractor',
        value: 'ESA',
        note: 'Ask the Electrical Safety Authority who holds {licence}',
      },
      {
        label: 'Liability insurance',
        value: '$2M+',
        note: 'The least that a licensed contractor in Ontario carries. Ask us for the certificate.',
      },
    ],
  },
  testimonials: {
    heading: 'What customers say',
    note: 'out of 5, from {claim:reviewsBoth} reviews.',
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
    lead: 'Tell us about the job. In business hours, we usually call back within {claim:replyTime}.',
    example: 'Example: Panel trips when the dryer runs. House from the sixties, two floors.',
  },
}
