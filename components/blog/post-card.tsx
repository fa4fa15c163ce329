import { Byline } from '@/components/blog/byline'
import { GoLink } from '@/components/ui/button'
import { Lit } from '@/components/ui/lit'
import { Picture } from '@/components/ui/picture'
import type { PostRecord } from '@/lib/blog/list'
import { pictureSources } from '@/lib/image-files'
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
            <Lit>{post.title}</Lit>
          </a>
        </h3>
        <p>{post.excerpt}</p>
        <GoLink href={href}>
          Read more about {post.category}
          <span className="vh">{` in “${post.title}”`}</span>
        </GoLink>
      </div>
    </li>
  )
}
