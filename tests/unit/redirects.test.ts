import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileOf } from '@/lib/build/finish-site'
import { formatProblem } from '@/lib/content/problems'
import { redirectProblems, vanishedProblems } from '@/lib/content-checks/addresses'
import { headersFile, redirectsFile } from '@/lib/hosting/netlify'
import { nginxConf } from '@/lib/hosting/nginx'
import { publishedAddresses, recordPublished } from '@/lib/hosting/published'
import { oldAddresses, type Redirect } from '@/lib/hosting/redirects'
import { headersFor, hostingRules, locationWith } from '@/lib/hosting/site-config'
import { vercelConfig } from '@/lib/hosting/vercel'
import { campaignParams } from '@/lib/leads/attribution'
import { temporaryFolder } from '../support/temporary-folder'
import { walkVercel } from '../support/vercel'

const rules = hostingRules({})

describe('the table of redirects', () => {
  it('targets existing pages in one step, and never redirects a page', () => {
    const sources = oldAddresses().map(({ source }) => source)
    expect(new Set(sources).size).toBe(sources.length)
    for (const { source, destination } of oldAddresses()) {
      expect(rules.pages).toContain(destination.replace(/#.*/, ''))
      expect(rules.pages).not.toContain(source)
      expect(source).toBe(source.toLowerCase().replace(/\/$/, ''))
    }
  })

  it('leads from the old address of a page that was taken out to the same place as its last one', () => {
    const removed = oldAddresses({
      '/residential/radio-wiring': { to: '/residential' },
      '/gta/alton': { to: '/contact', temporary: true },
    })
    const to = (name: string) => removed.filter(({ source }) => source.endsWith(name))
    const destination = '/residential'
    expect(to('/radio-wiring')).toEqual([
      { source: '/services/residential/radio-wiring', destination, permanent: true },
      { source: '/residential/radio-wiring', destination, permanent: true },
    ])
    expect(to('/alton')).toEqual([{ source: '/gta/alton', destination: '/contact', permanent: false }])
  })

  it('is written to _redirects for old addresses with and without a trailing slash, and for no page, which Cloudflare would redirect too', () => {
    const lines = redirectsFile(rules).trim().split('\n')
    const sources = lines.map((line) => line.split(' ')[0] ?? '')
    expect(sources.filter((source) => rules.pages.includes(source.replace(/(.)\/$/, '$1')))).toEqual([])
    for (const { source, destination, permanent } of rules.redirects)
      for (const form of [source, `${source}/`])
        expect(lines).toContain(`${form} ${destination} ${permanent ? 301 : 302}`)
  })

  it('puts a query before the fragment', () => {
    expect(locationWith('/contact#areas', '?a=1')).toBe('/contact?a=1#areas')
    expect(locationWith('/about', '')).toBe('/about')
  })

  it('is written for nginx with every fragment apart from its path, so that the query comes between them', () => {
    const areas = { destination: '/contact#areas', permanent: true }
    const redirects = [
      { source: '/old', ...areas },
      { source: '/for-now', ...areas, permanent: false },
    ]
    const conf = nginxConf({ ...rules, redirects })
    for (const { source } of redirects) {
      expect(conf).toContain(`    ${source} /contact;\n`)
      expect(conf).toContain(`    ${source} "#areas";\n`)
    }
    const returns = conf.split('\n').filter((line) => /return 30[78] \$/.test(line))
    expect(returns.filter((line) => !line.endsWith('$is_args$args$fragment;'))).toEqual([])
  })
})

describe('the check of addresses', () => {
  const moved = (source: string) => ({ source, destination: '/', permanent: true })
  const told = (redirects: Redirect[], published: string[] = []) => [
    ...redirectProblems(process.cwd(), redirects, ['/', '/residential', '/about']),
    ...vanishedProblems(published, redirects, ['/', '/residential', '/about']),
  ]

  it('refuses a redirect from a page, a second one from an address, and one that no address matches', () => {
    expect(told([moved('/old'), moved('/about'), moved('/old'), moved('/Old/')]).map(formatProblem)).toEqual([
      'content/redirects.ts:1: /about: found a page, expected an address that is no page any more',
      'content/redirects.ts:1: /old: found a second line for it, expected one: those under /services follow by themselves',
      'content/redirects.ts:1: /Old/: found it, expected small letters, digits and hyphens, no slash at the end',
    ])
  })

  it('refuses a published address that is missing, with the line to add; posts lead to the blog', () => {
    const published = ['/', '/residential/radio-wiring', '/old', '/blog/cords', '/gta/alton']
    expect(told([moved('/old')], published).map(formatProblem)).toEqual([
      "content/published.txt:2: /residential/radio-wiring: found no page, expected a page, or a line for it in content/redirects.ts (add '/residential/radio-wiring': { to: '/residential' },)",
      "content/published.txt:5: /gta/alton: found no page, expected a page, or a line for it in content/redirects.ts (add '/gta/alton': { to: '/' },)",
    ])
  })

  it('reads a list that each build adds to, in which nothing is there twice', () => {
    const root = temporaryFolder()
    mkdirSync(join(root, 'content'))
    expect(publishedAddresses(root)).toEqual([])
    writeFileSync(join(root, 'content/published.txt'), '/\n/gone\n')
    expect([recordPublished(root, ['/', '/new']), recordPublished(root, ['/', '/new'])]).toEqual([1, 0])
    expect(publishedAddresses(root)).toEqual(['/', '/gone', '/new'])
    const own = publishedAddresses(process.cwd())
    expect(new Set(own).size).toBe(own.length)
  })
})

describe('the table of headers', () => {
  it('sets each header once per address: some hosts would join the values', () => {
    for (const path of ['/', '/_next/static/x.js', '/img/x.webp', '/share/home.png', '/feed.xml']) {
      const names = rules.headers
        .filter(({ match }) => (match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match))
        .flatMap(({ headers }) => Object.keys(headers))
      expect(new Set(names).size, path).toBe(names.length)
    }
  })

  describe('of a page says that campaign parameters do not change it', () => {
    const value = rules.pageHeaders['No-Vary-Search']
    const others = ['/404', '/no-such-page', '/gta', '/img/x.webp', '/share/home.png', '/feed.xml', '/blog-index.json']

    it('names every parameter that a request carries, in any order', () => {
      expect(value).toMatch(/^key-order, params=\(("\w+" ?)+\)$/)
      for (const name of campaignParams) expect(value).toContain(`"${name}"`)
    })

    it('on the site’s own server: pages alone', () => {
      for (const path of rules.pages) expect(headersFor(rules, path)['No-Vary-Search'], path).toBe(value)
      for (const path of others) expect(headersFor(rules, path), path).not.toHaveProperty('No-Vary-Search')
    })

    it('on Vercel: neither redirects nor files', () => {
      const files = [...rules.pages.map(fileOf), ...others.filter((path) => path.includes('.')), '/404.html']
      const headersOf = (path: string) => walkVercel(vercelConfig(rules), files, path).headers
      for (const path of rules.pages) expect(headersOf(path)['No-Vary-Search'], path).toBe(value)
      for (const path of [...others, ...rules.pages.filter((page) => page !== '/').map((page) => `${page}/`)])
        expect(headersOf(path), path).not.toHaveProperty('No-Vary-Search')
    })

    it('in _headers: by fewer rules than the hundred that Cloudflare reads, one for each page', () => {
      const blocks = headersFile(rules).split(/\n(?=\/)/)
      expect(blocks.length).toBeLessThan(100)
      const patterns = blocks
        .filter((block) => block.includes(`  No-Vary-Search: ${value}`))
        .map((block) => block.split('\n')[0] ?? '')
      const matching = (path: string) =>
        patterns.filter((match) => (match.endsWith('*') ? path.startsWith(match.slice(0, -1)) : path === match))
      for (const path of rules.pages) expect(matching(path), path).toHaveLength(1)
      for (const path of others) expect(matching(path), path).toEqual([])
    })
  })
})
