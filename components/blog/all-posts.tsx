import { longDate } from '@/lib/blog/dates'
import styles from './all-posts.module.css'

export type PostLink = { title: string; href: string /** YYYY-MM-DD */; date: string }

/** Every title by year: a way to each post that needs neither search nor JavaScript. */
export function AllPosts({ posts }: { posts: readonly PostLink[] }) {
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return (
    <details className={styles.all}>
      <summary>{posts.length === 1 ? 'The one article' : `All ${posts.length} articles, by year`}</summary>
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <h3>{year}</h3>
          <ul>
            {posts
              .filter(({ date }) => date.startsWith(year))
              .map(({ title, href, date }) => (
                <li key={href}>
                  <a href={href}>{title}</a> <time dateTime={date}>{longDate(date).replace(/, \d+$/, '')}</time>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
