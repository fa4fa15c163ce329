import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import { Stars } from '@/components/ui/stars'
import { uiWords } from '@/lib/content/words'
import type { PictureSource } from '@/lib/images/pictures'
import type { TestimonialView } from '@/lib/views/testimonials'
import styles from './reviews.module.css'

export type ReviewsProps = {
  heading: string
  rating: string
  /** Completes the rating: of how many, from how many reviews, where. */
  note: string
  /** The first is set large, the others in a row below. There may be none. */
  testimonials: readonly TestimonialView[]
  picture: PictureSource
}

function Review({ testimonial }: { testimonial: TestimonialView }) {
  const { text, name, location, service, rating } = testimonial
  return (
    <figure>
      <Stars rating={rating} />
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        {`${name}, ${location}`}. {service}
      </figcaption>
    </figure>
  )
}

/** The rating as the largest thing on the page, over a picture from edge to edge; what customers said beside and below. */
export function Reviews({ heading, rating, note, testimonials, picture }: ReviewsProps) {
  const [first, ...others] = testimonials
  return (
    <Section id="testimonials" tone="night" bleed className={styles.proof}>
      <i className={styles.rail} aria-hidden="true" />
      <div className={styles.stage}>
        <Picture picture={picture} sizes="(max-width: 767px) 222vw, 100vw" />
        <div className={styles.words} data-print-plain="">
          <SectionHeading id="testimonials" hidden>
            {heading}
          </SectionHeading>
          <div className={styles.rating}>{rating}</div>
          <p className={styles.of}>
            <RichText>{note}</RichText>
          </p>
          {first && <Review testimonial={first} />}
        </div>
      </div>
      {others.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on phones, and the keyboard must reach that
        <section className={styles.row} data-print-plain="" tabIndex={0} aria-label={uiWords.home.moreReviews}>
          {others.map((testimonial) => (
            <Review key={testimonial.text} testimonial={testimonial} />
          ))}
        </section>
      )}
    </Section>
  )
}
