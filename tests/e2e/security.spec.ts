import { expect } from 'playwright/test'
import { business } from '@/content/business'
import { contactWords } from '@/content/interface'
import { phoneFor } from '@/lib/site'
import { ask, askPacked, scriptOf } from '../support/http'
import { watchPolicy } from '../support/policy'
import { test } from '../support/request-form-page'
import { servers } from '../support/servers'
import { missingPath, openPage } from '../support/site-pages'

const immutable = 'public, max-age=31536000, immutable'
const revalidated = 'public, max-age=0, must-revalidate'

for (const { name, address } of servers) {
  const get = (path: string, headers = {}) => ask(path, { headers }, undefined, address)

  test(`${name}: every kind of response has the security headers`, async () => {
    const home = (await get('/')).text
    const kinds = [
      '/',
      '/blog',
      missingPath,
      '/services/residential',
      '/blog/a-post-to-come',
      '/residential/',
      '/healthz.txt',
      '/robots.txt',
      '/sitemap.xml',
      '/feed.xml',
      '/blog-index.json',
      '/speculation-rules.json',
      '/.well-known/security.txt',
      scriptOf(home),
    ]
    for (const path of kinds) {
      const { headers } = await get(path)
      expect(headers['x-powered-by'], path).toBeUndefined()
      expect(headers.server ?? 'nginx', path).toBe('nginx')
      const policy = String(headers['content-security-policy'])
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).toContain("frame-ancestors 'none'")
      expect(policy, path).toContain("base-uri 'none'")
      expect(/script-src [^;]*/.exec(policy)?.[0], path).toMatch(/^script-src 'self' 'sha256-[\w+/=]+'$/)
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000')
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['x-frame-options'], path).toBe('DENY')
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy'], path).toContain('geolocation=()')
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    }
  })

  test(`${name}: other sites may embed pictures and share images, and nothing else`, async () => {
    const { text } = await get('/')
    const picture = /src="(\/img\/[^"]+)"/.exec(text)?.[1] as string
    const sharing = async (path: string) => (await get(path)).headers['cross-origin-resource-policy']
    expect(await sharing(picture)).toBe('cross-origin')
    expect(await sharing('/share/home.png')).toBe('cross-origin')
    expect(await sharing(scriptOf(text))).toBe('same-origin')
  })

  test(`${name}: hashed files are cached for a year, pages are revalidated with 304`, async () => {
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
  })

  test(`${name}: campaign parameters do not change a page; a redirect repeats them`, async () => {
    for (const path of ['/', '/?utm_source=flyer', '/blog', '/gta/vaughan?gclid=1'])
      expect((await get(path)).headers['no-vary-search'], path).toMatch(/^key-order, params=\(.*"gclid"/)
    const others = [
      '/about/',
      '/about.html',
      '/gta',
      missingPath,
      '/blog/a-post-to-come',
      '/feed.xml',
      '/share/home.png',
    ]
    for (const path of others) expect((await get(`${path}?gclid=1`)).headers['no-vary-search'], path).toBeUndefined()
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

test('the map and the form violate no policy', async ({ page, lead, message }) => {
  const refused = await watchPolicy(page)
  await page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    }),
  )
  await openPage(page, '/contact')
  await page.getByRole('button', { name: contactWords.map.open }).click()
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  await lead.request(message)
  expect(refused).toEqual([])
})

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

const marker = 'zq7"><script>zq7</script>'
const encoded = encodeURIComponent(marker)
/** Addresses as nobody types them. Each with what it tries. */
const oddPaths: Record<string, string> = {
  'a lone percent sign': '/%',
  'half an escape': '/residential/%e',
  'a byte that is no UTF-8': '/gta/%ff%fe',
  'an overlong slash': '/%c0%af%c0%afetc/passwd',
  'a null byte': '/blog/%00',
  'a line break': '/about%0d%0aSet-Cookie:%20a=b',
  'dots up': '/../../../../etc/passwd',
  'dots up, escaped': '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  'dots up with backslashes': '/..\\..\\..\\etc\\passwd',
  'dots up out of the hashed files, escaped': '/_next/static/%2e%2e%2f%2e%2e%2fpackage.json',
  'the source of the site': '/content/business.ts',
  'a file of the repository': '/.git/config',
  'the environment': '/.env',
  'two slashes first': '//evil.example/x',
  'a backslash first': '/\\evil.example/x',
  'many slashes': `/${'/'.repeat(500)}about`,
  'a whole address': 'http://evil.example/',
  'a very long name': `/blog/${'a'.repeat(6000)}`,
  'a script in the path': `/${encoded}`,
  'a script in a post’s name': `/blog/${encoded}`,
  'a script in the query': `/blog?q=${encoded}&page=${encoded}`,
  'a query of 10 kB': `/?${'x'.repeat(10_000)}`,
  'a query that is no UTF-8': '/blog?q=%ff&page=%',
  'an asterisk': '*',
}

function expectHarmless(what: string, { status, text, headers }: Awaited<ReturnType<typeof ask>>) {
  expect(status, what).toBeLessThan(500)
  expect(status, what).toBeGreaterThanOrEqual(200)
  expect(text, what).not.toMatch(/\n\s+at .+:\d+:\d+|node_modules|root:x:0|"devDependencies"|\[core\]/)
  expect(text, what).not.toContain('<script>zq7')
  expect(String(headers.location ?? ''), what).not.toMatch(/^(?:https?:)?[/\\]{2}(?!localhost)/)
  expect(headers['set-cookie'], what).toBeUndefined()
  expect(JSON.stringify(headers), what).not.toContain('<script>')
}

test('odd addresses break nothing', async () => {
  for (const [what, path] of Object.entries(oddPaths)) {
    expectHarmless(what, await ask(path))
    // The server is as well as before.
    expect((await ask('/healthz.txt')).text, what).toBe('ok\n')
  }
})

test('odd methods break nothing', async () => {
  for (const method of ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'TRACE'])
    for (const path of ['/', '/no-such-page', '/blog-index.json'])
      expectHarmless(`${method} ${path}`, await ask(path, { method }, method.startsWith('P') ? marker : undefined))
})

const oddHeaders: Record<string, Record<string, string>> = {
  'another host': { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
  'an 8 kB header': { 'x-long': 'x'.repeat(8000) },
  'nonsense to negotiate': { accept: '\u00ff;q=zz', 'accept-encoding': 'br;q=9,*;q=0', 'accept-language': '-' },
  'a broken cookie': { cookie: 'x; =; a=%' },
  'a broken range': { range: 'bytes=9-1,zz', 'if-none-match': '"', 'if-modified-since': 'never' },
}

test('odd headers break nothing', async () => {
  for (const [what, headers] of Object.entries(oddHeaders))
    for (const path of ['/', '/blog/no-such-post', '/no-such-page']) {
      const answer = await ask(path, { headers })
      expectHarmless(`${what}: ${path}`, answer)
      expect(answer.text + String(answer.headers.location ?? ''), `${what}: ${path}`).not.toContain('evil.example')
    }
  expect((await askPacked('/')).text).toContain(phoneFor('/').display)
})

test('the security contact is the business’s and is not expired', async () => {
  const { text, headers } = await ask('/.well-known/security.txt')
  expect(headers['content-type']).toContain('text/plain')
  expect(text).toContain(`Contact: mailto:${business.email}`)
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now())
})
