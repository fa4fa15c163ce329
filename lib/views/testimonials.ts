import type { Testimonial } from '@/content/types'
import { fill } from '@/lib/content/fill'
import { serviceName } from '@/lib/routes'

/**
 * @param testimonials any testimonials
 * @param path the page that they stand on
 * @returns what the page shows of them: the service by its name
 */
export function testimonialsView(testimonials: readonly Testimonial[], path: string) {
  return fill(
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

export type TestimonialView = ReturnType<typeof testimonialsView>[number]
