import { join } from 'node:path'
import type { NextConfig } from 'next'

/** The page of examples is an app of its own: the site's build neither sees nor serves it. */
const nextConfig: NextConfig = {
  reactStrictMode: true,
  devIndicators: false,
  turbopack: { root: join(import.meta.dirname, '..') },
}

export default nextConfig
