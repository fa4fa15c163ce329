import type { PlaceText } from '@/content/schema'

/**
 * Text that all place pages share. {place} is the name of the place: as within a sentence, but in `h1` as it is.
 * {outage} is the phone number of its utility, and {outage-page} a link to its website with `outagePage` as the label.
 */
export const placeText: PlaceText = {
  answers: {
    come: { question: 'Do you come to {place}?', answer: 'Yes, we do. Tell us the address when you call.' },
    reach: {
      question: 'How do I reach you?',
      answer: 'In an emergency, call day or night. For other work, we answer the phone {hours}.',
    },
    cost: {
      question: 'What does it typically cost?',
      answer: 'A new panel typically costs {price:panel-upgrade}, and a visit to find a fault {price:diagnostics}.',
    },
  },
  utility: {
    heading: 'Your utility',
    outagePage: 'outages on its website',
    paragraphs: [
      'If the whole street is dark, call {utility} at {outage}. See {outage-page}.',
      'If you need more amps, your utility has work to do as well. Read [who does what, and how long it takes](/residential/panel-upgrades#utility).',
    ],
  },
  prices: 'These are typical ranges, plus HST. You get your price in writing before we start.',
  nearby: 'Nearby areas we serve',
  questions: 'Questions from {place}',
  h1: 'Electricians in {place}',
  services: 'Our services and typical prices',
  typicalJobs: 'Common jobs around {place}',
  facts: 'Houses, wiring and power around {place}',
  reasonsHeading: 'Why choose us in {place}',
  reasons: {
    'esa-certified': 'We hold {licence}. You can look the number up with ESA before we come.',
    'service-24-7': 'In an emergency, call {phone} day or night, holidays included.',
    'local-experts': 'We are a family firm, in the trade since {claim:sinceServices}.',
    guaranteed: 'If our work is not right, tell us, and we come back.',
  },
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us about your house, what you see and what you want done.',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
}
