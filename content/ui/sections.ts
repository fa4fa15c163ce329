/** Labels of the parts that pages are made of. */
export const carousel = {
  role: 'carousel',
  slides: 'Testimonials, one after the other',
  position: '{current} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
} as const

/** The room whose lights follow a keypad. */
export const room = {
  keypad: 'Try a keypad',
  invitation: 'Press a button; the room answers.',
  picture: 'A living and dining room at dusk. Its lights and shade follow the keypad.',
  scenes: { welcome: 'Welcome', dinner: 'Dinner', movie: 'Movie', night: 'Good night' },
} as const
