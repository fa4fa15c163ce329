import { RichText } from '@/components/ui/rich-text'
import type { Fact } from '@/content/schema'
import styles from './fact-list.module.css'

/** Facts beside a text: each a short value set large, and its label. */
export function FactList({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label} className="ruled">
          <dt>
            <RichText>{value}</RichText>
          </dt>
          <dd>
            <RichText>{label}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
