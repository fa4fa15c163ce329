/** Words that many pages share: links, folds, calls. {name} stands for what the place of use puts in. */
export const words = {
  call: 'Call {name}',
  back: 'Back to {name}',
  all: 'All {name} services',
  returnHome: 'Return to Home',
  emergencyService: '24/7 emergency service',
  emergencyPages: 'All emergency pages',
  contact: 'Contact either office',
  breadcrumb: 'Breadcrumb',
  answeredDayAndNight: 'Answered day and night',
  getAQuote: 'Get a Quote',
  requestService: 'Request Service or Estimate',
  reviews: 'What customers say',
  related: 'Related pages',
  starsOutOfFive: '{name} out of 5 stars',
  ratedOf: '{name} of 5',
  updated: 'Updated',
  /** Where a utility has no phone number of its own for outages. */
  outageLine: 'the outage line on your bill',
} as const
