import { Island } from '@/components/islands/island'
import { Carousel } from '@/components/service/carousel.client'
import { Section, type Tone } from '@/components/ui/section'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { TestimonialView } from '@/lib/views/testimonials'
import styles from './customers.module.css'

/** What customers say of this service: one at a time. */
export function Customers({ testimonials, tone }: { testimonials: readonly TestimonialView[]; tone: Tone }) {
  return (
    <Section id="testimonials" tone={tone} label={uiWords.common.reviews}>
      <Island
        name="carousel"
        of={Carousel}
        props={{ label: uiWords.carousel.label, count: testimonials.length, words: uiWords.carousel }}
        slots={{
          children: testimonials.map(({ name, location, service, rating, text }) => (
            <figure key={name} className={styles.slide}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <figcaption>
                <b>{`${name}, ${location}`}</b>
                {`, ${service}, ${fillTemplate(uiWords.common.ratedOf, { name: rating })}`}
              </figcaption>
            </figure>
          )),
        }}
      />
    </Section>
  )
}
