import { Questions } from '@/components/sections/questions'
import button from '@/components/ui/button.module.css'
import { homeWords } from '@/content/interface'
import type { Question } from '@/content/schema'
import styles from './faq-list.module.css'

/** Number of questions that show before the button. */
export const VISIBLE_QUESTIONS = 6

/** The first questions, and the others in a fold with one button. No script. */
export function FaqList({ items }: { items: readonly Question[] }) {
  const rest = items.slice(VISIBLE_QUESTIONS)
  return (
    <div className={styles.list}>
      <TwoStacks items={items.slice(0, VISIBLE_QUESTIONS)} />
      {rest.length > 0 && (
        <details className={styles.otherQuestions}>
          <summary className={button.button} data-variant="line" data-no-print="">
            <span className={styles.show}>{homeWords.showAll}</span>
            <span className={styles.hide}>{homeWords.showFewer}</span>
          </summary>
          <TwoStacks items={rest} />
        </details>
      )}
    </div>
  )
}

/** Questions in two columns. Two lists, so that an answer that opens moves its own column only. */
function TwoStacks({ items }: { items: readonly Question[] }) {
  const half = Math.ceil(items.length / 2)
  return (
    <div className={styles.stacks}>
      <Questions items={items.slice(0, half)} />
      <Questions items={items.slice(half)} />
    </div>
  )
}
