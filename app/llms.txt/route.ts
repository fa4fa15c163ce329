import { llmsText } from '@/lib/seo/llms'

export const dynamic = 'force-static'

/** The site in brief, for assistants. */
export function GET() {
  return new Response(llmsText(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
