/** The four facts under the call of service and category pages. {number}, {rating}, {count}, {year}, {time} are filled in. */
export const words = {
  check: '#{number}, check it',
  /** Left out where there is little room. */
  withEsa: ' with ESA',
  rating: '{rating} of 5, {count} reviews',
  readSome: 'Read some of them',
  insured: 'Insured, family-run',
  since: 'In the trade since {year}',
  /** `now` is left out where there is little room. */
  open: { open: 'Open', now: ' now,', until: 'until {time}' },
  emergencies: 'Emergencies 24/7',
} as const
