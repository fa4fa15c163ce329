import type { Testimonial, TradePath } from '@/content/schema'
import { homeTestimonials, serviceTestimonials } from '@/content/testimonials'
import { serviceName } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'

/** @returns what customers said of a service, also if it is shown elsewhere */
export function testimonialsOf(service: TradePath): readonly Testimonial[] {
  return [...homeTestimonials, ...serviceTestimonials].filter((said) => said.service === service)
}

/**
 * @param testimonials any testimonials
 * @param path the page that shows them
 * @returns them with the service by its name, for that page
 */
export function testimonialsOn(testimonials: readonly Testimonial[], path: string) {
  return renderCopy(
    testimonials.map(({ name, location, service, rating, text }) => ({
      name,
      location,
      service: serviceName(service),
      rating,
      text,
    })),
    path,
  )
}

export type ShownTestimonial = ReturnType<typeof testimonialsOn>[number]
