import { page as blogPage } from '@/content/pages/blog'
import { embeddedRecords, getPost, getPosts, neighboursOf, type Post, renderPost, unpublished } from '@/lib/blog/posts'
import { pageTrail } from '@/lib/chrome/breadcrumbs'
import { fill } from '@/lib/content/fill'
import { categoryLink, type LinkItem, serviceLink } from '@/lib/content/links'
import { categorySlugs, servicePaths } from '@/lib/content/registry'
import { uiWords } from '@/lib/content/words'
import { pictureForFile } from '@/lib/images/pictures'
import { routes } from '@/lib/routes'
import { today } from '@/lib/today'
import { pageContext } from '@/lib/views/page-context'

/** From how many sections on a post has a table of contents. */
export const contentsFrom = 3

const postLink = (post: Post): LinkItem => ({ label: post.title, href: routes.post(post.slug) })

/** Every service and category page by its address. */
const serviceLinks = new Map<string, LinkItem>(
  [...servicePaths.map(serviceLink), ...categorySlugs.map(categoryLink)].map((link) => [link.href, link]),
)

/** @returns what BlogListScreen shows */
export function blogListView() {
  const path = routes.blog()
  const posts = getPosts()
  const records = embeddedRecords()
  return {
    ...pageContext(path),
    page: fill(blogPage, path),
    breadcrumbs: pageTrail('blog'),
    records,
    indexHref: records.length < posts.length ? routes.blogIndex() : undefined,
    all: posts.map(({ title, slug, publishDate }) => ({ title, href: routes.post(slug), date: publishDate })),
  }
}

/**
 * @param slug one of the posts' slugs
 * @returns what BlogPostScreen shows
 * @throws Error when there is no such post
 */
export function blogPostView(slug: string) {
  const post = getPost(slug)
  const { category, publishDate, updatedDate, author, readTime } = post
  const { html, contents, arts } = renderPost(post)
  const { previous, next } = neighboursOf(slug)
  return {
    ...pageContext(routes.post(slug)),
    title: post.title,
    byline: {
      category,
      date: publishDate,
      updated: updatedDate ? { label: uiWords.common.updated, date: updatedDate } : undefined,
      author,
      readTime,
      unpublished: unpublished(post, today()),
    },
    picture: pictureForFile(post.featuredImage, post.featuredImageAlt),
    body: { html, contents: contents.length >= contentsFrom ? contents : [] },
    arts,
    services: post.links.flatMap((href) => serviceLinks.get(href) ?? []),
    neighbours: { previous: previous && postLink(previous), next: next && postLink(next) },
  }
}

export type BlogListView = ReturnType<typeof blogListView>
export type BlogPostView = ReturnType<typeof blogPostView>
