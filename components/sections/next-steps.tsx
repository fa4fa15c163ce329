import { RichText } from '@/components/ui/rich-text'
import { formWords } from '@/content/interface'
import type { Page } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import styles from './next-steps.module.css'

/** What happens after a call or a request: in a request form, or below the text beside it. */
export function NextSteps({ page }: { page: Page }) {
  const { 'thank-you': copy } = siteContent().singlePages
  return (
    <div className={styles.steps} data-no-print="">
      <h3>{formWords.next}</h3>
      <ol>
        {renderCopy(copy.next.items, page).map(({ title, short }) => (
          <li key={title}>
            <RichText>{short}</RichText>{' '}
          </li>
        ))}
      </ol>
    </div>
  )
}
