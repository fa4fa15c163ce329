import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { hostingRules } from '@/lib/build/hosting/hosting-rules'
import { writeVercelOutput } from '@/lib/build/hosting/write-hosts'
import { earlierPaths } from '@/lib/content/registry'
import { siteContent } from '@/lib/content/site-content'
import { resolveHref, routes } from '@/lib/routes'
import { fetchRaw } from '../support/http'
import { servers, siteUrl } from '../support/servers'
import { missingPath, servicePage, sitePages } from '../support/site-pages'
import { resolveVercelRoute } from '../support/vercel'

type Host = {
  name: string
  get(path: string): Promise<{ status: number; location?: string }>
  keepsQueries: boolean
}

/** Writes the site as Vercel's build output and reads it back. */
function vercelOutput() {
  const output = mkdtempSync(join(tmpdir(), 'vercel-output-'))
  writeVercelOutput(join(process.cwd(), 'out'), output, hostingRules({}))
  const dir = join(output, 'static')
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dir, name)).isFile())
    .map((name) => `/${name}`)
  const config = JSON.parse(readFileSync(join(output, 'config.json'), 'utf8'))
  rmSync(output, { recursive: true })
  return { config, files }
}
let vercel: ReturnType<typeof vercelOutput> | undefined

const hosts: Host[] = [
  ...servers.map(({ name, url }) => ({
    name,
    keepsQueries: true,
    async get(path: string) {
      const { status, headers } = await fetchRaw(path, {}, url)
      const target = headers.location && new URL(headers.location, url)
      return { status, ...(target && { location: `${target.pathname}${target.search}${target.hash}` }) }
    },
  })),
  // Vercel adds the query to the target of a redirect.
  {
    name: "Vercel's output",
    keepsQueries: false,
    async get(path) {
      vercel ??= vercelOutput()
      return resolveVercelRoute(vercel.config, vercel.files, path)
    },
  },
]

/** Redirects of removed and renamed pages, of the previous site, and of a post to come. */
const redirects = [
  ...Object.entries<{ to: string; temporary?: true }>(siteContent().redirects).map(([source, { to, temporary }]) => ({
    source,
    destination: resolveHref(to),
    status: temporary ? 307 : 308,
  })),
  ...earlierPaths().map(([source, destination]) => ({ source, destination, status: 308 })),
  { source: '/services', destination: '/', status: 308 },
  ...siteContent().categorySlugs.map((slug) => ({
    source: `/services/${slug}`,
    destination: routes.page(slug),
    status: 308,
  })),
  ...siteContent().serviceAndEmergencyIds.map((path) => ({
    source: `/services/${path}`,
    destination: routes.page(path),
    status: 308,
  })),
  { source: '/blog/a-post-to-come', destination: '/blog', status: 307 },
]

for (const { name, get, keepsQueries } of hosts) {
  test.describe(name, () => {
    test('every page is at one URL, and other spellings redirect to it', async () => {
      for (const { path } of sitePages) {
        expect(await get(path), path).toMatchObject({ status: 200 })
        const others =
          path === '/' ? ['/index', '/index.html', '/INDEX.html'] : [`${path}/`, `${path}.html`, path.toUpperCase()]
        for (const other of others) expect(await get(other), other).toMatchObject({ status: 308, location: path })
      }
    })

    test('old URLs redirect to their pages in one step', async () => {
      for (const { source, destination: location, status } of redirects) {
        for (const spelling of [source, `${source}/`, source.toUpperCase()])
          expect(await get(spelling), spelling).toMatchObject({ status, location })
      }
    })

    if (keepsQueries)
      test('redirects keep campaign parameters', async () => {
        const query = '?gclid=1&utm_source=a%20b&utm_content=why?'
        for (const { source, destination } of redirects) {
          const [path, fragment] = destination.split('#')
          const location = `${path}${query}${fragment ? `#${fragment}` : ''}`
          expect((await get(source + query)).location, source).toBe(location)
        }
        expect((await get(`/about/${query}`)).location).toBe(`/about${query}`)
        expect(await get(`/about${query}`)).toMatchObject({ status: 200 })
      })

    test('unknown URLs return 404', async () => {
      for (const path of [
        missingPath,
        '/services/residential/no-such-service',
        '/services/no-such-category',
        '/gta/no-such-town',
        '/toronto/no-such-street',
        '/residential/no-such-service',
        '/blog/one/two',
        '/404',
        '/img/no-such-picture.webp',
        '/_next/static/chunks/no-such-script.js',
        '/about.txt',
        '/BingSiteAuth.xml',
        '/.well-known/acme-challenge/ABC',
        '/_headers',
        '/_redirects',
      ])
        expect((await get(path)).status, path).toBe(404)
    })
  })
}

test('the not-found page redirects unknown posts and capitals where the host does not', async ({ page }) => {
  // Responds as such a host: the not-found page with status 404.
  const { text, headers } = await fetchRaw(missingPath)
  const policy = { 'content-security-policy': String(headers['content-security-policy']) }
  const missing = ['/blog/a-post-to-come', servicePage.toUpperCase()]
  await page.route(
    ({ pathname }) => missing.includes(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', headers: policy, body: text }),
  )
  await page.goto('/blog/a-post-to-come?utm_source=x')
  await expect(page).toHaveURL('/blog?utm_source=x')
  await page.goto(`${servicePage.toUpperCase()}#quote`)
  await expect(page).toHaveURL(`${servicePage}#quote`)
  // It never leads to another site.
  await page.goto(`${siteUrl}//evil.example/X`)
  await expect(page).toHaveURL(`${siteUrl}/evil.example/x`)
})

test('a URL with a repeated slash redirects to its page', async ({ page }) => {
  for (const path of ['//contact', servicePage.replace(/\b\//, '//'), '//']) {
    await page.goto(`${siteUrl}${path}?gclid=1`)
    await expect(page).toHaveURL(`${siteUrl}${path.replaceAll('//', '/')}?gclid=1`)
    await expect(page.locator('form[method="post"]').first(), path).toBeVisible()
  }
})
