import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'

/** What Next is told about this site. Redirects and headers are the host's business: lib/hosting/rules.ts. */
export default function nextConfig(phase: string): NextConfig {
  // `next typegen` reads this file as if it built, too.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build') && !process.env.SITE_BUILD)
    throw new Error('Build with "npm run build": it makes the pictures first and finishes the pages after.')
  return {
    output: 'export',
    reactStrictMode: true,
    experimental: { globalNotFound: true },
    // `npm test` checks types; a build for production must do without the tests' packages.
    typescript: { ignoreBuildErrors: true },
    // Vercel sets VERCEL=1 in its builds; elsewhere the analytics code is left out of the bundle.
    env: { NEXT_PUBLIC_VERCEL_ANALYTICS: process.env.VERCEL === '1' ? '1' : '' },
  }
}
