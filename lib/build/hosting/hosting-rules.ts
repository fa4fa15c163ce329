import { extname } from 'node:path'
import { sitePaths } from '@/lib/blog/posts'
import { type Redirect, siteRedirects } from '@/lib/build/hosting/redirects'
import { securityHeaders } from '@/lib/build/hosting/security-headers'
import { campaignParams } from '@/lib/requests/attribution'
import { routes } from '@/lib/routes'
import { requestEndpoint, siteUrl } from '@/lib/site'

/** Matches paths of files in out/ that are not served: compressed copies, and what Netlify and Cloudflare read. */
export const notServed = /\.(?:br|gz)$|^\/_(?:headers|redirects)$/

/** The content type of each kind of file in out/, for nginx and the local server. Other hosts have their own. */
export const fileTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
}

/** Headers for the paths that begin with a prefix: "/img/". */
type HeaderRule = { prefix: string; headers: Record<string, string> }

/**
 * Redirects, headers and content types, from which the configuration of every host is written.
 * No two header rules set the same name for one path, since some hosts would join the values.
 */
export type HostingRules = {
  /** The canonical path of every page. */
  pages: readonly string[]
  redirects: readonly Redirect[]
  /** Missing paths one level below it redirect to it, temporarily: a planned post may be published there. */
  blog: string
  /** Cache-Control where no rule sets it, for nginx and the local server. Other hosts send this value by default. */
  defaultCacheControl: string
  /** Headers of every response. */
  everywhere: Readonly<Record<string, string>>
  headers: readonly HeaderRule[]
  /** Headers of pages only. Redirects do not get them, because their Location contains the query. */
  pageHeaders: Readonly<Record<string, string>>
  /** Content types that differ from the file extension's. */
  contentTypes: Readonly<Record<string, string>>
}

/** Cached but revalidated: a deploy shows at once, and the ETag keeps revalidation cheap. */
const REVALIDATED = 'public, max-age=0, must-revalidate'
/** Files with a content hash in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * The speculation rules (public/): browsers prefetch and prerender the link that a visitor points at.
 * "moderate" (MDN, Speculation Rules API): on pointer-down, or after 200 ms of hover.
 */
const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** @returns the hosting rules of a build. `env` has the tag manager and HSTS, lib/site.ts URLs */
export function hostingRules(env: Record<string, string | undefined>): HostingRules {
  const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' }
  const crossOrigin = { 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return {
    pages: sitePaths(),
    redirects: siteRedirects(),
    blog: routes.blog(),
    defaultCacheControl: REVALIDATED,
    everywhere: {
      ...securityHeaders({
        requestEndpoint: requestEndpoint(),
        siteUrl: siteUrl(),
        tagManager: Boolean(env.NEXT_PUBLIC_GTM_ID),
        hstsPreload: env.HSTS_PRELOAD === '1',
      }),
      'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    },
    headers: [
      { prefix: '/_next/static/', headers: { 'Cache-Control': IMMUTABLE, ...sameOrigin } },
      { prefix: '/img/', headers: { 'Cache-Control': IMMUTABLE, ...crossOrigin } },
      { prefix: '/share/', headers: crossOrigin },
      { prefix: SPECULATION_RULES_PATH, headers: sameOrigin },
      { prefix: '/manifest.webmanifest', headers: sameOrigin },
    ],
    // Campaign parameters do not change a page: browsers and caches need only one copy.
    pageHeaders: {
      'No-Vary-Search': `key-order, params=(${campaignParams.map((name) => `"${name}"`).join(' ')})`,
      ...sameOrigin,
    },
    contentTypes: {
      [SPECULATION_RULES_PATH]: 'application/speculationrules+json',
      [routes.feed()]: 'application/atom+xml; charset=utf-8',
    },
  }
}

/** @returns the redirects, and one from each alias (trailing slash, file name) to the target */
export function allRedirects({ pages, redirects }: Pick<HostingRules, 'pages' | 'redirects'>): Redirect[] {
  return [
    ...redirects,
    ...redirects.map((redirect) => ({ ...redirect, source: `${redirect.source}/` })),
    ...pages.flatMap((destination) =>
      (destination === '/' ? ['/index', '/index/', '/index.html'] : [`${destination}/`, `${destination}.html`]).map(
        (source) => ({ source, destination, permanent: true }),
      ),
    ),
  ]
}

/** @returns a function that finds a path's redirect, or null. Upper-case paths are redirected too */
export function redirectFinder(rules: HostingRules): (path: string) => Redirect | null {
  const all = new Map(allRedirects(rules).map((redirect) => [redirect.source, redirect]))
  const pages = new Set(rules.pages)
  return (path) => {
    if (pages.has(path)) return null
    const source = path.toLowerCase()
    return all.get(source) ?? (pages.has(source) ? { source: path, destination: source, permanent: true } : null)
  }
}

/** @returns true when a path without a file counts as a post that is missing */
export function isMissingPost({ blog }: HostingRules, path: string): boolean {
  const start = `${blog}/`
  return path.toLowerCase().startsWith(start) && /^[^/]+\/?$/.test(path.slice(start.length))
}

/** @returns the headers of a file that is served. A page's path has no extension */
export function headersFor(rules: HostingRules, path: string): Record<string, string> {
  const type = rules.contentTypes[path] ?? fileTypes[extname(path).slice(1) || 'html']
  return Object.assign(
    { 'Cache-Control': rules.defaultCacheControl, ...rules.everywhere },
    ...rules.headers.filter(({ prefix }) => path.startsWith(prefix)).map(({ headers }) => headers),
    rules.pages.includes(path) && rules.pageHeaders,
    type && { 'Content-Type': type },
  )
}

/** @returns Location of a redirect: the query of the request, with its campaign, is preserved */
export function locationWith(destination: string, query: string): string {
  const [path, fragment] = destination.split('#')
  return `${path}${query}${fragment ? `#${fragment}` : ''}`
}
