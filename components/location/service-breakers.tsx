import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Href } from '@/lib/routes'
import styles from './service-breakers.module.css'

type BreakerCard = { name: string; href: Href; rating: string; text: string }

/** Links to services, each with a drawn breaker that switches on while scrolling. */
export function ServiceBreakers({ heading, items }: { heading: string; items: readonly BreakerCard[] }) {
  return (
    <Section id="services" heading={heading} tone="steel" className={styles.band}>
      <ol className={styles.breakers} data-print-plain="">
        {items.map(({ name, href, rating, text }) => (
          <li key={name}>
            <span className={styles.breaker} data-no-print="" aria-hidden="true">
              <b>{rating}</b>
              <i />
            </span>
            <div>
              <h3>
                <a className="stretched-link" href={href}>
                  {name}
                </a>
              </h3>
              <Paragraph>{text}</Paragraph>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
