import type { Promises } from '@/content/schema'

/**
 * Your promises. Fill in between the quotes: `value` is shown in large type (at most 24 characters), `note` is one
 * short sentence below it. An empty promise is not shown. Promise only what is true of every job.
 */
export const promises: Promises = {
  heading: 'What we promise',
  items: {
    // Is the estimate free? In writing?
    estimate: { label: 'Estimate', value: '', note: '' },
    // How soon does somebody come?
    arrival: { label: 'How soon', value: '', note: '' },
    // What does a call at night or on a weekend cost?
    nightRate: { label: 'Nights and weekends', value: '', note: '' },
    // How long is the work under warranty?
    warranty: { label: 'Warranty', value: '', note: '' },
    // The WSIB clearance.
    wsib: { label: 'WSIB', value: '', note: '' },
    // The liability insurance and its sum.
    insurance: { label: 'Insurance', value: '', note: '' },
  },
}
