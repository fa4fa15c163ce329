import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Href } from '@/lib/routes'
import styles from './local-jobs.module.css'

export type LocalJob = { title: string; text: string; href: Href; price?: { range: string; terms: string } }

/** Two or three jobs typical for the place's houses, each with its price where there is one. */
export function LocalJobs({ heading, items }: { heading: string; items: readonly LocalJob[] }) {
  return (
    <Section id="jobs" heading={heading} underlined tone="card" knifeSwitch tight>
      <ul className={styles.jobs}>
        {items.map(({ title, text, href, price }) => (
          <li key={title}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            {price && (
              <div className={styles.price}>
                <b>{price.range}</b>
                <small>{price.terms}</small>
              </div>
            )}
            <Paragraph>{text}</Paragraph>
          </li>
        ))}
      </ul>
    </Section>
  )
}
