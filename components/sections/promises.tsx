import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import styles from './promises.module.css'

export type PromisesProps = {
  heading: string
  items: readonly { label: string; value: string; note: string }[]
}

/** What the owner promises: a label, the promise set large, a sentence. Stands nowhere while nothing is promised. `dead`: no current comes to the page. */
export function Promises({ heading, items, dead = false }: PromisesProps & { dead?: boolean }) {
  return (
    <Section id="promises" tone="lamplit" wire={dead ? 'dead' : 'run'}>
      <SectionHeading id="promises" wired>
        {heading}
      </SectionHeading>
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
