import { RichText } from '@/components/ui/rich-text'
import { formWords } from '@/content/interface'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import type { PagePath } from '@/lib/routes'
import styles from './next-steps.module.css'

/** What happens after a call or a request, beside a request form. */
export function NextSteps({ path }: { path: PagePath }) {
  const { 'thank-you': page } = siteContent().singlePages
  return (
    <div className={styles.steps}>
      <h3>{formWords.next}</h3>
      <ol>
        {renderCopy(page.next.items, path).map(({ title, short }) => (
          <li key={title}>
            <RichText>{short}</RichText>{' '}
          </li>
        ))}
      </ol>
    </div>
  )
}
