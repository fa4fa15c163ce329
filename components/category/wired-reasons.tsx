import { TitledText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Step } from '@/content/types'
import styles from './wired-reasons.module.css'

/** Reasons along a wire that leaves the riser and ends, open, at the last one. */
export function WiredReasons({ heading, items }: { heading: string; items: readonly Step[] }) {
  return (
    <Section id="why" heading={heading} tone="band" knifeSwitch>
      <ul className={styles.line}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <TitledText title={title} text={text} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
