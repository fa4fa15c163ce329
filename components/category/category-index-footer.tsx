import { ArrowLink } from '@/components/ui/button'
import { Folds } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import type { Fold } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import type { Href } from '@/lib/routes'
import styles from './category-index-footer.module.css'

export type CategoryIndexFooterProps = {
  none: string
  more: readonly Fold[]
  emergencyHref: Href
}

/** Under a category's index: a link for visitors whom none of the services fits, folds, and the link to emergencies. */
export function CategoryIndexFooter({ none, more, emergencyHref }: CategoryIndexFooterProps) {
  return (
    <div className={styles.end} data-print-plain="">
      <div>
        <Paragraph>{none}</Paragraph>
        <ArrowLink href={emergencyHref}>{uiWords.common.emergencyService}</ArrowLink>
      </div>
      <div>
        <Folds items={more} />
      </div>
    </div>
  )
}
