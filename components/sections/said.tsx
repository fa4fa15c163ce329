import { Section } from '@/components/ui/section'
import type { Testimonial } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import styles from './said.module.css'

/** One customer's words, large, under a lamp. */
export function Said({ testimonial }: { testimonial: Pick<Testimonial, 'text' | 'name' | 'location' | 'service'> }) {
  const { text, name, location, service } = testimonial
  return (
    <Section id="said" tone="lamplit" label={uiWords.common.reviews} className={styles.said}>
      <figure>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>{`${name}, ${location}. ${service}`}</figcaption>
      </figure>
    </Section>
  )
}
