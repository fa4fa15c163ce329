import type { ServiceId, Testimonial } from '@/content/schema'
import type { Page } from '@/lib/content/pages'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'

/** @returns the testimonials about a service */
export function testimonialsAbout(service: ServiceId): readonly Testimonial[] {
  const { homeTestimonials, serviceTestimonials } = siteContent()
  return [...homeTestimonials, ...serviceTestimonials].filter((testimonial) => testimonial.service === service)
}

/** A testimonial with the name of its service, its month (YYYY-MM) and its tokens filled. */
export type ShownTestimonial = Pick<Testimonial, 'name' | 'location' | 'rating' | 'text'> & {
  service: string
  month: string
}

/** @returns the testimonials as the page shows them, the newest first */
export function testimonialsOn(testimonials: readonly Testimonial[], page: Page): ShownTestimonial[] {
  const newestFirst = testimonials.toSorted((a, b) => b.date.localeCompare(a.date))
  return renderCopy(
    newestFirst.map(({ name, location, service, rating, text, date }) => ({
      name,
      location,
      service: nameOf(service),
      month: date.slice(0, 7),
      rating,
      text,
    })),
    page,
  )
}
