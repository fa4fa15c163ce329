import { Stars } from '@/components/ui/stars'
import type { Testimonial } from '@/content/types'
import styles from './quote.module.css'

/** One testimonial, as a slide of the carousel. */
export function Quote({ testimonial }: { testimonial: Testimonial }) {
  return (
    <figure className={styles.quote}>
      <Stars rating={testimonial.rating} />
      <blockquote>
        <p>{testimonial.text}</p>
      </blockquote>
      <figcaption>
        <b>{`${testimonial.name}, ${testimonial.location}`}</b>
        <span>{testimonial.service}</span>
      </figcaption>
    </figure>
  )
}
