import { blogChangedOn, changedOn, renderPost, sitePosts } from '@/lib/blog/posts'
import type { Post } from '@/lib/blog/read-posts'
import { pageAt } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { siteContent } from '@/lib/content/site-content'
import { escapeMarkup } from '@/lib/escape-markup'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/site'

/** The feed has this many of the newest posts. */
export const FEED_POSTS = 20

/** Noon in UTC is the same day in Toronto and in nearly all time zones. */
const moment = (date: string) => `${date}T12:00:00Z`

function entry(post: Post): string {
  const url = absoluteUrl(routes.post(post.slug))
  return `  <entry>
    <id>${escapeMarkup(url)}</id>
    <title>${escapeMarkup(post.title)}</title>
    <link rel="alternate" type="text/html" href="${escapeMarkup(url)}"/>
    <published>${moment(post.publishDate)}</published>
    <updated>${moment(changedOn(post))}</updated>
    <author><name>${escapeMarkup(post.author)}</name></author>
    <category term="${escapeMarkup(post.category)}"/>
    <summary>${escapeMarkup(post.excerpt)}</summary>
    <content type="html">${escapeMarkup(renderPost(post, true).html)}</content>
  </entry>
`
}

/** @returns the blog as an Atom feed (RFC 4287), newest first; of the same posts the same bytes */
export function atomFeed(): string {
  const { business } = siteContent()
  const { blog: copy } = siteContent().singlePages
  const posts = sitePosts().slice(0, FEED_POSTS)
  const self = absoluteUrl(routes.feed())
  const home = absoluteUrl(routes.blog())
  const { h1, lead } = renderCopy(copy, pageAt(routes.blog()))
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
  <id>${escapeMarkup(home)}</id>
  <title>${escapeMarkup(`${business.name}: ${h1}`)}</title>
  <subtitle>${escapeMarkup(plainText(lead))}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escapeMarkup(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeMarkup(home)}"/>
  <updated>${moment(blogChangedOn())}</updated>
  <author><name>${escapeMarkup(business.name)}</name></author>
${posts.map(entry).join('')}</feed>
`
}
