import { constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { emergencyCategoryPage, emergencyPages } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { ask, askPacked, dataOf, gzipSize, scriptsOf } from '../support/http'
import { onePageOfEach, openPage, sitePages } from '../support/site-pages'

const KB = 1000
/**
 * What an empty Next page ships: a root layout of <html> and <body> and a page of one heading, built with the
 * next 16.4.6, react 19.3.1 and react-dom 19.3.1 of package.json; the sum of its scripts but the one for browsers
 * without modules, each gzipped at level 6. Measure it anew when Next is updated.
 */
const EMPTY_NEXT_PAGE = 134_904
const OWN_CODE = 12 * KB
/** HTML with its styles and inline drawings, gzipped. Home alone has the panel door, the house, a street and the map. */
const htmlBudget = (path: string) => (path === routes.home() ? 64 : 46) * KB
/** What React needs to bring a page alive: its elements once more, without drawings, posts and structured data. */
const PAGE_DATA = 22 * KB
/** What a phone fetches before the first touch: HTML, styles and pictures. */
const BEFORE_TOUCH = 100 * KB
/** What one round trip brings on a fresh connection: ten packets of 1,460 bytes, less the response's headers. */
const FIRST_ROUND_TRIP = 14_336
/** About what the server's headers take of that; each typeface is to come in one round trip with them. */
const HEADERS = 800
/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

const emergencyPaths = [routes.category('emergency'), ...Object.keys(emergencyPages).map((path) => `/${path}`)]

test('no page is heavier than its budget, in HTML with its styles, page data and code', async () => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const size = sizes.get(path) ?? gzipSize((await ask(path)).text)
    sizes.set(path, size)
    return size
  }
  const sum = async (paths: string[]) => (await Promise.all(paths.map(sizeOf))).reduce((a, b) => a + b, 0)
  const over: string[] = []
  for (const { path } of [...sitePages, { path: '/no-such-page' }]) {
    const html = await askPacked(path)
    const figures: [string, number, number][] = [
      ['HTML', html.bytes.length, htmlBudget(path)],
      ['own code', (await sum(scriptsOf(html.text))) - EMPTY_NEXT_PAGE, OWN_CODE],
      ['page data', await sizeOf(dataOf(html.text)), PAGE_DATA],
    ]
    for (const [what, size, budget] of figures) if (size > budget) over.push(`${path}: ${what} ${size} of ${budget}`)
  }
  expect(over).toEqual([])
})

for (const path of onePageOfEach) {
  test(`${path} asks a phone for little before it is touched`, async ({ browser }) => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    const asked: string[] = []
    const fontBytes: Promise<number>[] = []
    const pictureBytes: Promise<number>[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind === 'font') fontBytes.push(response.body().then((body) => body.length))
      if (kind === 'image') pictureBytes.push(response.body().then((body) => body.length))
    })
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20)
    // Styles stand in the page; no page is asked for ahead of a visitor's intent.
    expect(asked.filter((address) => /\.css|\.txt|_rsc=/.test(address))).toEqual([])
    const fonts = await Promise.all(fontBytes)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toBeLessThanOrEqual(FIRST_ROUND_TRIP - HEADERS)
    expect(fonts.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(70 * KB)
    const pictures = (await Promise.all(pictureBytes)).reduce((a, b) => a + b, 0)
    expect((await askPacked(path)).bytes.length + pictures, 'HTML and pictures').toBeLessThanOrEqual(BEFORE_TOUCH)
    // With neither a tag manager nor Vercel's host, a page asks nobody else.
    const { origin } = new URL(page.url())
    expect(asked.filter((address) => !address.startsWith(origin) && !address.startsWith('data:'))).toEqual([])
    await context.close()
  })
}

test('on a phone the first picture of a page is under 60 kB', async ({ browser }) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  let pictures = 0
  for (const path of onePageOfEach) {
    await page.goto(path)
    const address = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc,
    )
    if (!address) continue
    pictures += 1
    const size = (await ask(new URL(address).pathname)).bytes.length
    expect(size, `${path}: ${address}`).toBeLessThan(60 * KB)
  }
  expect(pictures).toBeGreaterThan(0)
  await context.close()
})

for (const path of emergencyPaths) {
  test(`${path} shows its styles, number and first steps after one round trip`, async () => {
    const { bytes, text } = await askPacked(path)
    // Up to there and no further: what has not arrived may be on the way for another 150 ms.
    const arrived = gunzipSync(bytes.subarray(0, FIRST_ROUND_TRIP), { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(arrived.includes('</style>'), 'the styles have arrived').toBe(true)
    expect(/<main[\s\S]*<a [^>]*href="tel:\+/.test(arrived), 'the phone link has arrived').toBe(true)
    const page =
      path === routes.category('emergency')
        ? emergencyCategoryPage
        : emergencyPages[path.slice(1) as keyof typeof emergencyPages]
    // All steps of the first choice: from their fragment to the end of their list.
    const start = text.indexOf(`id="${page.choices.items[0]?.id}"`)
    expect(start).toBeGreaterThan(0)
    const end = text.indexOf('</ol>', start)
    expect(arrived.length).toBeGreaterThan(end)
  })
}
