import { CopyText } from '@/components/ui/copy-text'
import { blogWords } from '@/content/interface'
import type { Post } from '@/lib/blog/read-posts'
import { monthAndDay } from '@/lib/dates'
import { fillTokens } from '@/lib/fill-tokens'
import { routes } from '@/lib/routes'
import styles from './all-posts.module.css'

/** Every title by year: links to all posts that work without search and JavaScript. */
export function AllPosts({ posts }: { posts: readonly Post[] }) {
  const words = blogWords.all
  const years = [...new Set(posts.map(({ publishDate }) => publishDate.slice(0, 4)))]
  return (
    <details className={styles.allPosts}>
      <summary>{posts.length === 1 ? words.one : fillTokens(words.many, { count: posts.length })}</summary>
      {years.map((year) => (
        <div key={year} className={styles.year}>
          <h3>{year}</h3>
          <ul>
            {posts
              .filter(({ publishDate }) => publishDate.startsWith(year))
              .map(({ title, slug, publishDate }) => (
                <li key={slug}>
                  <a href={routes.post(slug)}>
                    <CopyText>{title}</CopyText>
                  </a>{' '}
                  <time dateTime={publishDate}>{monthAndDay(publishDate)}</time>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </details>
  )
}
