import type { NextConfig } from 'next'
import { blogRedirects } from '@/lib/blog/redirects'
import { siteRedirects } from '@/lib/hosting/redirects'
import { securityHeaders } from '@/lib/hosting/security-headers'
import { leadEndpoint } from '@/lib/site'

// A CDN may keep a page but has to ask whether it still holds: a deploy shows at once, and the ETag makes asking cheap.
const revalidated = [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }]
const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]

/** What Next is told about this site: headers and redirects, built from the content. */
export const siteConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: { globalNotFound: true },
  // Vercel sets VERCEL=1 in its builds; elsewhere the analytics code is left out of the bundle.
  env: { NEXT_PUBLIC_VERCEL_ANALYTICS: process.env.VERCEL === '1' ? '1' : '' },
  async redirects() {
    return [...siteRedirects(), ...blogRedirects()]
  },
  async headers() {
    if (process.env.NODE_ENV === 'development') return []
    const policy = {
      leadEndpoint,
      tagManager: Boolean(process.env.NEXT_PUBLIC_GTM_ID),
      finished: process.env.FINISHED_BUILD === '1',
    }
    return [
      { source: '/:path*', headers: securityHeaders(policy) },
      { source: '/((?!_next/|img/).*)', headers: revalidated },
      { source: '/img/:file*', headers: immutable },
    ]
  },
}
