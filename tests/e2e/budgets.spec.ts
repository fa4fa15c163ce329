import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { emergencyIndexPage, emergencyPages } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { ask, askPacked, gzipSize, scriptOf } from '../support/http'
import { allPaths } from '../support/site-pages'

const KB = 1000
/** The islands' script, React included, by Brotli's best. */
const SCRIPT = 72 * KB
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
/** What one round trip brings on a fresh connection: ten packets of 1,460 bytes, less the response's headers. */
const FIRST_ROUND_TRIP = 14_336

const emergencyPaths = [routes.category('emergency'), ...Object.keys(emergencyPages).map((path) => `/${path}`)]

test('of a tag manager that is not set no page has the code', async () => {
  test.skip(Boolean(process.env.NEXT_PUBLIC_GTM_ID), 'it is set')
  const script = scriptOf((await ask(routes.home())).text)
  expect((await ask(script)).text, script).not.toContain('googletagmanager')
})

test('every page has the same script, within its budget', async () => {
  const scripts = new Set<string>()
  for (const path of allPaths) scripts.add(scriptOf((await ask(path)).text))
  const [script = '', ...others] = scripts
  expect(others).toEqual([])
  expect(brotliCompressSync((await ask(script)).text).length).toBeLessThanOrEqual(SCRIPT)
})

test('no page names a file of Next but typefaces and pictures', async () => {
  for (const path of allPaths) {
    const named = (await ask(path)).text.match(/\/_next\/[^"') ]*/g) ?? []
    expect(
      named.filter((address) => !/^\/_next\/static\/(media\/|hydrate-)/.test(address)),
      path,
    ).toEqual([])
  }
})

test('every page is within its budget of HTML with styles', async () => {
  const over: string[] = []
  for (const path of allPaths) {
    const size = gzipSize(withoutWords((await ask(path)).text))
    if (size > htmlBudget(path)) over.push(`${path}: ${size} of ${htmlBudget(path)}`)
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
        ? emergencyIndexPage
        : emergencyPages[path.slice(1) as keyof typeof emergencyPages]
    // All steps of the first choice: from their fragment to the end of their list.
    const start = text.indexOf(`id="${page.choices.items[0]?.id}"`)
    expect(start).toBeGreaterThan(0)
    const end = text.indexOf('</ol>', start)
    expect(arrived.length).toBeGreaterThan(end)
  })
}
