import { RichText } from '@/components/ui/rich-text'
import type { Fact } from '@/lib/content/types'
import styles from './facts.module.css'

/** Label and value, ruled like a rating plate. A price is set larger. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd data-price={item.value.startsWith('$') ? '' : undefined}>
            <RichText>{item.value}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  )
}
