import { getPosts } from '@/lib/blog/posts'
import { oldAddresses, type Redirect } from '@/lib/hosting/redirects'
import { securityHeaders } from '@/lib/hosting/security-headers'
import { routes, staticPaths } from '@/lib/routes'
import { leadEndpoint } from '@/lib/site'

/** Headers for the addresses under a prefix ("/img/*"), for one address ("/feed.xml"), or for all ("/*"). */
export type HeaderRule = { match: string; headers: Record<string, string> }

/**
 * How the site is to be served: the one table that every host's configuration is written from.
 * Rules for headers never set the same name twice for one address, since some hosts would join the two values.
 */
export type HostingRules = {
  /** The address of every page, canonical. The file of "/about" is about.html, that of "/" is index.html. */
  pages: readonly string[]
  /** Addresses that lead elsewhere. */
  redirects: readonly Redirect[]
  /** An address one step below `under` that is neither page nor file leads to `destination`, temporarily: the post may come. */
  unknownPost: { under: string; destination: string }
  /** Cache-Control where no rule sets it. Netlify, Cloudflare and Vercel send the same by themselves. */
  defaultCacheControl: string
  headers: readonly HeaderRule[]
  /** Content types that a file's ending does not tell. */
  contentTypes: Readonly<Record<string, string>>
}

/** What a CDN may keep but has to ask about: a deploy shows at once, and the ETag makes asking cheap. */
const revalidated = 'public, max-age=0, must-revalidate'
/** What has its content's hash in its name. */
const immutable = 'public, max-age=31536000, immutable'

/** The address of the rules by which browsers fetch or prerender the page that a visitor points at. */
export const speculationRulesPath = '/speculation-rules.json'

/** https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API: moderate is pointer-down, or a hover of 200 ms. */
export const speculationRules = {
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
} as const

/**
 * @param env the build's environment
 * @returns the table for this build
 */
export function hostingRules(env: Record<string, string | undefined>): HostingRules {
  const everywhere = {
    ...securityHeaders({
      leadEndpoint,
      tagManager: Boolean(env.NEXT_PUBLIC_GTM_ID),
      hstsPreload: env.HSTS_PRELOAD === '1',
    }),
    'Speculation-Rules': `"${speculationRulesPath}"`,
  }
  const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return {
    pages: [...staticPaths(), ...getPosts().map(({ slug }) => routes.post(slug))],
    redirects: oldAddresses(),
    unknownPost: { under: routes.blog(), destination: routes.blog() },
    defaultCacheControl: revalidated,
    headers: [
      { match: '/*', headers: everywhere },
      {
        match: '/_next/static/*',
        headers: { 'Cache-Control': immutable, 'Cross-Origin-Resource-Policy': 'same-origin' },
      },
      { match: '/img/*', headers: { 'Cache-Control': immutable, ...forOthers } },
      { match: '/share/*', headers: forOthers },
    ],
    contentTypes: {
      [speculationRulesPath]: 'application/speculationrules+json',
      [routes.feed()]: 'application/atom+xml; charset=utf-8',
    },
  }
}

/**
 * @param rules the table
 * @returns other forms of the pages' and the redirects' addresses, each leading where it belongs in one step:
 * with a trailing slash, and with the name of the page's file
 */
export function aliases({ pages, redirects }: Pick<HostingRules, 'pages' | 'redirects'>): Redirect[] {
  return [
    ...redirects.map((redirect) => ({ ...redirect, source: `${redirect.source}/` })),
    ...pages.flatMap((destination) =>
      (destination === '/' ? ['/index', '/index/', '/index.html'] : [`${destination}/`, `${destination}.html`]).map(
        (source) => ({ source, destination, permanent: true }),
      ),
    ),
  ]
}

/**
 * @param rules the table
 * @returns where an address leads, null where it stands for itself. Letters' case counts only for pages' own addresses.
 */
export function redirectFinder(rules: HostingRules): (path: string) => Redirect | null {
  const all = new Map([...rules.redirects, ...aliases(rules)].map((redirect) => [redirect.source, redirect]))
  const pages = new Set(rules.pages)
  return (path) => {
    if (pages.has(path)) return null
    const source = path.toLowerCase()
    return all.get(source) ?? (pages.has(source) ? { source: path, destination: source, permanent: true } : null)
  }
}

/** @returns true when an address falls under an unknown post's rule, if nothing stands there */
export function isPostAddress({ unknownPost }: HostingRules, path: string): boolean {
  const start = `${unknownPost.under}/`
  return path.toLowerCase().startsWith(start) && /^[^/]+\/?$/.test(path.slice(start.length))
}

/** @returns true when a header rule holds for an address */
export function matches({ match }: HeaderRule, path: string): boolean {
  return match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match
}

/** @returns the headers of a file that is served */
export function headersFor(rules: HostingRules, path: string): Record<string, string> {
  const type = rules.contentTypes[path]
  return Object.assign(
    { 'Cache-Control': rules.defaultCacheControl },
    ...rules.headers.filter((rule) => matches(rule, path)).map(({ headers }) => headers),
    type && { 'Content-Type': type },
  )
}

/**
 * @param destination where a redirect leads, with or without a fragment
 * @param query the request's own, with its question mark, or empty: campaign parameters are kept
 */
export function locationWith(destination: string, query: string): string {
  const [path, fragment] = destination.split('#')
  return `${path}${query}${fragment ? `#${fragment}` : ''}`
}
