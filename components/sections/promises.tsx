import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { PromisesView } from '@/lib/views/promises'
import styles from './promises.module.css'

/** What the owner promises: a label, the promise set large, a sentence. Rendered only once there is one. */
export function Promises({ heading, items }: PromisesView) {
  return (
    <Section id="promises" heading={heading} tone="card">
      <dl className={styles.promises}>
        {items.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              {note && <RichText>{note}</RichText>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
