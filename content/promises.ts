import type { Promises } from '@/content/schema'

/**
 * Your promises. Fill in between the quotes: `value` is shown in large type (at most 24 characters), `note` is one
 * short sentence below it. An empty promise is not shown. Promise only what is true of every job.
 */
export const promises: Promises = {
  heading: 'What we promise',
  items: {
    estimate: { label: 'Estimate', value: '', note: '' },
    arrival: { label: 'How soon', value: '', note: '' },
    nightRate: { label: 'Nights and weekends', value: '', note: '' },
    warranty: { label: 'Warranty', value: '', note: '' },
    wsib: { label: 'WSIB', value: '', note: '' },
    insurance: { label: 'Insurance', value: '', note: '' },
  },
}
