import { fileOf } from '@/lib/build/finishing/site-files'
import { allRedirects, type HostingRules } from '@/lib/build/hosting/hosting-rules'
import { escapePattern } from '@/lib/escape-pattern'

/** The subset of the Build Output API's routes that this site uses. */
type VercelRoute =
  | { handle: 'filesystem' | 'hit' | 'error' }
  | { src: string; headers?: Record<string, string>; status?: number; dest?: string; continue?: true }

export type VercelConfig = {
  version: 3
  routes: VercelRoute[]
  overrides: Record<string, { path?: string; contentType?: string }>
}

/**
 * `.vercel/output/config.json`: https://vercel.com/docs/build-output-api/configuration
 * Routes match case-insensitively. So a page's own path is a redirect only after the filesystem check:
 * a path that arrives there differs in letter case.
 * @returns the content of the file
 */
export function vercelConfig(rules: HostingRules): VercelConfig {
  const redirect = (source: string, destination: string, permanent: boolean): VercelRoute => ({
    src: source,
    status: permanent ? 308 : 307,
    headers: { Location: destination },
  })
  return {
    version: 3,
    routes: [
      { src: '^/.*$', headers: rules.everywhere, continue: true },
      ...allRedirects(rules).map(({ source, destination, permanent }) =>
        redirect(`^${escapePattern(source)}$`, destination, permanent),
      ),
      { handle: 'filesystem' },
      ...rules.pages.map((page) => redirect(`^${escapePattern(page)}$`, page, true)),
      redirect(`^${escapePattern(rules.blog)}/[^/]+/?$`, rules.blog, false),
      { src: '^/.*$', status: 404, dest: '/404.html' },
      { handle: 'hit' },
      ...rules.headers.map(({ prefix, headers }): VercelRoute => {
        return { src: `^${escapePattern(prefix)}.*$`, headers, continue: true }
      }),
      // A page's path has no dot, a file's has one.
      { src: '^/[^.]*$', headers: rules.pageHeaders, continue: true },
      { handle: 'error' },
      { src: '^/.*$', status: 404, dest: '/404.html' },
    ],
    overrides: {
      ...Object.fromEntries(
        rules.pages.filter((page) => page !== '/').map((page) => [fileOf(page).slice(1), { path: page.slice(1) }]),
      ),
      ...Object.fromEntries(
        Object.entries(rules.contentTypes).map(([path, contentType]) => [path.slice(1), { contentType }]),
      ),
    },
  }
}
