import type { NextConfig } from 'next'
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants'
// Next's own loader of this file does not know the "@/" alias in what it imports; tsx does.
import { require as load } from 'tsx/cjs/api'

/** Pictures are made before anything is built or served in development; what is there already is kept. */
export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD) {
    const { assertDeployable }: typeof import('./lib/launch/deploy-guard') = load(
      './lib/launch/deploy-guard.ts',
      __filename,
    )
    assertDeployable(process.env)
  }
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    const { buildImages }: typeof import('./scripts/build-images') = load('./scripts/build-images.ts', __filename)
    await buildImages()
  }
  const { siteConfig }: typeof import('./lib/hosting/next-config') = load('./lib/hosting/next-config.ts', __filename)
  return siteConfig
}
