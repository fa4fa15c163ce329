import { Paragraph, TitledText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { AboutContent } from '@/content/schema'
import styles from './years.module.css'

/** Number of dark bands, from the first. years.module.css has the colours of each band by its position. */
const DARK_BANDS = 2

/** Wiring by year, on bands from dark to light. A branch of the page's wire leads to each year. */
export function Years({ heading, lead, items }: AboutContent['years']) {
  return (
    <Section id="years" heading={heading} className={styles.section}>
      <Paragraph lead>{lead}</Paragraph>
      <ol className={styles.years}>
        {items.map(({ year, title, text }, index) => (
          <li key={year} data-surface={index < DARK_BANDS ? 'dark' : 'light'}>
            <p className={styles.year}>
              <i className="branch" aria-hidden="true" />
              <i className="knot" aria-hidden="true" />
              {year}
            </p>
            <div>
              <TitledText title={title} text={text} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
