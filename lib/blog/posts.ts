import type { StaticPath } from '@/content/schema'
import type { PostCategoryName } from '@/lib/blog/post-categories'
import { POST_FOLDER, type Post, readPosts } from '@/lib/blog/read-posts'
import { type RenderedPost, renderBody } from '@/lib/blog/render'
import { fileProblem, type Problem } from '@/lib/content/problems'
import { staticPaths } from '@/lib/content/registry'
import { fromContent, siteContent } from '@/lib/content/site-content'
import type { PictureKey } from '@/lib/images/picture-sources'
import { focusOf, pictureForFile, pictureKey } from '@/lib/images/pictures'
import { type PostPath, routes } from '@/lib/routes'
import { siteUrl } from '@/lib/site'
import { today } from '@/lib/today'

/** The fields of a post that a card needs. The list's page carries them. */
export type PostRecord = {
  slug: string
  title: string
  excerpt: string
  category: PostCategoryName
  /** YYYY-MM-DD */
  date: string
  /** The date of the last change, if it has changed. */
  updated?: string
  readTime: string
  image: PictureKey
  /** The point of the picture that stays in view: "70% 40%". */
  focus?: string
  /** Why the post is not public yet; set only in development. */
  unpublished?: 'Draft' | 'Planned'
}

const developing = process.env.NODE_ENV === 'development'

/** @returns why a post is not public on a day, YYYY-MM-DD; undefined when it is public */
export function whyUnpublished(post: Pick<Post, 'draft' | 'publishDate'>, day: string): PostRecord['unpublished'] {
  if (post.draft) return 'Draft'
  return post.publishDate > day ? 'Planned' : undefined
}

/** @returns those of the posts that are public on a day, YYYY-MM-DD */
export function publicPosts(posts: readonly Post[], day: string): Post[] {
  return posts.filter((post) => !whyUnpublished(post, day))
}

/** @returns a problem if no post is public on a YYYY-MM-DD: Next fails on a route without pages */
export function emptyBlog(posts: readonly Post[], day: string): Problem[] {
  if (publicPosts(posts, day).length > 0) return []
  const found = 'no post that is public'
  return [fileProblem(POST_FOLDER, 'posts', found, 'at least one', 'the site cannot be built')]
}

/**
 * Drafts and future posts are included only in development, where a post needs only to be readable. scripts/dev.ts
 * reports its other problems. A build stops at all of them.
 * @returns the site's posts, newest first
 */
export function sitePosts(): readonly Post[] {
  // No cache in development, so that edits show at once.
  return developing ? readSitePosts() : cachedPosts()
}
const cachedPosts = fromContent(readSitePosts)

function readSitePosts(): readonly Post[] {
  const { posts, problems } = readPosts(process.cwd())
  const wrong = new Set(problems.map(({ file }) => file))
  const readable = posts.filter(({ slug }) => !wrong.has(`${POST_FOLDER}/${slug}.md`))
  return developing ? readable : publicPosts(readable, today())
}

/** @returns the post with a slug. Throws when there is no such post */
export function getPost(slug: string): Post {
  const post = sitePosts().find((candidate) => candidate.slug === slug)
  if (!post) throw new Error(`${POST_FOLDER}/${slug}.md: no such post`)
  return post
}

/** @returns the path of every page except the not-found page, posts last */
export function sitePaths(): (StaticPath | PostPath)[] {
  return [...staticPaths(), ...sitePosts().map(({ slug }) => routes.post(slug))]
}

/** @returns the post before the one with this slug in list order (newer), and the one after it (older) */
export function neighboursOf(slug: string): { previous?: Post; next?: Post } {
  const posts = sitePosts()
  const index = posts.findIndex((post) => post.slug === slug)
  return { previous: posts[index - 1], next: posts[index + 1] }
}

/** @returns the date of a post's last change, YYYY-MM-DD */
export function changedOn({ updatedDate, publishDate }: Pick<Post, 'updatedDate' | 'publishDate'>): string {
  return updatedDate ?? publishDate
}

/** @returns the date of the last change of /blog, YYYY-MM-DD: of its own text, or of a post that it lists */
export function blogChangedOn(): string {
  const { blog: page } = siteContent().singlePages
  const dates = [page.updatedOn, ...sitePosts().map(changedOn)]
  return dates.sort().at(-1) ?? page.updatedOn
}

/** @returns every post's record, newest first */
export function postRecords(): PostRecord[] {
  return sitePosts().map((post) => {
    const { slug, title, excerpt, category, publishDate: date, updatedDate: updated, readTime, featuredImage } = post
    const picture = { image: pictureKey(featuredImage), focus: focusOf(featuredImage) }
    const unpublished = whyUnpublished(post, today())
    return { slug, title, excerpt, category, date, updated, readTime, ...picture, unpublished }
  })
}

/** @returns a post as HTML, its contents and drawings; `absolute` links, for the feed, have a host */
export function renderPost(post: Post, absolute = false): RenderedPost {
  return renderBody(post.body, {
    path: routes.post(post.slug),
    base: absolute ? siteUrl() : '',
    pictureFor: pictureForFile,
  })
}
