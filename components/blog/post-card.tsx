import { Byline } from '@/components/blog/byline'
import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import type { BlogListWords } from '@/content/interface'
import type { PostRecord } from '@/lib/blog/posts'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureSources } from '@/lib/images/picture-sources'
import type { Href } from '@/lib/routes'
import styles from './post-card.module.css'

/** Width of a card's picture: the first is as wide as the page, then two, then three in a row. */
const pictureSizes = [
  '(min-width: 960px) 55vw, 107vw',
  '(min-width: 960px) min(44vw, 38rem), (min-width: 768px) 11rem, 7.5rem',
  '(min-width: 960px) min(28vw, 24.5rem), (min-width: 768px) 11rem, 7.5rem',
] as const

type PostCardProps = {
  post: PostRecord
  href: Href
  /** Its position in the view, from 0: the first is the large one. */
  position: number
  words: BlogListWords
}

/** A post in the list: picture, category, date, read time, title, excerpt, link. */
export function PostCard({ post, href, position, words }: PostCardProps) {
  const sizes = pictureSizes[position === 0 ? 0 : position < 3 ? 1 : 2]
  return (
    <li className={styles.card}>
      <div className={styles.picture} data-no-print="">
        <Picture
          picture={{ ...pictureSources(...post.image, ''), focus: post.focus }}
          sizes={sizes}
          priority={position === 0}
        />
      </div>
      <div className={styles.body} data-print-plain="">
        <Byline
          category={post.category}
          date={post.date}
          updated={post.updated ? { label: words.updated, date: post.updated } : undefined}
          readTime={post.readTime}
          unpublished={post.unpublished}
          narrow={position > 0}
        />
        <h3>
          <a className="stretched-link" href={href}>
            <HeadingText>{post.title}</HeadingText>
          </a>
        </h3>
        <p>{post.excerpt}</p>
        <a href={href}>
          {fillTokens(words.readMore, { category: post.category })}
          <span className="visually-hidden"> {fillTokens(words.readMoreOf, { title: post.title })}</span>
        </a>
      </div>
    </li>
  )
}
