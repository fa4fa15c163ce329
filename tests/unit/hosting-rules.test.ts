import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { normalizeRoutes } from '@vercel/routing-utils'
import { describe, expect, it } from 'vitest'
import type { CategorySlug } from '@/content/schema'
import { redirectProblems, vanishedPaths } from '@/lib/build/checks/paths'
import { fileOf } from '@/lib/build/finishing/site-files'
import { allRedirects, headersFor, hostingRules, locationWith } from '@/lib/build/hosting/hosting-rules'
import { nginxConf } from '@/lib/build/hosting/nginx'
import { publishedPaths, recordPublished } from '@/lib/build/hosting/published'
import { siteRedirects } from '@/lib/build/hosting/redirects'
import { vercelConfig } from '@/lib/build/hosting/vercel'
import { writeSiteFiles } from '@/lib/build/hosting/write-hosts'
import { siteContent } from '@/lib/content/site-content'
import { campaignParams } from '@/lib/requests/attribution'
import { routes } from '@/lib/routes'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { resolveVercelRoute } from '../support/vercel'

const rules = hostingRules({})

/** What Netlify reads of the files in out/ and of netlify.toml, with its own parsers. Cloudflare reads out/ too. */
async function readByNetlify() {
  const out = temporaryFolder()
  writeSiteFiles(out, rules)
  const netlifyConfigPath = 'netlify.toml'
  const redirectsFiles = [join(out, '_redirects')]
  const headersFiles = [join(out, '_headers')]
  const read = await parseAllRedirects({ redirectsFiles, netlifyConfigPath, configRedirects: [], minimal: true })
  const { headers, errors } = await parseAllHeaders({
    headersFiles,
    netlifyConfigPath,
    configHeaders: [],
    minimal: true,
  })
  return { redirects: read.redirects, headers, errors: [...read.errors, ...errors] }
}

describe('the table of redirects', () => {
  it('has only targets that are pages', () => {
    const targets = siteRedirects().map(({ destination }) => destination.replace(/#.*/, ''))
    expect(rules.pages).toEqual(expect.arrayContaining(targets))
  })

  it('redirects all URLs of a removed page to the same page', () => {
    const [category] = siteContent().categorySlugs
    const destination = routes.page(category as CategorySlug)
    const removed = siteRedirects({
      [`/${category}/radio-wiring`]: { to: destination },
      '/gta/alton': { to: '/contact', temporary: true },
    })
    const to = (name: string) => removed.filter(({ source }) => source.endsWith(name))
    expect(to('/radio-wiring')).toEqual([
      { source: `/services/${category}/radio-wiring`, destination, permanent: true },
      { source: `/${category}/radio-wiring`, destination, permanent: true },
    ])
    expect(to('/alton')).toEqual([{ source: '/gta/alton', destination: '/contact', permanent: false }])
  })

  it('is read by Netlify with and without a trailing slash, but without pages, which Cloudflare would redirect', async () => {
    const { redirects, errors } = await readByNetlify()
    expect(errors).toEqual([])
    const listed = allRedirects({ pages: [], redirects: rules.redirects })
    const ofFile = listed.map(({ source: from, destination: to, permanent }) => {
      return { from, to, status: permanent ? 301 : 302, force: false, query: {}, conditions: {} }
    })
    expect(redirects).toMatchObject([...ofFile, { from: `${rules.blog}/:slug`, to: rules.blog, status: 302 }])
    expect(listed.filter(({ source }) => rules.pages.includes(source.replace(/(.)\/$/, '$1')))).toEqual([])
  })

  it('is read by Vercel as it is written', () => {
    const { routes } = vercelConfig(rules)
    expect(normalizeRoutes(structuredClone(routes))).toEqual({ routes, error: null })
  })

  it('has the query before the fragment, also in nginx', () => {
    expect(locationWith('/contact#areas', '?a=1')).toBe('/contact?a=1#areas')
    expect(locationWith('/about', '')).toBe('/about')
    const destination = '/contact#areas'
    const redirects = [true, false].map((permanent) => ({ source: `/old-${permanent}`, destination, permanent }))
    const conf = nginxConf({ ...rules, redirects })
    for (const { source } of redirects) {
      expect(conf).toContain(`    ${source} /contact;\n`)
      expect(conf).toContain(`    ${source} "#areas";\n`)
    }
    const returns = conf.split('\n').filter((line) => /return 30[78] \$/.test(line))
    expect(returns.filter((line) => !line.endsWith('$is_args$args$fragment;'))).toEqual([])
  })
})

describe('the check of URLs', () => {
  const pages = ['/', '/residential', '/about']
  const moved = (source: string) => ({ source, destination: '/', permanent: true })

  it('rejects a redirect from a page, a second redirect of a URL, and an invalid URL', () => {
    const problems = redirectProblems(process.cwd(), ['/old', '/about', '/old', '/Old/'].map(moved), pages)
    expect(problems.map(({ field }) => field)).toEqual(['/about', '/old', '/Old/'])
  })

  it('finds the published URLs that are missing, except posts', () => {
    const published = ['/', '/residential/radio-wiring', '/old', '/blog/cords', '/gta/alton']
    expect(vanishedPaths(published, [moved('/old')], pages)).toEqual(['/residential/radio-wiring', '/gta/alton'])
  })

  it('reads the list of published URLs, to which each build adds new ones once', () => {
    const root = temporaryFolder()
    expect(publishedPaths(root)).toEqual([])
    writeFiles(root, { 'content/published.txt': '/\n/gone\n' })
    expect([recordPublished(root, ['/', '/new']), recordPublished(root, ['/', '/new'])]).toEqual([1, 0])
    expect(publishedPaths(root)).toEqual(['/', '/gone', '/new'])
    const published = publishedPaths(process.cwd())
    expect(new Set(published).size).toBe(published.length)
  })
})

describe('the table of headers', () => {
  const others = ['/404', '/no-such-page', '/gta', '/img/x.webp', '/share/home.png', '/feed.xml']
  const pageFiles = [...rules.pages.map(fileOf), '/404.html']
  const onVercel = (path: string) =>
    resolveVercelRoute(vercelConfig(rules), path.includes('.') ? [...pageFiles, path] : pageFiles, path).headers
  /** The headers of a path on Netlify. Some hosts join the values of a name that two rules set. */
  async function onNetlify() {
    const { headers } = await readByNetlify()
    // Cloudflare reads at most a hundred rules.
    expect(headers.length).toBeLessThan(100)
    return (path: string) => {
      const matching = headers.filter((rule) => new RegExp(`^${rule.for.replaceAll('*', '.*')}$`).test(path))
      const names = matching.flatMap(({ values }) => Object.keys(values))
      expect(new Set(names).size, path).toBe(names.length)
      return Object.assign({}, ...matching.map(({ values }) => values)) as Record<string, string>
    }
  }

  it('has No-Vary-Search on pages only: on our server, on Vercel and on Netlify', async () => {
    const header = 'No-Vary-Search'
    const value = rules.pageHeaders[header]
    expect(value).toMatch(/^key-order, params=\(("\w+" ?)+\)$/)
    for (const name of campaignParams) expect(value).toContain(`"${name}"`)
    const read = await onNetlify()
    for (const path of rules.pages) {
      expect(headersFor(rules, path)[header], path).toBe(value)
      expect(onVercel(path)[header], path).toBe(value)
      expect(read(path)[header], path).toBe(value)
      if (path !== '/') expect(onVercel(`${path}/`), path).not.toHaveProperty(header)
    }
    for (const path of others) {
      expect(headersFor(rules, path), path).not.toHaveProperty(header)
      expect(onVercel(path), path).not.toHaveProperty(header)
      expect(read(path), path).not.toHaveProperty(header)
    }
  })

  it('lets other sites embed pictures and icons, but no page, script, style or data', async () => {
    const read = await onNetlify()
    const data = ['/speculation-rules.json', '/manifest.webmanifest']
    const closed = [...rules.pages, ...data, '/_next/static/chunks/x.js', '/_next/static/media/x.woff2']
    const open = ['/img/x.webp', '/share/home.png', '/share/blog/x.png', '/favicon.ico', '/icons/icon-512.png']
    const name = 'Cross-Origin-Resource-Policy'
    const policies = (path: string) =>
      [headersFor(rules, path), onVercel(path), read(path)].map((headers) => headers[name])
    for (const path of closed) expect(policies(path), path).toEqual(Array(3).fill('same-origin'))
    for (const path of open) expect(policies(path), path).not.toContain('same-origin')
  })

  it('has the rest of each rule on Netlify too', async () => {
    const read = await onNetlify()
    for (const path of [...rules.pages, ...others.slice(3), ...rules.headers.map(({ prefix }) => `${prefix}x`)]) {
      const { 'Cache-Control': caching, 'Content-Type': type, ...rest } = headersFor(rules, path)
      expect(read(path), path).toMatchObject(rest)
      if (caching !== rules.defaultCacheControl) expect(read(path)['Cache-Control'], path).toBe(caching)
      if (rules.contentTypes[path]) expect(read(path)['Content-Type'], path).toBe(type)
    }
  })
})
