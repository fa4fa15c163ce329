import { Questions } from '@/components/sections/questions'
import button from '@/components/ui/button.module.css'
import { homeWords } from '@/content/interface'
import type { Question } from '@/content/schema'
import styles from './faq-list.module.css'

/** Questions; past `atFirst` the rest folds away under one button. No script. */
export function FaqList({ items, atFirst }: { items: readonly Question[]; atFirst: number }) {
  const rest = items.slice(atFirst)
  return (
    <div>
      <Questions items={items.slice(0, atFirst)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={button.button} data-variant="line" data-no-print="">
            <span className={styles.show}>{homeWords.showAll}</span>
            <span className={styles.hide}>{homeWords.showFewer}</span>
          </summary>
          <Questions items={rest} />
        </details>
      )}
    </div>
  )
}
