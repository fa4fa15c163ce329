import { FaqToggle } from '@/components/sections/faq-toggle.client'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { Question } from '@/lib/content/types'
import styles from './faq-list.module.css'

function Item({ item, open }: { item: Question; open: boolean }) {
  return (
    <details open={open}>
      <summary>
        <h3>{item.question}</h3>
        <Icon name="plus" />
      </summary>
      <p>
        <RichText>{item.answer}</RichText>
      </p>
    </details>
  )
}

/**
 * Questions that open one by one. Past `initialCount` a toggle shows and hides the rest;
 * without JavaScript all of them stand there.
 */
export function FaqList({ items, initialCount }: { items: readonly Question[]; initialCount?: number }) {
  const first = items.slice(0, initialCount ?? items.length)
  const rest = items.slice(first.length)
  return (
    <div className={styles.faq}>
      {first.map((item, index) => (
        <Item key={item.question} item={item} open={index === 0} />
      ))}
      {rest.length > 0 && (
        <FaqToggle>
          {rest.map((item) => (
            <Item key={item.question} item={item} open={false} />
          ))}
        </FaqToggle>
      )}
    </div>
  )
}
