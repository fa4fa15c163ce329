/** Labels of the parts that pages are made of. */
export const carousel = {
  label: 'Testimonials',
  role: 'carousel',
  slides: 'Testimonials, one after the other',
  position: '{current} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
} as const
