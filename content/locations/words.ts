import type { LocationWords } from '@/content/types'

/** What all location pages say alike. {place} stands for the place's name, as it stands inside a sentence. */
export const words: LocationWords = {
  answers: {
    come: 'Do you come to {place}?',
    soon: 'How do I reach you?',
    soonAnswer: 'Emergencies: now, day or night. Everything else: {hours}.',
    cost: 'What does it typically cost?',
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
}
