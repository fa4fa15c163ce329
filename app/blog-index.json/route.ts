import { allRecords } from '@/lib/blog/posts'

export const dynamic = 'force-static'

/** Every post's record, for the list's search; fetched only when the list page does not embed them all. */
export function GET() {
  return Response.json(allRecords())
}
