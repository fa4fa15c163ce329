import { business } from '@/content/business'
import { page } from '@/content/pages/blog'
import { atomFeed } from '@/lib/blog/feed'

export const dynamic = 'force-static'

/** The newest posts as an Atom feed. */
export function GET() {
  const feed = atomFeed({
    title: `${business.name}: ${page.h1}`,
    subtitle: page.lead,
    author: business.name,
    updatedOn: page.updatedOn,
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
