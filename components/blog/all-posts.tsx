import { blogWords } from '@/content/interface'
import { longDate } from '@/lib/dates'
import { fillTokens } from '@/lib/fill-tokens'
import type { Href } from '@/lib/routes'
import styles from './all-posts.module.css'

type PostLink = {
  title: string
  href: Href
  /** YYYY-MM-DD */
  date: string
}

/** Every title by year: links to all posts that work without search and JavaScript. */
export function AllPosts({ posts }: { posts: readonly PostLink[] }) {
  const words = blogWords.all
  const years = [...new Set(posts.map(({ date }) => date.slice(0, 4)))]
  return (
    <details className={styles.allPosts}>
      <summary>{posts.length === 1 ? words.one : fillTokens(words.many, { count: posts.length })}</summary>
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
