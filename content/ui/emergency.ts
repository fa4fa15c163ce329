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
  costMore: 'What moves the price',
  /** On the drawn day; the office's hours follow its word. */
  day: { office: 'Office', hours: ['Midnight', '6AM', 'Noon', '6PM', 'Midnight'] },
  /** The drawn breaker: where its handle can stand, from left to right, and what each position means. */
  handle: {
    ask: 'Where does the handle stand?',
    positions: [
      { id: 'off', name: 'Off', means: 'Usually switched off by hand. Ask who.' },
      { id: 'tripped', name: 'Tripped', means: 'Between off and on, often very near to on.' },
      { id: 'on', name: 'On', means: 'It has not tripped. Try each GFCI reset.' },
    ],
  },
} as const
