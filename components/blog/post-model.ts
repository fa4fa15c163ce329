import { commonWords } from '@/content/interface'
import { getPost, neighboursOf, renderPost, whyUnpublished } from '@/lib/blog/posts'
import type { Post } from '@/lib/blog/read-posts'
import { type LinkItem, linkTo } from '@/lib/content/links'
import type { PageOfKind } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { fromContent, siteContent } from '@/lib/content/site-content'
import { pictureForFile } from '@/lib/images/pictures'
import { routes } from '@/lib/routes'
import { today } from '@/lib/today'

/** Minimum number of sections for a table of contents. */
export const MIN_HEADINGS_FOR_CONTENTS = 3

const postLink = (post: Post): LinkItem => ({ label: post.title, href: routes.post(post.slug) })

/** Every service, emergency and category page by its path. */
const linksByPath = fromContent(
  ({ serviceAndEmergencyIds, categorySlugs }) =>
    new Map<string, LinkItem>(
      [...serviceAndEmergencyIds, ...categorySlugs].map(linkTo).map((link) => [link.href, link]),
    ),
)

/** @returns what the page of a post shows. Throws when there is no such post */
export function postModel(page: PageOfKind<'post'>) {
  const { blog: blogPage } = siteContent().singlePages
  const post = getPost(page.id)
  const { category, publishDate, updatedDate, author, readTime } = post
  const { html, contents, arts } = renderPost(post)
  const { previous, next } = neighboursOf(page.id)
  const { call: ask, postCall } = renderCopy({ call: blogPage.call, postCall: blogPage.postCall }, page)
  return {
    title: post.title,
    byline: {
      category,
      date: publishDate,
      updated: updatedDate ? { label: commonWords.updated, date: updatedDate } : undefined,
      author,
      readTime,
      unpublished: whyUnpublished(post, today()),
    },
    picture: pictureForFile(post.featuredImage, post.featuredImageAlt),
    body: { html, contents: contents.length >= MIN_HEADINGS_FOR_CONTENTS ? contents : [], ask },
    arts,
    call: postCall,
    services: post.links.flatMap((href) => linksByPath().get(href) ?? []),
    neighbours: { previous: previous && postLink(previous), next: next && postLink(next) },
  }
}
