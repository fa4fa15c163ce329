import type { ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { Fact } from '@/content/types'
import styles from './facts.module.css'

/** A value that opens with a price: the price is set larger, what goes with it under it. */
function value(text: string): ReactNode {
  const [, price, rest] = /^(\$\d[\d,]*(?:-\$\d[\d,]*)?\+?(?: each)?)(?:[,;] )?(.*)$/.exec(text) ?? []
  if (!price) return <RichText>{text}</RichText>
  return (
    <>
      <b>{price}</b>
      {rest}
    </>
  )
}

/** Label and value, ruled like a rating plate. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map((item) => (
        <div key={item.label}>
          <dt>{item.label}</dt>
          <dd>{value(item.value)}</dd>
        </div>
      ))}
    </dl>
  )
}
