import { Fold } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/types'
import styles from './questions.module.css'

export type QuestionsProps = {
  items: readonly Question[]
  columns?: 1 | 2
  /** The first one is open from the start. */
  firstOpen?: boolean
}

/** Questions whose answers unfold, also without JavaScript. */
export function Questions({ items, columns = 1, firstOpen = false }: QuestionsProps) {
  return (
    <div className={styles.questions} data-columns={columns}>
      {items.map(({ question, answer }, index) => (
        <Fold key={question} summary={<h3>{question}</h3>} open={firstOpen && index === 0}>
          <Paragraph>{answer}</Paragraph>
        </Fold>
      ))}
    </div>
  )
}
