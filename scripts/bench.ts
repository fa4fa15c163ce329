import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright/test'
import { siteServer } from '@/lib/build/hosting/server'
import { RULES_FILE } from '@/lib/build/hosting/write-hosts'
import { browserFlags, findChromium } from '@/tests/support/browser'
import { onePageOfEach } from '@/tests/support/site-pages'

/**
 * `npm run bench`: measures first visits on a phone to one page of each kind, of the build in out/. Prints medians.
 * Arguments: paths to measure; RUNS=5 in the environment. Playwright's debugger makes scripts slower: compare blocking
 * times and interactions only with those of this command.
 */
const paths = process.argv.length > 2 ? process.argv.slice(2) : onePageOfEach
const runs = Number(process.env.RUNS ?? 5)

/** Lighthouse's mobile preset: slow 4G (milliseconds, bytes per second) and a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const PROCESSOR_SLOWDOWN = 4
const SETTLED_MS = 4000

type Seen = Record<'firstPaint' | 'largestPaint' | 'shift' | 'interaction', number> & { tasks: [number, number][] }

/** Runs in the page before its scripts: collects performance entries. */
function observe(): void {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, shift: 0, interaction: 0, tasks: [] }
  Object.assign(window, { seen })
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean }
  const watch = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit)
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  watch('event', ({ duration }) => {
    seen.interaction = Math.max(seen.interaction, duration)
  })
}

/** Runs in the page. @returns its figures, and whether its heading has the site's typeface */
function read() {
  const { tasks, ...seen } = (window as unknown as { seen: Seen }).seen
  const family = getComputedStyle(document.querySelector('h1') as Element).fontFamily.split(',')[0] ?? ''
  const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
  return {
    ...seen,
    blocking: tasks
      .filter(([start]) => start >= seen.firstPaint)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
    typefaces: Number(faces.some((face) => family.includes(face.family.replaceAll('"', '')))),
  }
}

const server = siteServer('out', JSON.parse(readFileSync(RULES_FILE, 'utf8'))).listen(0, '127.0.0.1')
await once(server, 'listening')
const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags })

/** One first visit: an empty cache, the slow connection and processor, and a tap once the page is at rest. */
async function visit(path: string): Promise<Record<string, number>> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  let [bytes, requests] = [0, 0]
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
  // tsx adds calls of this function to those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(observe)
  await page.goto(path)
  await page.waitForTimeout(SETTLED_MS)
  const kB = bytes / 1000
  // Before the tap, because Playwright's own scripts run long for it.
  const { firstPaint, largestPaint, blocking, shift, typefaces } = await page.evaluate(read)
  await page.locator('main summary:visible, main input:visible, button[commandfor]:visible').first().tap()
  await page.waitForTimeout(1000)
  const { interaction } = await page.evaluate(read)
  await context.close()
  if (!firstPaint) throw new Error(`${path}: no first paint was recorded`)
  return { firstPaint, largestPaint, blocking, interaction, shift, kB, requests, typefaces }
}

const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
for (const [index, path] of paths.entries()) {
  const visits: Record<string, number>[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(path))
  const names = Object.keys(visits[0] ?? {})
  if (index === 0) console.log(`| page | ${names.join(' | ')} |\n| --- |${' ---: |'.repeat(names.length)}`)
  const cells = names.map((name) => Number(median(visits.map((figures) => figures[name] ?? 0)).toFixed(3)))
  console.log(`| ${path} | ${cells.join(' | ')} |`)
}
await browser.close()
server.close()
