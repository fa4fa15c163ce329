import { changedOn, getPosts, type Post, renderPost } from '@/lib/blog/posts'
import { routes } from '@/lib/routes'
import { absoluteUrl } from '@/lib/site'

/** How many of the newest posts the feed carries. */
const FEED_POSTS = 20

type FeedHead = {
  title: string
  subtitle: string
  author: string
  /** YYYY-MM-DD, for a blog without posts */
  updatedOn: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)

/** Noon in UTC is the same day in Toronto and in nearly every other place. */
const moment = (date: string) => `${date}T12:00:00Z`

function entry(post: Post): string {
  const url = absoluteUrl(routes.post(post.slug))
  return `  <entry>
    <id>${xml(url)}</id>
    <title>${xml(post.title)}</title>
    <link rel="alternate" type="text/html" href="${xml(url)}"/>
    <published>${moment(post.publishDate)}</published>
    <updated>${moment(changedOn(post))}</updated>
    <author><name>${xml(post.author)}</name></author>
    <category term="${xml(post.category)}"/>
    <summary>${xml(post.excerpt)}</summary>
    <content type="html">${xml(renderPost(post, true).html)}</content>
  </entry>
`
}

/**
 * The blog as an Atom feed (RFC 4287) with the posts' full text, newest first.
 * @returns the XML document; the same posts always give the same bytes
 */
export function atomFeed({ title, subtitle, author, updatedOn }: FeedHead): string {
  const posts = getPosts().slice(0, FEED_POSTS)
  const latest = posts.map(changedOn).sort().at(-1)
  const self = absoluteUrl(routes.feed())
  const home = absoluteUrl(routes.blog())
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
  <id>${xml(home)}</id>
  <title>${xml(title)}</title>
  <subtitle>${xml(subtitle)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${xml(self)}"/>
  <link rel="alternate" type="text/html" href="${xml(home)}"/>
  <updated>${moment(latest ?? updatedOn)}</updated>
  <author><name>${xml(author)}</name></author>
${posts.map(entry).join('')}</feed>
`
}
