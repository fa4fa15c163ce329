import { Byline } from '@/components/blog/byline'
import { ArrowLink } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import type { PostRecord } from '@/lib/blog/list'
import { pictureSources } from '@/lib/images/files'
import styles from './post-card.module.css'

export type PostCardProps = {
  post: PostRecord
  href: string
  /** The first card of a view takes the whole width. */
  wide: boolean
  /** True for the picture that is first on the page. */
  priority: boolean
}

/** A post in the list: picture, category, date, title, excerpt, read time, link. */
export function PostCard({ post, href, wide, priority }: PostCardProps) {
  const sizes = wide ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 1200px) 20rem, (min-width: 600px) 50vw, 100vw'
  return (
    <li className={styles.card} data-wide={wide ? '' : undefined}>
      <div className={styles.art}>
        <Picture picture={pictureSources(...post.image, '')} sizes={sizes} priority={priority} />
      </div>
      <div className={styles.body}>
        <Byline
          category={post.category}
          date={post.date}
          readTime={post.readTime}
          unpublished={post.unpublished}
          stacked={!wide}
        />
        <h3>
          <a href={href}>
            <HeadingText>{post.title}</HeadingText>
          </a>
        </h3>
        <p>{post.excerpt}</p>
        <ArrowLink href={href}>
          Read more about {post.category}
          <span className="vh">{` in “${post.title}”`}</span>
        </ArrowLink>
      </div>
    </li>
  )
}
