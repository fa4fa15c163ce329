import { createHash } from 'node:crypto'
import { bootScript } from '@/lib/hosting/boot-script'

/** What the policy must let through besides the site itself. */
export type PolicyInput = {
  /** The absolute address that the request form posts to. */
  leadEndpoint: string
  /** Whether a tag manager is configured. */
  tagManager: boolean
  /** Whether the built pages are finished: then no inline script but one is left, and its hash is enough. */
  finished: boolean
}

const tileServer = 'https://tile.openstreetmap.org'
const tagManagerHost = 'https://www.googletagmanager.com'
/** Where Google's own policy guide has pictures and connections go; scripts come from the tag manager alone. */
const measurementHosts = `${tagManagerHost} https://www.google-analytics.com https://*.google-analytics.com`

/** @returns the value of Content-Security-Policy */
export function contentSecurityPolicy({ leadEndpoint, tagManager, finished }: PolicyInput): string {
  const hash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
  const scripts = tagManager ? ` ${tagManagerHost}` : ''
  const measured = tagManager ? ` ${measurementHosts}` : ''
  const directives = [
    "default-src 'none'",
    // A plain `next build` leaves Next's own inline scripts in the pages; only the finished build can forbid them.
    `script-src 'self' ${finished ? hash : "'unsafe-inline'"}${scripts}`,
    // Styles stand in the pages themselves, and differ from page to page: one policy cannot name them all.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${tileServer}${measured}`,
    "font-src 'self'",
    `connect-src 'self'${measured}`,
    "manifest-src 'self'",
    // 'self' as well: some browsers apply form-action to the redirect back to /thank-you.
    `form-action 'self' ${new URL(leadEndpoint).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ]
  return directives.join('; ')
}

/**
 * @returns the headers of every response, as Next's `headers()` takes them
 */
export function securityHeaders(input: PolicyInput): { key: string; value: string }[] {
  return [
    { key: 'Content-Security-Policy', value: contentSecurityPolicy(input) },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains; preload' },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    // The form service refuses a post without Referer or Origin.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ]
}
