import type { LocationWords } from '@/lib/content/types'

/** What all location pages say alike. {place} stands for the place's name. */
export const words: LocationWords = {
  answers: {
    come: 'Do you come to {place}?',
    soon: 'How soon can I talk to somebody?',
    soonAnswer: 'Emergency: now, at any hour. Otherwise {hours}.',
    cost: 'What is it likely to cost?',
    licensed: 'Are you licensed?',
    licensedAnswer: 'Yes: {licence}. Insured.',
  },
  utility: {
    heading: 'Your utility',
    ask: 'Power out on the whole street? Call {utility}:',
    outagePage: 'Outage page',
    more: 'A bigger service needs the utility too: [who does what, and how long it takes](/residential/panel-upgrades#utility).',
  },
  nearby: 'Nearby areas we serve',
  questions: 'Questions from {place} customers',
}
