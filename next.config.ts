import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { publicVariables } from './lib/build/finishing/public-variables'

/** Hosts serve redirects and headers: lib/build/hosting/hosting-rules.ts. */
export default function nextConfig(phase: string): NextConfig {
  // `next typegen` reads this file in the build phase, too.
  if (phase === PHASE_PRODUCTION_BUILD && process.argv.includes('build') && !process.env.SITE_BUILD)
    throw new Error('Build with "npm run build": it makes the pictures first and finishes the pages after.')
  return {
    output: 'export',
    // With an export, this is the folder that it writes.
    distDir: process.env.SITE_BUILD,
    reactStrictMode: true,
    experimental: { globalNotFound: true },
    // scripts/check-before-build.ts checks types before this build.
    typescript: { ignoreBuildErrors: true },
    env: publicVariables(process.env),
  }
}
