import { createHash } from 'node:crypto'
import { bootScript } from '@/lib/build/finishing/boot-script'

type SecurityOptions = {
  /** The absolute URL that the request form posts to. */
  requestEndpoint: string
  /** The site's URL, to which the form service sends the visitor back. */
  siteUrl: string
  /** Whether a tag manager is configured. */
  tagManager: boolean
  /** Whether HSTS covers all subdomains and allows preloading. */
  hstsPreload: boolean
}

/** Tiles of the street map (components/contact/leaflet-map.ts). */
const TILE_SERVER = 'https://tile.openstreetmap.org'

/** Hosts to which Google's tags send pictures and requests. */
const googleHosts = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://www.googleadservices.com',
  'https://*.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  'https://google.com',
  'https://www.google.com',
  'https://www.google.ca',
]

/**
 * What Google's policy guide asks for, for a container with GA4 and Google Ads conversions (conversion linker
 * included) and for its preview mode: https://developers.google.com/tag-platform/security/guides/csp
 * Google Ads loads pictures from the visitor's national Google domain: google.ca in Canada. Custom HTML tags and custom
 * JavaScript variables are blocked, because they would need inline scripts or eval.
 */
const googleRules: Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'style-src' | 'font-src', string[]> =
  {
    'script-src': [
      'https://googletagmanager.com',
      'https://*.googletagmanager.com',
      'https://tagmanager.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
    ],
    'img-src': [...googleHosts, 'https://googletagmanager.com', 'https://ssl.gstatic.com', 'https://www.gstatic.com'],
    'connect-src': [...googleHosts, 'https://*.analytics.google.com'],
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
    'style-src': [
      'https://googletagmanager.com',
      'https://www.googletagmanager.com',
      'https://tagmanager.google.com',
      'https://fonts.googleapis.com',
    ],
    'font-src': ['https://fonts.gstatic.com', 'data:'],
  }

/** @returns Content-Security-Policy: only the boot script may be inline. A relative URL throws */
export function contentSecurityPolicy({ requestEndpoint, siteUrl, tagManager }: SecurityOptions): string {
  const hash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", hash],
    // Styles are inlined and differ from page to page: one policy cannot list all their hashes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', TILE_SERVER],
    'font-src': ["'self'"],
    'connect-src': ["'self'", TILE_SERVER],
    'frame-src': [],
    'manifest-src': ["'self'"],
    // Chromium applies form-action to the redirect back to /thank-you as well. That is at the site's URL, which
    // is not always 'self': without its "www.", or on a preview of the host, Chromium would block the redirect.
    'form-action': ["'self'", new URL(requestEndpoint).origin, new URL(siteUrl).origin],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  }
  if (tagManager) for (const [name, hosts] of Object.entries(googleRules)) directives[name]?.push(...hosts)
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** @returns the security headers of every response, by name */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': `max-age=63072000${options.hstsPreload ? '; includeSubDomains; preload' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // The form service refuses a post without Referer or Origin.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // The tag manager's preview opens the site from its own window and sends it messages. All other values block that.
    'Cross-Origin-Opener-Policy': options.tagManager ? 'unsafe-none' : 'same-origin',
  }
}
