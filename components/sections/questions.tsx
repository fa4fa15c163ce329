import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/types'
import styles from './questions.module.css'

export type QuestionsProps = {
  items: readonly Question[]
  /** One level below the heading above them. */
  level?: 3 | 4
  columns?: 1 | 2
}

/** Questions whose answers unfold, also without JavaScript. One or two are open: folding them away saves no room. */
export function Questions({ items, level = 3, columns = 1 }: QuestionsProps) {
  const Heading = `h${level}` as const
  const open = columns === 1 && items.length <= 2
  return (
    <div className={styles.questions} data-columns={columns} data-few={items.length <= 3 ? '' : undefined}>
      {items.map(({ question, answer }) => (
        <details key={question} open={open}>
          <summary>
            <Heading>{question}</Heading>
          </summary>
          <Paragraph>{answer}</Paragraph>
        </details>
      ))}
    </div>
  )
}
