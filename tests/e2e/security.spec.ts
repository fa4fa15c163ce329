import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'
import { siteContent } from '@/lib/content/site-content'
import { fetchRaw, islandScriptOf } from '../support/http'
import { recordPolicyViolations } from '../support/policy'
import { servers } from '../support/servers'
import { missingPath, servicePage } from '../support/site-pages'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

for (const { name, url } of servers) {
  const get = (path: string, headers = {}) => fetchRaw(path, { headers }, url)

  test(`${name}: every kind of response has the security headers`, async () => {
    const home = (await get('/')).text
    const files = ['/healthz.txt', '/feed.xml', '/speculation-rules.json', islandScriptOf(home)]
    for (const path of ['/', missingPath, '/services', '/blog/a-post-to-come', `${servicePage}/`, ...files]) {
      const { headers } = await get(path)
      expect(headers['x-powered-by'], path).toBeUndefined()
      expect(headers.server ?? 'nginx', path).toBe('nginx')
      // security-headers.test.ts checks the values of the policy.
      expect(headers, path).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*script-src 'self' 'sha256-[\w+/=]+';/),
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-opener-policy': 'same-origin',
      })
    }
  })

  test(`${name}: files are cached by kind, and other sites may embed only pictures`, async () => {
    const { text } = await get('/')
    const font = /href="(\/_next\/static\/media\/[^"]+\.woff2)"/.exec(text)?.[1] as string
    const picture = /src="(\/img\/[^"]+)"/.exec(text)?.[1] as string
    for (const path of [islandScriptOf(text), font, picture])
      expect((await get(path)).headers['cache-control'], path).toBe(immutable)
    for (const path of ['/', servicePage, '/blog', '/healthz.txt', '/share/home.png']) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' })
      expect(headers['cache-control'], path).toBe(revalidated)
      const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })
      expect(again.status, path).toBe(304)
      expect(again.headers['cache-control'], path).toBe(revalidated)
      expect(again.bytes, path).toHaveLength(0)
    }
    expect((await get('/_next/static/chunks/none.js')).headers['cache-control']).toBe(revalidated)
    const resourcePolicy = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
    for (const path of [picture, '/share/home.png']) expect(await resourcePolicy(path), path).toBe('cross-origin')
    for (const path of ['/favicon.ico', '/icons/icon-192.png', '/icon.svg'])
      expect(await resourcePolicy(path), path).toBeUndefined()
    for (const path of ['/', servicePage, '/blog', '/speculation-rules.json', islandScriptOf(text), font])
      expect(await resourcePolicy(path), path).toBe('same-origin')
  })

  test(`${name}: caches ignore campaign parameters on pages only`, async () => {
    for (const path of ['/', '/?utm_source=flyer', '/blog', `${servicePage}?gclid=1`])
      expect((await get(path)).headers['no-vary-search'], path).toMatch(/^key-order, params=\(.*"gclid"/)
    for (const path of ['/about/', '/gta', missingPath, '/blog/a-post-to-come', '/feed.xml'])
      expect((await get(`${path}?gclid=1`)).headers['no-vary-search'], path).toBeUndefined()
  })

  test(`${name}: files are compressed and have the right content type`, async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      [missingPath]: 'text/html; charset=utf-8',
      '/feed.xml': 'application/atom+xml; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      '/speculation-rules.json': 'application/speculationrules+json',
      '/manifest.webmanifest': 'application/manifest+json',
      '/icon.svg': 'image/svg+xml',
      '/llms.txt': 'text/plain; charset=utf-8',
      '/.well-known/security.txt': 'text/plain; charset=utf-8',
    }
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' })
      expect(headers, path).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type, vary: 'Accept-Encoding' })
    }
    expect((await get('/favicon.ico')).headers['content-type']).toBe('image/x-icon')
  })

  test(`${name}: compressed files go to proxies too, but to nobody who refuses them`, async () => {
    const viaProxy = { 'accept-encoding': 'gzip', via: '1.1 proxy.example' }
    for (const path of ['/', missingPath, '/llms.txt']) {
      expect((await get(path, viaProxy)).headers['content-encoding'], path).toBe('gzip')
      for (const refusal of ['gzip;q=0', 'br;q=0', 'gzip; q=0.000, br;q=0', 'identity, *;q=0', '*;q=0', 'x-gzipped'])
        expect((await get(path, { 'accept-encoding': refusal })).headers, refusal).not.toHaveProperty(
          'content-encoding',
        )
      expect((await get(path, { 'accept-encoding': 'identity;q=0, gzip' })).headers['content-encoding'], path).toBe(
        'gzip',
      )
    }
    // A proxy with the defaults of nginx sends HTTP/1.0.
    const socket = connect(Number(new URL(url).port), 'localhost')
    socket.write('GET / HTTP/1.0\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n')
    expect((await buffer(socket)).toString('latin1')).toMatch(/^content-encoding: gzip\r$/im)
  })
}

for (const { name, url } of servers)
  test(`${name} has no page at a second URL`, async () => {
    const files = ['/404/', '/about.html/', '/thank-you.html/', '/healthz.txt/', '/index.html/', `${servicePage}.html/`]
    for (const path of files) expect((await fetchRaw(path, {}, url)).status, path).toBe(404)
    for (const path of ['//about/', '/about//', '/about%2F']) {
      const { status, headers } = await fetchRaw(path, {}, url)
      expect([status, new URL(headers.location ?? '', url).pathname], path).toEqual([308, '/about'])
    }
  })

/** What a mistyped or copied link asks for. */
const oddPaths = [
  '//about',
  '///',
  '/about/index',
  '/about.',
  '/About.HTML',
  '/404.HTML',
  '/healthz',
  '/share/home.png/',
  '/share/home',
  '/feed.xml/',
  '/img/',
  '/_next',
  '/.well-known/',
  '/_not-found',
  '/_not-found.html',
  '/about.html.gz',
  '/%61bout',
  '/gta%2Fvaughan',
  '/about%20',
  '/about%3Fx',
  '/about%23x',
  '/about;x',
  '/gta/../about',
  '/gta/./vaughan',
  '/blog/none/',
  '/blog/none.html',
  '/blog//none',
  '/BLOG/NONE/',
  '/caf%C3%A9',
  '/%',
  'http://localhost/about',
  'http://localhost/about/?x=1',
]

for (const [own, other] of servers.slice(1).map((server) => [servers[0], server] as const))
  test(`${own?.name} responds to odd requests like ${other.name}`, async () => {
    for (const method of ['GET', 'HEAD'])
      for (const path of [...oddPaths, '/', '/about?x', '/robots.txt', '/gta?a=b?']) {
        const [response, expected] = await Promise.all(
          [own, other].map(async (server) => {
            const { status, headers, bytes } = await fetchRaw(
              path,
              { method, headers: { range: 'bytes=5-9' } },
              server?.url,
            )
            const type = status === 200 || status === 404 ? headers['content-type'] : undefined
            return { status, location: headers.location, type, size: type && bytes.length }
          }),
        )
        expect(response, `${method} ${path}`).toEqual(expected)
      }
  })

test('an injected script does not run', async ({ page }) => {
  const violations = recordPolicyViolations(page)
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</main>',
      '<script>document.documentElement.dataset.broken="inline"</script>' +
        '<img src="/no-such.png" onerror="document.documentElement.dataset.broken=\'attribute\'">' +
        '<script src="https://evil.example/x.js"></script></main>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/about')
  await expect.poll(() => violations.filter((text) => text.includes('script-src')).length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => document.documentElement.dataset.broken)).toBeUndefined()
})

const encoded = encodeURIComponent('zq7"><script>zq7</script>')
const invalidPaths = [
  '/%',
  '/gta/%ff%fe',
  '/%c0%af%c0%afetc/passwd',
  '/blog/%00',
  '/about%0d%0aSet-Cookie:%20a=b',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..\\..\\..\\etc\\passwd',
  '/_next/static/%2e%2e%2f%2e%2e%2fpackage.json',
  '/content/business.ts',
  '/.git/config',
  '//evil.example/x',
  '/\\evil.example/x',
  `/${'/'.repeat(500)}about`,
  'http://evil.example/',
  `/blog/${'a'.repeat(6000)}`,
  `/blog/${encoded}`,
  `/blog?q=${encoded}&page=%ff`,
  '*',
]
for (const { name, url } of servers)
  test(`${name}: invalid URLs cause no error and reveal nothing`, async () => {
    for (const path of invalidPaths) {
      const { status, text, headers } = await fetchRaw(path, {}, url)
      const shown = path.slice(0, 60)
      expect(status, shown).toBeLessThan(500)
      expect(text, shown).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules|root:x:0|"devDependencies"|\[core\]|<script>zq7/)
      expect(JSON.stringify(headers), shown).not.toMatch(/<script>|"set-cookie"/)
      expect(String(headers.location ?? ''), shown).not.toMatch(/^(?:https?:)?[/\\]{2}(?!localhost)/)
    }
    expect((await fetchRaw('/healthz.txt', {}, url)).text).toBe('ok\n')
  })

test('security.txt has the address of the business and is not expired', async () => {
  const { text, headers } = await fetchRaw('/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain(`Contact: mailto:${siteContent().business.email}`)
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})
