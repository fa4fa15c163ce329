import { formWords } from '@/content/interface'
import { page } from '@/content/pages/thank-you'
import { smartPunctuation } from '@/lib/content/typography'
import styles from './next-steps.module.css'

/** What happens after a call or a request, beside a request form. The titles are those of /thank-you. */
export function NextSteps() {
  return (
    <div className={styles.steps}>
      <h3>{formWords.next}</h3>
      <ol>
        {page.next.items.map(({ title }) => (
          <li key={title}>{`${smartPunctuation(title)}. `}</li>
        ))}
      </ol>
    </div>
  )
}
