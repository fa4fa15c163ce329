import { formWords } from '@/content/interface'
import { nextSteps } from '@/lib/content/next-steps'
import styles from './next-steps.module.css'

/** Beside a request form: what happens after somebody has called or written, in four short lines; folded on a phone. */
export function NextSteps() {
  return (
    <details className={styles.next}>
      <summary>
        <h3>{formWords.next}</h3>
      </summary>
      <ol>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}
