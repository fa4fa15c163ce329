import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { seoWords } from '@/content/interface'
import { FEED_POSTS } from '@/lib/blog/feed'
import { sitePosts } from '@/lib/blog/posts'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { siteUrl } from '../support/servers'
import { sitePages } from '../support/site-pages'

// What crawlers and messengers read. Contract tests check links, structured data and the sitemap's dates.

// One worker, so that the pages are read once.
test.describe.configure({ mode: 'default' })

const get = (path: string) => fetch(new URL(path, siteUrl), { redirect: 'manual' })
const indexed = sitePages.filter((page) => page.indexed).map(({ path }) => path)
const all = sitePages.map(({ path }) => path)
const canonicalOf = (path: string) => new URL(path, siteUrl).href

/** A page has curly quotes and set ranges; the alternative text of its share image does not. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Runs in the browser. */
function read(document: Document) {
  const hrefs = (selector: string) => [...document.querySelectorAll(selector)].map((node) => node.getAttribute('href'))
  const metas = [...document.querySelectorAll('meta')].map((node) => [
    node.getAttribute('property') ?? node.name,
    node.content,
  ])
  return {
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    language: document.documentElement.lang,
    canonicals: hrefs('link[rel="canonical"]'),
    feed: hrefs('link[rel="alternate"][type="application/atom+xml"]'),
    manifest: hrefs('link[rel="manifest"]')[0] ?? '',
    icons: hrefs('link[rel="icon"], link[rel="apple-touch-icon"]'),
    metas: Object.fromEntries(metas) as Record<string, string | undefined>,
  }
}

type ReadPage = ReturnType<typeof read> & { status: number; html: string }
let pages: ReadonlyMap<string, ReadPage>
const pageAt = (path: string) => pages.get(path) as ReadPage

// A browser parses HTML fastest.
test.beforeAll(async ({ browser }) => {
  const reader = await browser.newPage({ baseURL: siteUrl, javaScriptEnabled: false })
  await reader.goto('/')
  // As text, because the page cannot call a function of the test.
  const entries = await reader.evaluate<[string, ReadPage][]>(`Promise.all(${JSON.stringify(all)}.map(async (path) => {
    const response = await fetch(path)
    const html = await response.text()
    const document = new DOMParser().parseFromString(html, 'text/html')
    return [path, { ...(${read})(document), status: response.status, html }]
  }))`)
  await reader.close()
  pages = new Map(entries)
})

test('the sitemap lists the indexed pages once, with pictures that exist and are on them', async () => {
  const xml = await (await get('/sitemap.xml')).text()
  const entries = [...xml.matchAll(/<loc>([^<]+)<\/loc>(.*?)<\/url>/gs)]
  expect(entries.map(([, location = '']) => new URL(location).href).sort()).toEqual(indexed.map(canonicalOf).sort())
  const pictures = new Set<string>()
  for (const [, location = '', rest = ''] of entries)
    for (const [, picture = ''] of rest.matchAll(/<image:loc>([^<]+)</g)) {
      pictures.add(picture)
      expect(pageAt(new URL(location).pathname).html, `${location} names ${picture}`).toContain(
        new URL(picture).pathname,
      )
    }
  expect(pictures.size).toBeGreaterThan(0)
  for (const picture of pictures) expect((await get(picture)).status, picture).toBe(200)
})

test('every page has status 200, its canonical URL and its metadata', () => {
  const [before = '', after = ''] = seoWords.shareImage.split('{title}')
  for (const [path, { status, title, heading, language, canonicals, feed, metas }] of pages) {
    expect(status, path).toBe(200)
    expect(language, path).toBe('en-CA')
    expect(
      canonicals.map((href) => new URL(href ?? '').href),
      path,
    ).toEqual([canonicalOf(path)])
    expect(feed, path).toEqual([`${siteUrl}${routes.feed()}`])
    const image = new URL(routes.shareImage(path), siteUrl).href
    expect(metas, path).toMatchObject({
      'og:title': title,
      'og:description': metas.description,
      'og:site_name': siteContent().business.name,
      'og:locale': 'en_CA',
      'og:type': path.startsWith('/blog/') ? 'article' : 'website',
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:image': image,
      // Phones would turn other digits into links.
      'format-detection': expect.stringContaining('telephone=no'),
    })
    expect(new URL(metas['og:url'] ?? '').href, path).toBe(canonicalOf(path))
    const pictured = (metas['og:image:alt'] ?? '').slice(before.length, after ? -after.length : undefined)
    expect(letters(pictured).length, path).toBeGreaterThan(3)
    expect(letters(heading), path).toContain(letters(pictured))
    expect(metas.robots?.includes('noindex') ?? false, path).toBe(!indexed.includes(path))
  }
})

test('every page has a unique title and description', () => {
  const texts = [...pages.values()].flatMap(({ title, metas }) => [
    `title: ${title}`,
    `text: ${metas.description ?? ''}`,
  ])
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  expect(texts.filter((text) => /[{}\u00a0]|^\w+: $/.test(text))).toEqual([])
})

test('the feed is XML with the newest posts', async ({ page }) => {
  const response = await get(routes.feed())
  expect(response.headers.get('content-type')).toContain('application/atom+xml')
  const ids = await page.evaluate(
    (xml) => {
      const feed = new DOMParser().parseFromString(xml, 'application/xml')
      return [...feed.querySelectorAll('parsererror, entry > id')].map((node) => node.textContent)
    },
    await response.text(),
  )
  const newest = sitePosts().slice(0, FEED_POSTS)
  expect(ids).toEqual(newest.map(({ slug }) => siteUrl + routes.post(slug)))
})

test('every page has a share image of the declared size and less than 300 kB', async () => {
  for (const path of all) {
    const response = await get(routes.shareImage(path))
    expect(response.headers.get('content-type'), path).toBe('image/png')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.length, path).toBeLessThan(300_000)
    const { width, height } = await sharp(bytes).metadata()
    expect([width, height], path).toEqual([1200, 630])
  }
})

test('the manifest has the name and a maskable icon, and every icon exists', async () => {
  const home = pageAt('/')
  const manifest = await (await get(home.manifest)).json()
  expect(manifest.name).toBe(siteContent().business.name)
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  const icons = [
    // Older browsers and feed readers request it without a link.
    '/favicon.ico',
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...home.icons,
  ]
  expect(icons.length).toBeGreaterThanOrEqual(6)
  for (const icon of icons) expect((await get(icon)).status, icon).toBe(200)
})
