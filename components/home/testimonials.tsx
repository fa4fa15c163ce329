import type { HomeModel } from '@/components/home/home-model'
import styles from './testimonials.module.css'

/** Quotations of customers. */
export function Testimonials({ testimonials }: Pick<HomeModel, 'testimonials'>) {
  return (
    <div className={styles.testimonials}>
      {testimonials.map(({ text, name, location, service }) => (
        <figure key={text}>
          <blockquote>
            <p>{text}</p>
          </blockquote>
          <figcaption>
            {`${name}, ${location}`}. {service}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
