import type { HomeModel } from '@/components/home/home-model'
import { TwoColumns } from '@/components/sections/two-columns'
import { CopyText } from '@/components/ui/copy-text'
import quotation from '@/components/ui/quotation.module.css'
import { monthAndYear } from '@/lib/dates'
import styles from './testimonials.module.css'

/** Quotations of customers. */
export function Testimonials({ testimonials }: Pick<HomeModel, 'testimonials'>) {
  return (
    <TwoColumns>
      {testimonials.map(({ text, name, location, service, month }) => (
        <figure key={text} className={styles.testimonial}>
          <blockquote className={quotation.quotation}>
            <p>
              <CopyText>{text}</CopyText>
            </p>
          </blockquote>
          <figcaption>
            {`${name}, ${location}`}. {service}, <time dateTime={month}>{monthAndYear(month)}</time>
          </figcaption>
        </figure>
      ))}
    </TwoColumns>
  )
}
