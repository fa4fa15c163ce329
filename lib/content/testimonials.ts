import type { ServiceId, Testimonial } from '@/content/schema'
import { homeTestimonials, serviceTestimonials } from '@/content/testimonials'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'

/** @returns the testimonials about a service */
export function testimonialsAbout(service: ServiceId): readonly Testimonial[] {
  return [...homeTestimonials, ...serviceTestimonials].filter((testimonial) => testimonial.service === service)
}

/**
 * @param testimonials any testimonials
 * @param path the page that shows them
 * @returns the testimonials with the name of their service and their tokens filled
 */
export function testimonialsOn(testimonials: readonly Testimonial[], path: string) {
  return renderCopy(
    testimonials.map(({ name, location, service, rating, text }) => ({
      name,
      location,
      service: nameOf(service),
      rating,
      text,
    })),
    path,
  )
}

export type ShownTestimonial = ReturnType<typeof testimonialsOn>[number]
