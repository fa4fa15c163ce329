import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { emergencyIndexPage, emergencyPages } from '@/lib/content/registry'
import { routes } from '@/lib/routes'
import { ask, askPacked, scriptOf } from '../support/http'
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

test('every page has the same script and names no other file of Next but typefaces and pictures, all within budget', async () => {
  const scripts = new Set<string>()
  const faults: string[] = []
  for (const path of allPaths) {
    const { text } = await ask(path)
    scripts.add(scriptOf(text))
    const size = gzipSync(withoutWords(text), { level: 6 }).length
    if (size > htmlBudget(path)) faults.push(`${path}: ${size} of ${htmlBudget(path)} bytes`)
    const named = text.match(/\/_next\/[^"') ]*/g) ?? []
    const others = named.filter((address) => !/^\/_next\/static\/(media\/|hydrate-)/.test(address))
    faults.push(...others.map((address) => `${path}: ${address}`))
  }
  expect(faults).toEqual([])
  expect(scripts.size).toBe(1)
  const [script = ''] = scripts
  const { text } = await ask(script)
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(SCRIPT)
  if (!process.env.NEXT_PUBLIC_GTM_ID) expect(text).not.toContain('googletagmanager')
})

test('emergency pages have their styles, phone number and first steps within the first round trip', async () => {
  for (const path of emergencyPaths) {
    const { bytes, text } = await askPacked(path)
    // Up to there and no further: what has not arrived may be on the way for another 150 ms.
    const arrived = gunzipSync(bytes.subarray(0, FIRST_ROUND_TRIP), { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(arrived.includes('</style>'), `${path}: the styles have arrived`).toBe(true)
    expect(/<main[\s\S]*<a [^>]*href="tel:\+/.test(arrived), `${path}: the phone link has arrived`).toBe(true)
    const page =
      path === routes.category('emergency')
        ? emergencyIndexPage
        : emergencyPages[path.slice(1) as keyof typeof emergencyPages]
    // All steps of the first choice: from their fragment to the end of their list.
    const start = text.indexOf(`id="${page.choices.items[0]?.id}"`)
    expect(start, path).toBeGreaterThan(0)
    expect(arrived.length, path).toBeGreaterThan(text.indexOf('</ol>', start))
  }
})
