/** Labels of the emergency pages that are not a page's own words. */
export const words = {
  tap: 'Tap either number to call it.',
  /** Who is called first. */
  firsts: { '911': '911 first', utility: 'Your utility first', us: 'Our job, day or night' },
  outage: 'What to do, and outage numbers',
  callFirst: 'Call first',
  callNumber: 'Number',
  callNext: 'Then',
} as const
