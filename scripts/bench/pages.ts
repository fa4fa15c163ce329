import type { Browser } from 'playwright/test'
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

type Seen = { fcp: number; lcp: number; cls: number; tasks: [start: number, duration: number][] }

/** Collects performance entries; runs in the page. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] }
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
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  await context.close()
  const tbt = seen.tasks
    .filter(([start]) => start >= seen.fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { fcp: seen.fcp, lcp: seen.lcp, tbt, cls: seen.cls, bytes, requests: kinds.size }
}

const middle = (visits: Visit[], figure: (visit: Visit) => number) => median(visits.map(figure))
const kind = (type: string) => (visits: Visit[]) => kilobytes(middle(visits, ({ bytes }) => bytes[type] ?? 0))

/** The table's columns: what each is called, and its figure from plain visits or from those with scripts blocked. */
const columns: [heading: string, (plain: Visit[], blocked: Visit[]) => string | number][] = [
  ['first paint s', (plain) => seconds(middle(plain, ({ fcp }) => fcp))],
  ['largest paint s', (plain) => seconds(middle(plain, ({ lcp }) => lcp))],
  ['blocking ms', (plain) => Math.round(middle(plain, ({ tbt }) => tbt))],
  ['shift', (plain) => middle(plain, ({ cls }) => cls).toFixed(3)],
  ['HTML kB', kind('Document')],
  ['styles kB', kind('Stylesheet')],
  ['fonts kB', kind('Font')],
  ['pictures kB', kind('Image')],
  ['scripts kB', kind('Script')],
  ['page data kB', kind('Data')],
  ['requests', (plain) => middle(plain, ({ requests }) => requests)],
  ['scripts blocked: first s', (_plain, blocked) => seconds(middle(blocked, ({ fcp }) => fcp))],
  ['largest s', (_plain, blocked) => seconds(middle(blocked, ({ lcp }) => lcp))],
  ['blocking ms', (_plain, blocked) => Math.round(middle(blocked, ({ tbt }) => tbt))],
]

export async function benchPages(browser: Browser): Promise<string> {
  const runs = Number(option('runs', '5'))
  const paths = option('paths', '')
  const types = paths ? Object.fromEntries(paths.split(',').map((path) => [path, path])) : pageTypes
  const rows: (string | number)[][] = []
  for (const [name, path] of Object.entries(types)) {
    const plain: Visit[] = []
    const blocked: Visit[] = []
    // Alternating, so that other load on the machine affects both equally.
    for (let run = 0; run < runs; run += 1) {
      plain.push(await visit(browser, path, false))
      blocked.push(await visit(browser, path, true))
    }
    rows.push([`${name} \`${path}\``, ...columns.map(([, figure]) => figure(plain, blocked))])
    console.error(`measured ${path}`)
  }
  const head = ['Page', ...columns.map(([heading]) => heading)]
  return `First visit on a phone, ${network.latency} ms and 1.6 Mbit/s, processor ${PROCESSOR_SLOWDOWN} times slower, medians of ${runs}; bytes as they come over the wire.\n\n${table(head, rows)}`
}
