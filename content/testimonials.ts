import type { Removed, ServiceId, Testimonial } from '@/content/schema'

/**
 * Testimonials of the home page. The page of a service shows those about it once it has two; emergency pages show none.
 * These are examples. Replace each with a customer's own words, published with permission,
 * and set `sample` to false. `npm run check:launch` lists those that are left.
 */
export const homeTestimonials: readonly Testimonial[] = [
  {
    name: 'D. R.',
    location: 'Leslieville, Toronto',
    service: 'emergency/electrical-repairs',
    rating: 5,
    text: 'The hall lights had flickered for a year. They found a loose neutral in a box behind the stairs, showed it to me before they fixed it, and swept up the plaster.',
    date: '2026-09-14',
    sample: true,
  },
  {
    name: 'H. W.',
    location: 'Oakville',
    service: 'smart-home/lutron-homeworks',
    rating: 5,
    text: 'One keypad by the door instead of nine switches. They came back after a month to change two scenes that we never used.',
    date: '2026-06-22',
    sample: true,
  },
  {
    name: 'P. S.',
    location: 'Mississauga',
    service: 'commercial/panel-lighting-upgrades',
    rating: 5,
    text: 'New stairwell lights in an eleven-unit building, done floor by floor. Tenants had notice each time, and the ESA papers came with the invoice.',
    date: '2026-04-09',
    sample: true,
  },
  {
    name: 'J. and T. M.',
    location: 'Milton',
    service: 'ev-energy/charger-installation',
    rating: 5,
    text: 'We thought we needed a bigger panel. They did the load calculation at the kitchen table and it turned out that we did not.',
    date: '2026-02-27',
    sample: true,
  },
]

export const serviceTestimonials: readonly (Testimonial & { readonly service: ServiceId | Removed })[] = [
  {
    name: 'M. P.',
    location: 'Woodbridge',
    service: 'residential/panel-upgrades',
    rating: 5,
    text: 'Power off at eight, back on before supper. Every breaker is labelled in words I understand, and the old fuse box left with them.',
    date: '2026-10-05',
    sample: true,
  },
  {
    name: 'A. K.',
    location: 'East York, Toronto',
    service: 'residential/panel-upgrades',
    rating: 5,
    text: 'They told us on the first call that the utility would be the slow part. The dates came in writing. No surprises on the day.',
    date: '2026-07-18',
    sample: true,
  },
  {
    name: 'S. L.',
    location: 'Aurora',
    service: 'residential/panel-upgrades',
    rating: 5,
    text: 'The price in the email was the price on the invoice. Our insurer got the certificate the same week and had no more questions.',
    date: '2026-03-30',
    sample: true,
  },
]
