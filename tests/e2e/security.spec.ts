import { expect, test } from 'playwright/test'
import { business } from '@/content/business'
import { ask, scriptOf } from '../support/http'
import { watchPolicy } from '../support/policy'
import { servers } from '../support/servers'
import { missingPath } from '../support/site-pages'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

for (const { name, address } of servers) {
  const get = (path: string, headers = {}) => ask(path, { headers }, undefined, address)

  test(`${name}: every kind of response has the security headers`, async () => {
    const home = (await get('/')).text
    const files = ['/healthz.txt', '/feed.xml', '/blog-index.json', '/speculation-rules.json', scriptOf(home)]
    for (const path of ['/', missingPath, '/services/residential', '/blog/a-post-to-come', '/residential/', ...files]) {
      const { headers } = await get(path)
      expect(headers['x-powered-by'], path).toBeUndefined()
      expect(headers.server ?? 'nginx', path).toBe('nginx')
      // What each says: security-headers.test.ts.
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

  test(`${name}: hashed files are cached for a year, pages are revalidated; only pictures may be embedded`, async () => {
    const { text } = await get('/')
    const font = /href="(\/_next\/static\/media\/[^"]+\.woff2)"/.exec(text)?.[1] as string
    const picture = /src="(\/img\/[^"]+)"/.exec(text)?.[1] as string
    for (const path of [scriptOf(text), font, picture])
      expect((await get(path)).headers['cache-control'], path).toBe(immutable)
    for (const path of ['/', '/residential', '/blog', '/healthz.txt', '/share/home.png']) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' })
      expect(headers['cache-control'], path).toBe(revalidated)
      const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': String(headers.etag) })
      expect(again.status, path).toBe(304)
      expect(again.bytes, path).toHaveLength(0)
    }
    expect((await get('/_next/static/chunks/none.js')).headers['cache-control']).toBe(revalidated)
    // Other sites may embed pictures and share images, and nothing else.
    const sharing = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
    expect(await sharing(picture)).toBe('cross-origin')
    expect(await sharing('/share/home.png')).toBe('cross-origin')
    expect(await sharing(scriptOf(text))).toBe('same-origin')
  })

  test(`${name}: campaign parameters do not change a page; a redirect repeats them`, async () => {
    for (const path of ['/', '/?utm_source=flyer', '/blog', '/gta/vaughan?gclid=1'])
      expect((await get(path)).headers['no-vary-search'], path).toMatch(/^key-order, params=\(.*"gclid"/)
    for (const path of ['/about/', '/gta', missingPath, '/blog/a-post-to-come', '/feed.xml'])
      expect((await get(`${path}?gclid=1`)).headers['no-vary-search'], path).toBeUndefined()
  })

  test(`${name}: files are compressed and have the right content type`, async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      '/blog-index.json': 'application/json',
      '/feed.xml': 'application/atom+xml; charset=utf-8',
      '/speculation-rules.json': 'application/speculationrules+json',
      '/manifest.webmanifest': 'application/manifest+json',
      '/llms.txt': 'text/plain',
    }
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await get(path, { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding'], path).toBe('gzip')
      expect(headers['content-type']?.replace(/;\s*charset/, '; charset'), path).toContain(type)
    }
  })
}

test('an injected script is not run', async ({ page }) => {
  const refused = await watchPolicy(page)
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
  await expect.poll(() => refused.filter((what) => what.startsWith('script-src')).length).toBeGreaterThanOrEqual(3)
  expect(await page.evaluate(() => document.documentElement.dataset.broken)).toBeUndefined()
})

const encoded = encodeURIComponent('zq7"><script>zq7</script>')
const oddPaths = [
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
for (const { name, address } of servers)
  test(`${name}: odd addresses break nothing`, async () => {
    for (const path of oddPaths) {
      const { status, text, headers } = await ask(path, {}, undefined, address)
      const what = path.slice(0, 60)
      expect(status, what).toBeLessThan(500)
      expect(text, what).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules|root:x:0|"devDependencies"|\[core\]|<script>zq7/)
      expect(JSON.stringify(headers), what).not.toMatch(/<script>|"set-cookie"/)
      expect(String(headers.location ?? ''), what).not.toMatch(/^(?:https?:)?[/\\]{2}(?!localhost)/)
    }
    expect((await ask('/healthz.txt', {}, undefined, address)).text).toBe('ok\n')
  })

test('the security contact is the business’s and is not expired', async () => {
  const { text, headers } = await ask('/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain(`Contact: mailto:${business.email}`)
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})
