import { longDate } from '@/lib/blog/dates'
import styles from './byline.module.css'

export type BylineProps = {
  category: string
  /** YYYY-MM-DD */
  date: string
  /** The day of the last change, and the word before it. */
  updated?: { label: string; date: string }
  author?: string
  readTime: string
  unpublished?: string
  /** The category on a line of its own, for narrow columns. */
  stacked?: boolean
}

/** A post's category, dates, author and read time. */
export function Byline({ category, date, updated, author, readTime, unpublished, stacked = false }: BylineProps) {
  return (
    <p className={styles.byline} data-stacked={stacked ? '' : undefined}>
      <span className={styles.plate}>{category}</span>
      {unpublished && <span className={styles.badge}>{unpublished}</span>}
      <time dateTime={date}>{longDate(date)}</time>
      {updated && (
        <span>
          {updated.label} <time dateTime={updated.date}>{longDate(updated.date)}</time>
        </span>
      )}
      {author && <span>{author}</span>}
      <span>{readTime}</span>
    </p>
  )
}
