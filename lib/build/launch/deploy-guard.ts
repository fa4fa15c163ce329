import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LaunchProblem, urlVariables } from '@/lib/build/launch/launch-problems'

type Environment = Record<string, string | undefined>

/**
 * How each host marks a production build: Vercel by VERCEL_ENV, Netlify (its CLI too) by CONTEXT.
 * Cloudflare does not expose its production branch: PRODUCTION_BRANCH names it, "main" by default.
 * @returns whether the build is the live site's
 */
export function isProductionDeploy(env: Environment): boolean {
  const signs = ['DEPLOY_ENV', 'VERCEL_ENV', 'VERCEL_TARGET_ENV', 'VERCEL_CLI_TARGET', 'CONTEXT']
  return signs.some((name) => env[name] === 'production') || env.CF_PAGES_BRANCH === (env.PRODUCTION_BRANCH || 'main')
}

/**
 * `vercel build --prod` sets none of Vercel's variables (checked with version 64). It writes its target to
 * a file before the build, which is read into VERCEL_CLI_TARGET here.
 * @returns the environment, with that variable where the file exists
 */
export function buildEnvironment(root: string, env: Environment): Environment {
  if (env.VERCEL !== '1') return env
  try {
    const { target } = JSON.parse(readFileSync(join(root, '.vercel/output/builds.json'), 'utf8'))
    return { ...env, VERCEL_CLI_TARGET: target }
  } catch {
    return env
  }
}

/** Throws, with its variable, for a malformed URL: canonical and return URLs begin with one. */
export function assertUrls(env: Environment): void {
  for (const name of urlVariables) {
    const value = env[name]
    if (!value) continue
    const url = URL.canParse(value) ? new URL(value) : null
    const isOrigin = url && /^https?:$/.test(url.protocol) && !url.username
    // The site is at the root of its domain.
    if (isOrigin && (name !== 'NEXT_PUBLIC_SITE_URL' || url.href === `${url.origin}/`)) continue
    const example =
      name === 'NEXT_PUBLIC_SITE_URL' ? 'https://www.sparks.example' : 'https://formsubmit.co/leads@sparks.example'
    throw new Error(`${name}: found ${value}, expected an address such as ${example}`)
  }
}

/**
 * A production deploy must not publish wrong canonicals, a fictional phone number or sample testimonials, and must not
 * lose requests. Other builds may contain placeholders.
 * @throws Error that lists every placeholder with its file and line
 */
export function assertDeployable(env: Environment, placeholders: () => readonly LaunchProblem[]): void {
  if (!isProductionDeploy(env)) return
  const list = placeholders().map(({ source, message }) => `- ${source}: ${message}`)
  if (list.length === 0) return
  throw new Error(`This is a production deploy, and the site still has placeholders:\n${list.join('\n')}`)
}
