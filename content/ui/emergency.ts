/** Labels of the emergency pages that are not a page's own words. {name} stands for the choice or the page. */
export const words = {
  steps: 'Next steps',
  stepsFor: 'Next steps: {name}',
  callFirst: 'Call first',
  callNumber: 'Number',
  callNext: 'Then',
  pages: 'Four common calls, step by step',
  /** What each page is about, as somebody in trouble would say it. */
  names: {
    'emergency/electrical-repairs': 'Sparks or a hot outlet',
    'emergency/power-outage': 'No power',
    'emergency/breaker-trips': 'A breaker that trips',
    'emergency/panel-repairs': 'A hot or damaged panel',
  },
  costNote: 'Typically, to find the fault. Plus HST.',
  costMore: 'What moves the price',
  /** On the drawn day; the office's hours follow its word. */
  day: { office: 'Office', hours: ['Midnight', '6AM', 'Noon', '6PM', 'Midnight'] },
  /** On the drawn breaker, from left to right. */
  handle: { off: 'Off', tripped: 'Tripped', on: 'On' },
} as const
