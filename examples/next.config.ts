import { join } from 'node:path'
import type { NextConfig } from 'next'

/** The page of examples is a separate app, which the site's build does not include. */
const nextConfig: NextConfig = {
  reactStrictMode: true,
  devIndicators: false,
  turbopack: { root: join(import.meta.dirname, '..') },
}

export default nextConfig
