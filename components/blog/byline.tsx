import { longDate } from '@/lib/blog/dates'
import styles from './byline.module.css'

export type BylineProps = {
  category: string
  /** YYYY-MM-DD */
  date: string
  author?: string
  readTime: string
  unpublished?: string
}

/** A post's category, date, author and read time. */
export function Byline({ category, date, author, readTime, unpublished }: BylineProps) {
  return (
    <p className={styles.byline}>
      <span className={styles.plate}>{category}</span>
      {unpublished && <span className={styles.badge}>{unpublished}</span>}
      <time dateTime={date}>{longDate(date)}</time>
      {author && <span>{author}</span>}
      <span>{readTime}</span>
    </p>
  )
}
