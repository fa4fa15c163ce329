import { allRedirects, type HostingRules } from '@/lib/build/hosting/hosting-rules'

/**
 * `_redirects` as Netlify and Cloudflare Pages read it. It uses 301 and 302, which both hosts document.
 * Aliases of a page's own path are left to the hosts: Cloudflare redirects "/about/" and "/about.html" to "/about" by
 * itself, and Netlify ignores rules where a file exists. Neither matches case-insensitively, and Cloudflare
 * cannot limit a redirect to missing files: unknown posts and upper-case paths are left to netlify.toml and to the
 * not-found page (app/browser/boot.inline.ts).
 * @returns the text of the file
 */
export function redirectsFile(rules: HostingRules): string {
  return allRedirects({ pages: [], redirects: rules.redirects })
    .map(({ source, destination, permanent }) => `${source} ${destination} ${permanent ? 301 : 302}\n`)
    .join('')
}

/** Patterns that match all pages and no other file. One for each page would be too many: Cloudflare reads 100 rules. */
const pagePatterns = (pages: readonly string[]) => [
  ...new Set(pages.map((page) => page.replace(/^(\/[^/]+\/).+$/, '$1*'))),
]

/** @returns the text of `_headers`, as Netlify and Cloudflare Pages read it */
export function headersFile({ pages, everywhere, headers, pageHeaders, contentTypes }: HostingRules): string {
  const types = Object.entries(contentTypes).map(([match, type]) => ({ match, headers: { 'Content-Type': type } }))
  const ofPages = pagePatterns(pages).map((match) => ({ match, headers: pageHeaders }))
  const ofFolders = headers.map((rule) => ({ match: `${rule.prefix}*`, headers: rule.headers }))
  return [{ match: '/*', headers: everywhere }, ...ofFolders, ...ofPages, ...types]
    .map(({ match, headers }) =>
      [match, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}
