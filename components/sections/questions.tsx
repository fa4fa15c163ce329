import { Fold } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/schema'
import styles from './questions.module.css'

type QuestionsProps = {
  items: readonly Question[]
  columns?: 1 | 2
}

/** Questions whose answers unfold, also without JavaScript. */
export function Questions({ items, columns = 1 }: QuestionsProps) {
  return (
    <div className={styles.questions} data-columns={columns}>
      {items.map(({ question, answer }) => (
        <Fold key={question} summary={<h3>{question}</h3>}>
          <Paragraph>{answer}</Paragraph>
        </Fold>
      ))}
    </div>
  )
}
