import { type Browser, chromium } from 'playwright/test'
import { browserFlags, findBrowser } from '@/tests/support/browser'
import { kilobytes, median, option, seconds, site, table, throttledPhone } from './common'

/** Lighthouse's mobile preset: slow 4G, and CPU throttling by four. */
const network = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
}
const PROCESSOR_SLOWDOWN = 4

const pageTypes: Record<string, string> = {
  Home: '/',
  Category: '/residential',
  Service: '/residential/panel-upgrades',
  Inquiry: '/smart-home/lutron-homeworks',
  Emergency: '/emergency/power-outage',
  Area: '/gta/vaughan',
  Toronto: '/toronto',
  Neighbourhood: '/toronto/the-annex',
  Contact: '/contact',
  About: '/about',
  'Blog list': '/blog',
  Post: '/blog/wifi-dangers-and-switches',
}

type Visit = { fcp: number; lcp: number; tbt: number; cls: number; bytes: Record<string, number>; requests: number }

/** Collects performance entries; runs in the page. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] as [start: number, duration: number][] }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', (entry) => {
    seen.tasks.push([entry.startTime, entry.duration])
  })
}

/** One first visit: an empty cache, the slow connection and processor. */
async function visit(browser: Browser, path: string, blockScripts: boolean): Promise<Visit> {
  const { context, page, client } = await throttledPhone(browser, network, PROCESSOR_SLOWDOWN)
  if (blockScripts) await client.send('Network.setBlockedURLs', { urls: ['*.js'] })
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, response.url.includes('/static/data/') ? 'Data' : type)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  // tsx wraps functions in its helper __name, which the page lacks.
  await page.addInitScript('globalThis.__name = (wrapped) => wrapped')
  await page.addInitScript(observe)
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  type Seen = { fcp: number; lcp: number; cls: number; tasks: [number, number][] }
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  const tbt = seen.tasks
    .filter(([start]) => start >= seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { fcp: seen.fcp, lcp: seen.lcp, tbt, cls: seen.cls, bytes, requests: kinds.size }
}

export async function benchPages(): Promise<string> {
  const runs = Number(option('runs', '5'))
  const paths = option('paths', '')
  const types = paths ? Object.fromEntries(paths.split(',').map((path) => [path, path])) : pageTypes
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const rows: (string | number)[][] = []
  try {
    for (const [name, path] of Object.entries(types)) {
      const plain: Visit[] = []
      const blocked: Visit[] = []
      // Alternating, so that other load on the machine affects both equally.
      for (let run = 0; run < runs; run += 1) {
        plain.push(await visit(browser, path, false))
        blocked.push(await visit(browser, path, true))
      }
      const of = (visits: Visit[], take: (one: Visit) => number) => median(visits.map(take))
      const kind = (type: string) => kilobytes(of(plain, ({ bytes }) => bytes[type] ?? 0))
      rows.push([
        `${name} \`${path}\``,
        seconds(of(plain, ({ fcp }) => fcp)),
        seconds(of(plain, ({ lcp }) => lcp)),
        Math.round(of(plain, ({ tbt }) => tbt)),
        of(plain, ({ cls }) => cls).toFixed(3),
        ...['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Data'].map(kind),
        of(plain, ({ requests }) => requests),
        seconds(of(blocked, ({ fcp }) => fcp)),
        seconds(of(blocked, ({ lcp }) => lcp)),
        Math.round(of(blocked, ({ tbt }) => tbt)),
      ])
      console.error(`measured ${path}`)
    }
  } finally {
    await browser.close()
  }
  const head = ['Page', 'first paint s', 'largest paint s', 'blocking ms', 'shift', 'HTML kB', 'styles kB', 'fonts kB']
  head.push(
    'pictures kB',
    'scripts kB',
    'page data kB',
    'requests',
    'scripts blocked: first s',
    'largest s',
    'blocking ms',
  )
  return `First visit on a phone, ${network.latency} ms and 1.6 Mbit/s, processor ${PROCESSOR_SLOWDOWN} times slower, medians of ${runs}; bytes as they come over the wire.\n\n${table(head, rows)}`
}
