import { business } from '@/content/business'
import { page } from '@/content/pages/blog'
import { atomFeed } from '@/lib/blog/feed'
import { renderCopy } from '@/lib/content/render-copy'
import { plainText } from '@/lib/content/rich-text'
import { routes } from '@/lib/routes'

export const dynamic = 'force-static'

/** The newest posts as an Atom feed. */
export function GET() {
  const { h1, lead, updatedOn } = renderCopy(page, routes.blog())
  const feed = atomFeed({
    title: `${business.name}: ${h1}`,
    subtitle: plainText(lead),
    author: business.name,
    updatedOn,
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
