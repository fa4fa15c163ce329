import { atomFeed } from '@/lib/blog/feed'

export const dynamic = 'force-static'

/** The newest posts as an Atom feed. */
export function GET() {
  return new Response(atomFeed(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } })
}
