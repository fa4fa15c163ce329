/** The carousel of testimonials. {current}, {count} are filled in as it moves. */
export const words = {
  label: 'Testimonials',
  role: 'carousel',
  slides: 'Testimonials, one after the other',
  position: '{current} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
} as const
