import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

/** A summary of the site, for AI assistants. */
export function GET() {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
