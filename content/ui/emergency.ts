/** Labels of the emergency pages that are not a page's own words. */
export const words = {
  tap: 'Tap either number to call it.',
  /** Who is called first. */
  firsts: { '911': '911 first', utility: 'Call your utility first', us: 'Call us, day or night' },
  outage: 'See what to do, and the outage numbers',
  callFirst: 'Call first',
  callNumber: 'Number',
  callNext: 'Then',
} as const
