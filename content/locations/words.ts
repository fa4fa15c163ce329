import type { LocationWords } from '@/content/types'

/** What all location pages say alike. {place} stands for the place's name, as it stands inside a sentence. */
export const words: LocationWords = {
  answers: {
    come: 'Do you come to {place}?',
    soon: 'How soon can I talk to somebody?',
    soonAnswer: 'Emergencies: now, day or night. Everything else: {hours}.',
    cost: 'What is it likely to cost?',
    licensed: 'Are you licensed?',
    licensedAnswer: 'Yes: {licence}. Insured.',
  },
  utility: {
    heading: 'Your utility',
    ask: 'Is the whole street dark? Report it to {utility}:',
    outagePage: 'Outage page',
    more: 'Need more amps? Your utility has a part in it: [who does what, and how long it takes](/residential/panel-upgrades#utility).',
  },
  nearby: 'Nearby areas we serve',
  questions: 'Questions from {place}',
}
