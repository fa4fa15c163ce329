import { Section } from '@/components/ui/section'
import { Stars } from '@/components/ui/stars'
import { uiWords } from '@/lib/content/words'
import type { TestimonialView } from '@/lib/views/testimonials'
import styles from './testimonial.module.css'

/** One testimonial as a section of its own. */
export function TestimonialSection({ testimonial }: { testimonial: Omit<TestimonialView, 'rating'> }) {
  const { text, name, location, service } = testimonial
  return (
    <Section id="said" tone="lamplit" label={uiWords.common.reviews} className={styles.section}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>{`${name}, ${location}. ${service}`}</figcaption>
      </figure>
    </Section>
  )
}

/** One testimonial as a slide of the carousel. */
export function TestimonialSlide({ testimonial }: { testimonial: TestimonialView }) {
  return (
    <figure className={styles.slide}>
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
