import { Stars } from '@/components/ui/stars'
import type { Testimonial } from '@/content/types'
import styles from './quotes.module.css'

/** What one customer said. */
export function Quote({ testimonial, large = false }: { testimonial: Testimonial; large?: boolean }) {
  return (
    <figure className={styles.quote} data-large={large ? '' : undefined}>
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

/** The first testimonial large, the rest below under wire rules. */
export function Quotes({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <div className={styles.quotes}>
      {testimonials.map((testimonial, index) => (
        <Quote key={testimonial.name} testimonial={testimonial} large={index === 0} />
      ))}
    </div>
  )
}
