import type { PlaceWords } from '@/content/schema'

/** What all location pages say alike. {place} stands for the place's name, as it stands inside a sentence. */
export const words: PlaceWords = {
  answers: {
    come: 'Do you come to {place}?',
    soon: 'How do I reach you?',
    soonAnswer: 'Emergencies: now, day or night. Everything else: {hours}.',
    cost: 'What does it typically cost?',
    comeAnswer: 'Yes. Tell us the address when you call.',
    costAnswer: 'A new panel typically costs {price:panel-upgrade}, and a visit to find a fault {price:diagnostics}.',
  },
  utility: {
    heading: 'Your utility',
    ask: 'Is the whole street dark? Report it to {utility}:',
    outagePage: 'Outage page',
    more: 'Need more amps? Your utility has a part in it: [who does what, and how long it takes](/residential/panel-upgrades#utility).',
  },
  prices: 'Typical ranges, plus HST. You get the price in writing before we start.',
  nearby: 'Nearby areas we serve',
  questions: 'Questions from {place}',
  h1: 'Electricians in {place}',
  services: 'What we do in {place}',
  reasonsHeading: 'Why choose us in {place}',
  reasons: {
    'esa-certified': 'We hold {licence}. Look the number up with ESA before you let us in.',
    'service-24-7': 'Emergencies: {phone}, day or night, holidays too.',
    'local-experts': 'A family firm, in the trade since {claim:sinceServices}.',
    guaranteed: 'If our work is not right, tell us, and we come back.',
  },
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us what you have, what you see and what you want.',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
}
