import { business } from '@/content/business'
import { absoluteUrl } from '@/lib/site'

export const dynamic = 'force-static'

/** Contact for security reports (RFC 9116). It expires a year after the build. */
export function GET(): Response {
  const expires = new Date()
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  const lines = [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
