import { longDate } from '@/lib/dates'
import styles from './byline.module.css'

export type BylineProps = {
  category: string
  /** YYYY-MM-DD */
  date: string
  /** The date of the last change, and its label. */
  updated?: { label: string; date: string }
  author?: string
  readTime: string
  unpublished?: string
  /** The category is above the rest on phones and tablets. */
  narrow?: boolean
}

/** A post's category, dates, read time and author. */
export function Byline({ category, date, updated, author, readTime, unpublished, narrow }: BylineProps) {
  return (
    <p className={styles.byline} data-narrow={narrow ? '' : undefined}>
      <b className={styles.category}>{category}</b> {unpublished && <b className={styles.badge}>{unpublished}</b>}{' '}
      <time dateTime={date}>{longDate(date)}</time>{' '}
      {updated ? (
        <span className={styles.together}>
          <span>
            {updated.label} <time dateTime={updated.date}>{longDate(updated.date)}</time>
          </span>{' '}
          <span>{readTime}</span>
        </span>
      ) : (
        <span>{readTime}</span>
      )}{' '}
      {author && <span>{author}</span>}
    </p>
  )
}
