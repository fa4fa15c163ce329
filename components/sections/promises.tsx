import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Page } from '@/lib/content/pages'
import { promisesOn } from '@/lib/content/promises'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import styles from './promises.module.css'

/** What the owner promises: a label, the promise in large type, a sentence. Renders nothing without promises. */
export function Promises({ page }: { page: Page }) {
  const items = promisesOn(page)
  if (items.length === 0) return null
  return (
    <Section id="promises" heading={renderCopy(siteContent().promises.heading, page)} tone="card">
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
