import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { business } from '@/content/business'
import { faqs } from '@/content/faqs'
import { routes } from '@/lib/routes'
import { asWritten } from '../support/as-written'
import { type BuiltDocument, type BuiltPage, builtPages } from '../support/built-pages'
import { siteAddress } from '../support/servers'
import { sitePages } from '../support/site-pages'

// One worker reads the pages once.
test.describe.configure({ mode: 'default' })

const get = (path: string) => fetch(new URL(path, siteAddress), { redirect: 'manual' })
const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path)
const all = sitePages.map(({ path }) => path)
/** The site's root is the same address with and without its slash. */
const canonicalOf = (path: string) => new URL(path, siteAddress).href

const attribute = (document: BuiltDocument, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name) ?? ''
const meta = (document: BuiltDocument, name: string) =>
  attribute(document, `meta[property="${name}"], meta[name="${name}"]`, 'content')
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)
const plain = (text: string) => asWritten(text).replace(/\s+/g, ' ')

const built = new Map<string, BuiltPage>()
const page = (path: string): BuiltPage => built.get(path) as BuiltPage

// Contract tests hold links, structured data and the sitemap's dates before the build.
test.beforeAll(() => {
  for (const path of all) built.set(path, builtPages().get(path) as BuiltPage)
})

test('the sitemap lists the indexable pages, with pictures that exist and stand on them', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/gs)]
  expect(entries.map(([, location = '']) => new URL(location).href).sort()).toEqual(indexed.map(canonicalOf).sort())
  const pictures = new Set<string>()
  for (const [, location = '', rest = ''] of entries)
    for (const [, picture = ''] of rest.matchAll(/<image:loc>([^<]+)</g)) {
      pictures.add(picture)
      expect(page(new URL(location).pathname).html, `${location} names ${picture}`).toContain(new URL(picture).pathname)
    }
  expect(pictures.size).toBeGreaterThan(10)
  for (const picture of pictures) expect((await get(picture)).status, picture).toBe(200)
})

test.describe('every page', () => {
  test('answers 200 under its own canonical address', async () => {
    for (const { path, document } of built.values()) {
      expect((await get(path)).status, path).toBe(200)
      expect(new URL(attribute(document, 'link[rel="canonical"]', 'href')).href, path).toBe(canonicalOf(path))
      expect(document.querySelectorAll('link[rel="canonical"]'), path).toHaveLength(1)
      expect(document.documentElement.getAttribute('lang'), path).toBe('en-CA')
    }
  })

  test('has a unique title and description', () => {
    const documents = [...built.values()].map(({ document }) => document)
    const titles = documents.map((document) => document.title)
    const descriptions = documents.map((document) => meta(document, 'description'))
    expect(titles).not.toContain('')
    expect(descriptions).not.toContain('')
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
    expect([...titles, ...descriptions].filter((text) => /[{}\u00a0]/.test(text))).toEqual([])
  })

  test('has all the metadata that messengers show', () => {
    for (const { path, document } of built.values()) {
      const expected = {
        'og:title': document.title,
        'og:description': meta(document, 'description'),
        'og:site_name': business.name,
        'og:locale': 'en_CA',
        'og:type': path.startsWith('/blog/') ? 'article' : 'website',
        'og:image': new URL(routes.shareImage(path), siteAddress).href,
        'og:image:width': '1200',
        'og:image:height': '630',
        'twitter:card': 'summary_large_image',
        'twitter:title': document.title,
        'twitter:image': new URL(routes.shareImage(path), siteAddress).href,
      }
      for (const [name, value] of Object.entries(expected)) expect(meta(document, name), `${path} ${name}`).toBe(value)
      expect(new URL(meta(document, 'og:url')).href, path).toBe(canonicalOf(path))
      expect(meta(document, 'og:image:alt').length, path).toBeGreaterThan(10)
    }
  })

  test('is indexable, except the noindex pages', () => {
    for (const { path, document } of built.values()) {
      expect(meta(document, 'robots').includes('noindex'), path).toBe(!indexed.includes(path))
    }
  })

  test('links the feed', async () => {
    const selector = 'link[rel="alternate"][type="application/atom+xml"]'
    for (const { path, document } of built.values()) {
      expect(attribute(document, selector, 'href'), path).toBe(`${siteAddress}${routes.feed()}`)
    }
    expect((await get(routes.feed())).headers.get('content-type')).toContain('application/atom+xml')
  })
})

test('structured data contains only what the page shows', () => {
  for (const path of indexed) {
    const { document } = page(path)
    const script = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
    const graph: Record<string, unknown>[] = JSON.parse(script)['@graph']
    const shown = document.body.cloneNode(true)
    for (const element of shown.querySelectorAll('script, style')) element.remove()
    const text = plain(shown.textContent)
    const faq = graph.find((node) => node['@type'] === 'FAQPage') as
      | { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
      | undefined
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      expect(text, path).toContain(plain(name))
      expect(text, path).toContain(plain(acceptedAnswer.text))
    }
    if (path === '/') expect(faq?.mainEntity).toHaveLength(faqs.length)
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList') as
      | { itemListElement: { name: string }[] }
      | undefined
    expect(Boolean(trail), path).toBe(path !== '/')
    // The last is the page itself, which its h1 names.
    for (const { name } of (trail?.itemListElement ?? []).slice(0, -1)) expect(text, path).toContain(plain(name))
  }
})

test.describe('links', () => {
  const links = ({ document }: BuiltPage, scope: string) =>
    [...document.querySelectorAll(`${scope} a[href]`)].flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      if (/^(tel|mailto|sms):/.test(href)) return []
      return [{ href, text: plain(link.textContent).trim(), label: link.getAttribute('aria-label') ?? '' }]
    })

  test('never lead to the thank-you page: only a sent form does', () => {
    const linking = [...built.values()].filter((source) =>
      links(source, 'body').some(({ href }) => new URL(href, siteAddress).pathname === routes.thankYou()),
    )
    expect(linking.map(({ path }) => path)).toEqual([])
  })

  test('have descriptive text', () => {
    const vague = /^(here|click here|this|this page|link|more|read more|learn more|details|see more|continue)$/i
    for (const source of built.values()) {
      for (const { href, text, label } of links(source, 'main')) {
        expect(label || text, `${source.path} ${href}`).not.toMatch(vague)
      }
    }
  })

  test('reach every page within three clicks of home, through main content only', () => {
    const clicks = new Map([['/', 0]])
    for (const [path, count] of clicks) {
      for (const { href } of links(page(path), 'main')) {
        const target = new URL(href, new URL(path, siteAddress))
        if (target.origin === siteAddress && built.has(target.pathname) && !clicks.has(target.pathname)) {
          clicks.set(target.pathname, count + 1)
        }
      }
    }
    const far = indexed.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 3)
    expect(far).toEqual([])
  })
})

test('every page has a share image of the declared size, small enough for messengers', async () => {
  for (const path of all) {
    const response = await get(routes.shareImage(path))
    expect(response.headers.get('content-type'), path).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length, path).toBeLessThan(300_000)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height], path).toEqual([1200, 630])
  }
})

test('the manifest and every icon exist', async () => {
  const { document } = page('/')
  const manifestHref = attribute(document, 'link[rel="manifest"]', 'href')
  const manifest = await (await get(manifestHref)).json()
  expect(manifest.name).toBe(business.name)
  const icons = [
    // Asked for by older browsers and by feed readers, which no page tells to.
    '/favicon.ico',
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...[...document.querySelectorAll('link[rel="icon"], link[rel="apple-touch-icon"]')].map((link) =>
      link.getAttribute('href'),
    ),
  ]
  expect(icons.length).toBeGreaterThanOrEqual(6)
  for (const icon of icons) expect((await get(icon)).status, icon).toBe(200)
})

test('llms.txt is plain text, and its links resolve', async () => {
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toContain('text/plain')
  const links = [...(await response.text()).matchAll(/\]\(([^)]+)\)/g)].map((match) => new URL(match[1] ?? '').pathname)
  expect(links.filter((path) => !built.has(path))).toEqual([])
  expect(links.length).toBeGreaterThan(70)
})
