import { describe, expect, it } from 'vitest'
import type { CategorySlug } from '@/content/schema'
import { fileOf } from '@/lib/build/site-files'
import { categorySlugs } from '@/lib/content/registry'
import { redirectProblems, vanishedPaths } from '@/lib/content-checks/paths'
import { headersFor, hostingRules, locationWith } from '@/lib/hosting/hosting-rules'
import { headersFile, redirectsFile } from '@/lib/hosting/netlify-cloudflare'
import { nginxConf } from '@/lib/hosting/nginx'
import { publishedPaths, recordPublished } from '@/lib/hosting/published'
import { siteRedirects } from '@/lib/hosting/redirects'
import { vercelConfig } from '@/lib/hosting/vercel'
import { campaignParams } from '@/lib/requests/attribution'
import { routes } from '@/lib/routes'
import { temporaryFolder, writeFiles } from '../support/temporary-folder'
import { resolveVercelRoute } from '../support/vercel'

const rules = hostingRules({})
const matches = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

describe('the table of redirects', () => {
  it('has only targets that are pages', () => {
    const targets = siteRedirects().map(({ destination }) => destination.replace(/#.*/, ''))
    expect(rules.pages).toEqual(expect.arrayContaining(targets))
  })

  it('redirects all URLs of a removed page to the same page', () => {
    const [category] = categorySlugs
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

  it('is in _redirects with and without a trailing slash, but without pages, which Cloudflare would redirect', () => {
    const lines = redirectsFile(rules).trim().split('\n')
    const sources = lines.map((line) => line.split(' ')[0] ?? '')
    expect(sources.filter((source) => rules.pages.includes(source.replace(/(.)\/$/, '$1')))).toEqual([])
    for (const { source, destination, permanent } of rules.redirects)
      for (const url of [source, `${source}/`])
        expect(lines).toContain(`${url} ${destination} ${permanent ? 301 : 302}`)
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
  it('sets each header once per URL, because some hosts join the values', () => {
    for (const path of ['/', '/feed.xml', ...rules.headers.map(({ prefix }) => `${prefix}x`)]) {
      const matching = rules.headers.filter(({ prefix }) => path.startsWith(prefix))
      const names = [rules.everywhere, ...matching.map(({ headers }) => headers)].flatMap(Object.keys)
      expect(new Set(names).size, path).toBe(names.length)
    }
  })

  it('has No-Vary-Search on pages only: on our server, on Vercel and in _headers', () => {
    const header = 'No-Vary-Search'
    const value = rules.pageHeaders[header]
    expect(value).toMatch(/^key-order, params=\(("\w+" ?)+\)$/)
    for (const name of campaignParams) expect(value).toContain(`"${name}"`)
    const others = ['/404', '/no-such-page', '/gta', '/img/x.webp', '/share/home.png', '/feed.xml', '/blog-index.json']

    const files = [...rules.pages.map(fileOf), ...others.filter((path) => path.includes('.')), '/404.html']
    const onVercel = (path: string) => resolveVercelRoute(vercelConfig(rules), files, path).headers
    // Cloudflare reads at most a hundred rules.
    const blocks = headersFile(rules).split(/\n(?=\/)/)
    expect(blocks.length).toBeLessThan(100)
    const patterns = blocks
      .filter((block) => block.includes(`  ${header}: ${value}`))
      .map((block) => block.split('\n')[0] ?? '')
    const headerRulesOf = (path: string) => patterns.filter((match) => matches(match, path))
    for (const path of rules.pages) {
      expect(headersFor(rules, path)[header], path).toBe(value)
      expect(onVercel(path)[header], path).toBe(value)
      expect(headerRulesOf(path), path).toHaveLength(1)
      if (path !== '/') expect(onVercel(`${path}/`), path).not.toHaveProperty(header)
    }
    for (const path of others) {
      expect(headersFor(rules, path), path).not.toHaveProperty(header)
      expect(onVercel(path), path).not.toHaveProperty(header)
      expect(headerRulesOf(path), path).toEqual([])
    }
  })
})
