import type { PlaceText } from '@/content/schema'

/**
 * Text that all place pages share. {place} is the name of the place: as within a sentence, but in `h1` as it is.
 * {shut-off} says how the utility gives a date for switching a home off. Some places have two utilities.
 * {municipality} is a town, {council} is it in full: the City of Brampton. {districts} are heritage districts.
 */
export const placeText: PlaceText = {
  answers: {
    come: { question: 'Do you come to {place}?', answer: 'Yes, we do. Tell us the address when you call.' },
    reach: {
      question: 'How fast?',
      answer:
        'Emergencies: call at any hour. For a quote, call {hours} or send a request. We usually call back within {claim:replyTime} in business hours. A new panel takes 4 to 8 hours. {shut-off}',
    },
    cost: {
      question: 'What does it typically cost?',
      answer: 'A new panel typically costs {price:panel-upgrade}, and a visit to find a fault {price:diagnostics}.',
    },
  },
  utility: {
    heading: 'Your utility',
    outagePage: 'Outages on its website',
    outage: 'If the whole street is dark, call {utility}.',
    shutOff: 'Your utility confirms the day.',
    larger: 'For a larger service, the utility can take from weeks to many months.',
    whoDoesWhat:
      'Read [who does what for a larger service, and how long it takes](/residential/panel-upgrades#utility).',
  },
  rules: {
    heading: 'Rules in {municipality}',
    districts:
      'If your building is in the heritage conservation district of {districts}, ask {council} before a mast, a meter or a light goes on an outside wall.',
    undecided:
      'Before a mast, a meter or a light goes on an outside wall, ask {council} whether the heritage plan for {districts} is in force.',
    source: 'Source: {source}, checked in {month}.',
  },
  prices: 'You get your price in writing before we start. {rule:larger-service}',
  nearby: 'Nearby areas we serve',
  questions: 'Questions about work in {place}',
  h1: 'Electricians in {place}',
  services: 'Our services and typical prices',
  typicalJobs: 'Typical jobs in {place}',
  facts: 'Buildings, wiring and power around {place}',
  reasonsHeading: 'Why choose us in {place}',
  reasons: {
    'esa-certified':
      'Licensed electrical contractor, {licence}, and insured. Look the number up with the Electrical Safety Authority (ESA), or ask us for the insurance certificate.',
    'service-24-7': 'Call {phone} at any hour, holidays too. We ask what is out, and tell you who has to come first.',
    'local-experts': 'We are a family firm, in the trade since {claim:sinceServices}.',
    guaranteed: 'If anything that we installed fails, tell us. We come back and make it right.',
  },
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us about your house, what you see and what you want done.',
    papers: 'You can also [send photos, plans or letters]({photos}).',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
  call: 'Emergencies at any hour. Quotes {hours}.',
}
