import { RichText } from '@/components/ui/rich-text'
import type { Fact } from '@/content/schema'
import styles from './fact-list.module.css'

/** Facts in a row, each a short name set large, and what it says. */
export function FactList({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
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
