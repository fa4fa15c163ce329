import type { BlogListScreenProps } from '@/components/screens/blog-list-screen'
import type { BlogPostScreenProps } from '@/components/screens/blog-post-screen'
import { catalogue } from '@/content/catalogue'
import { page as blogPage } from '@/content/pages/blog'
import { embeddedRecords, getPost, getPosts, neighboursOf, type Post, recordOf, renderPost } from '@/lib/blog/posts'
import { pageTrail } from '@/lib/breadcrumbs'
import { fill, typeset } from '@/lib/content/fill'
import { frameFor, type LinkItem } from '@/lib/frame'
import { pictureForFile } from '@/lib/images'
import { categorySlugs, routes, serviceName, servicePaths } from '@/lib/routes'

/** A table of contents helps from this many sections on. */
const CONTENTS_FROM = 3

const postLink = (post: Post): LinkItem => ({ label: post.title, href: routes.post(post.slug) })

/** Every service and category page by its address. */
const serviceLinks = new Map<string, LinkItem>([
  ...servicePaths.map((path) => {
    const href = routes.service(path)
    return [href, { label: typeset(serviceName(path)), href }] as const
  }),
  ...categorySlugs.map((category) => {
    const href = routes.category(category)
    return [href, { label: typeset(catalogue[category].name), href }] as const
  }),
])

/** @returns what BlogListScreen shows */
export function blogListView(): BlogListScreenProps {
  const path = routes.blog()
  const posts = getPosts()
  const records = embeddedRecords()
  return {
    frame: frameFor(path),
    page: fill(blogPage, path),
    breadcrumbs: pageTrail('Blog', path),
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
export function blogPostView(slug: string): BlogPostScreenProps {
  const post = getPost(slug)
  const { category, date, readTime, unpublished } = recordOf(post)
  const { html, contents } = renderPost(post)
  const { previous, next } = neighboursOf(slug)
  return {
    frame: frameFor(routes.post(slug)),
    title: post.title,
    byline: { category, date, author: post.author, readTime, unpublished },
    picture: pictureForFile(post.featuredImage, post.featuredImageAlt),
    body: { html, contents: contents.length >= CONTENTS_FROM ? contents : [] },
    services: post.links.flatMap((href) => serviceLinks.get(href) ?? []),
    neighbours: { previous: previous && postLink(previous), next: next && postLink(next) },
  }
}
