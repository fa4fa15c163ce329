import { brotliCompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { siteContent } from '@/lib/content/site-content'
import { keysOf } from '@/lib/objects'
import { routes } from '@/lib/routes'
import { FIRST_ROUND_TRIP, fetchCompressed, fetchRaw, islandScriptOf } from '../support/http'
import { allPaths } from '../support/site-pages'

const KB = 1000
/** The islands' script with React, compressed with the best quality of Brotli. */
const SCRIPT = 72 * KB
/**
 * HTML with its styles and inline drawings, gzipped, without its text, which the owner may change. Only home has the
 * panel, the house, a street and the map.
 */
const htmlBudget = (path: string) => (path === routes.home() ? 57 : 43) * KB
/** Removes the text between tags. Styles and scripts stay. */
const withoutText = (html: string) =>
  html
    .split(/(<style[^>]*>.*?<\/style>|<script[^>]*>.*?<\/script>)/s)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/>[^<]+</g, '><')))
    .join('')
/** /emergency and the pages below it. */
const emergencies = [
  { path: routes.page('emergency'), situations: siteContent().emergencyIndexPage.situations },
  ...keysOf(siteContent().emergencyPages).map((id) => ({
    path: routes.page(id),
    situations: siteContent().emergencyPages[id].situations,
  })),
]

test('every page has one script, the same for all, and is within its budget', async () => {
  const scripts = new Set<string>()
  const problems: string[] = []
  for (const path of allPaths) {
    const { text } = await fetchRaw(path)
    scripts.add(islandScriptOf(text))
    const size = gzipSync(withoutText(text), { level: 6 }).length
    if (size > htmlBudget(path)) problems.push(`${path}: ${size} of ${htmlBudget(path)} bytes`)
    // Of Next's files a page uses only typefaces, pictures and the islands' script.
    const nextFiles = text.match(/\/_next\/[^"') ]*/g) ?? []
    const others = nextFiles.filter((url) => !/^\/_next\/static\/(media\/|hydrate-)/.test(url))
    problems.push(...others.map((url) => `${path}: ${url}`))
  }
  expect(problems).toEqual([])
  expect(scripts.size).toBe(1)
  const [script = ''] = scripts
  const { text } = await fetchRaw(script)
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(SCRIPT)
  if (!process.env.NEXT_PUBLIC_GTM_ID) expect(text).not.toContain('googletagmanager')
})

test('the first round trip of an emergency page has its styles, phone link and first steps', async () => {
  for (const { path, situations } of emergencies) {
    const { bytes, text } = await fetchCompressed(path)
    const received = gunzipSync(bytes.subarray(0, FIRST_ROUND_TRIP), { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(received.includes('</style>'), `${path}: has its styles`).toBe(true)
    expect(/<main[\s\S]*<a [^>]*href="tel:\+/.test(received), `${path}: has the phone link`).toBe(true)
    // The list of steps of the first choice.
    const start = text.indexOf(`id="${situations.items[0]?.id}"`)
    const end = text.indexOf('</ol>', start)
    expect(end, path).toBeGreaterThan(start)
    expect(received.length, path).toBeGreaterThan(end)
  }
})
