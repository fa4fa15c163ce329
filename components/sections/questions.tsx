import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/types'
import styles from './questions.module.css'

/** Questions that open one by one; without JavaScript too. */
export function Questions({ items, columns = 1 }: { items: readonly Question[]; columns?: 1 | 2 }) {
  return (
    <div className={styles.questions} data-columns={columns}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <Paragraph>{answer}</Paragraph>
        </details>
      ))}
    </div>
  )
}
