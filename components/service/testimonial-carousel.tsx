import { Island } from '@/components/islands/island'
import { Carousel } from '@/components/service/carousel.client'
import { CopyText } from '@/components/ui/copy-text'
import quotation from '@/components/ui/quotation.module.css'
import { Section, type Tone } from '@/components/ui/section'
import { carouselWords, commonWords } from '@/content/interface'
import type { ShownTestimonial } from '@/lib/content/testimonials'
import { monthAndYear } from '@/lib/dates'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './testimonial-carousel.module.css'

/** Testimonials about this service, one at a time. */
export function TestimonialCarousel({ testimonials, tone }: { testimonials: readonly ShownTestimonial[]; tone: Tone }) {
  return (
    <Section id="testimonials" tone={tone} label={carouselWords.section}>
      <Island name="carousel">
        <Carousel count={testimonials.length} words={carouselWords}>
          {testimonials.map(({ name, location, service, month, rating, text }) => (
            <figure key={text} className={styles.slide}>
              <blockquote className={quotation.quotation}>
                <p>
                  <CopyText>{text}</CopyText>
                </p>
              </blockquote>
              <figcaption>
                <b>{`${name}, ${location}`}</b>
                {`, ${service}, ${fillTokens(commonWords.ratedOf, { rating })}, `}
                <time dateTime={month}>{monthAndYear(month)}</time>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </Island>
    </Section>
  )
}
