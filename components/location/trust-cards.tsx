import { TitledText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { Step } from '@/content/types'
import styles from './trust-cards.module.css'

/** Why us, in three short cards under a head's street. */
export function TrustCards({ heading, items }: { heading: string; items: readonly Step[] }) {
  return (
    <Section id="trust" tone="night" className={styles.trust}>
      <SectionHeading id="trust" hidden>
        {heading}
      </SectionHeading>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
