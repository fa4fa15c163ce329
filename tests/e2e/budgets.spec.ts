import { constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { emergencyCategoryPage, emergencyPages } from '@/lib/content/services'
import { routes } from '@/lib/routes'
import { ask, askPacked, dataOf, gzipSize, scriptsOf } from '../support/http'
import { allPaths } from '../support/site-pages'

const KB = 1000
/**
 * What an empty Next page ships: a root layout of <html> and <body> and a page of one heading, built with the
 * next 16.4.6, react 19.3.1 and react-dom 19.3.1 of package.json; the sum of its scripts but the one for browsers
 * without modules, each gzipped at level 6. Measure it anew when Next is updated.
 */
const EMPTY_NEXT_PAGE = 134_904
const OWN_CODE = 12 * KB
/**
 * HTML with its styles and inline drawings, gzipped; without its words, which are the owner's. Home alone has the
 * panel, the house, a street and the map.
 */
const htmlBudget = (path: string) => (path === routes.home() ? 57 : 43) * KB
/** A page without the words between its tags; styles and scripts stay. */
const withoutWords = (html: string) =>
  html
    .split(/(<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>)/s)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/>[^<]+</g, '><')))
    .join('')
/** What React needs to bring a page alive: the interactive sections, the name of each static one, the metadata. */
const PAGE_DATA = 8 * KB
/** What one round trip brings on a fresh connection: ten packets of 1,460 bytes, less the response's headers. */
const FIRST_ROUND_TRIP = 14_336

const emergencyPaths = [routes.category('emergency'), ...Object.keys(emergencyPages).map((path) => `/${path}`)]

test('of a tag manager that is not set no page has the code', async () => {
  test.skip(Boolean(process.env.NEXT_PUBLIC_GTM_ID), 'it is set')
  for (const script of scriptsOf((await ask(routes.home())).text))
    expect((await ask(script)).text, script).not.toContain('googletagmanager')
})

test('every page is within its budget of HTML with styles, page data and code', async () => {
  const sizes = new Map<string, number>()
  const sizeOf = async (path: string) => {
    const size = sizes.get(path) ?? gzipSize((await ask(path)).text)
    sizes.set(path, size)
    return size
  }
  const sum = async (paths: string[]) => (await Promise.all(paths.map(sizeOf))).reduce((a, b) => a + b, 0)
  const over: string[] = []
  for (const path of allPaths) {
    const html = await ask(path)
    const figures: [string, number, number][] = [
      ['HTML', gzipSize(withoutWords(html.text)), htmlBudget(path)],
      ['own code', (await sum(scriptsOf(html.text))) - EMPTY_NEXT_PAGE, OWN_CODE],
      ['page data', await sizeOf(dataOf(html.text)), PAGE_DATA],
    ]
    for (const [what, size, budget] of figures) if (size > budget) over.push(`${path}: ${what} ${size} of ${budget}`)
  }
  expect(over).toEqual([])
})

for (const path of emergencyPaths) {
  test(`${path} has its styles, phone number and first steps within the first round trip`, async () => {
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
