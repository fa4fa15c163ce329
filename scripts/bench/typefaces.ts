import type { Browser, CDPSession } from 'playwright/test'
import { median, option, seconds, site, table, throttledPhone } from './common'

/** Network presets of Chromium and Lighthouse: latency in ms, download in Mbit/s. */
const lines = { 'slow 4G': [150, 1.6], 'fast 4G': [60, 9], cable: [28, 5] } as const
const processors = [1, 4]
const paths = ['/', '/residential/panel-upgrades', '/blog/flickering-lights-causes']

type FirstVisit = { own: boolean; shift: number; fcp: number }

/** @returns the font family that most of an element's glyphs are rendered in */
async function familyOf(client: CDPSession, selector: string): Promise<string> {
  const { root } = await client.send('DOM.getDocument')
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.sort((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName ?? ''
}

/** One first visit, measured three seconds after the load event. */
async function firstVisit(
  browser: Browser,
  path: string,
  [latency, megabits]: readonly [number, number],
  slower: number,
): Promise<FirstVisit> {
  const downloadThroughput = (megabits * 1_000_000) / 8
  const network = { latency, downloadThroughput, uploadThroughput: downloadThroughput / 2 }
  const { context, page, client } = await throttledPhone(browser, network, slower)
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(site + path, { waitUntil: 'load' })
  await page.waitForTimeout(3000)
  // A paragraph of running text: the first one may be a rating or breadcrumbs.
  await page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('main p')]
    paragraphs.find((node) => (node.textContent ?? '').length > 60)?.setAttribute('data-bench', '')
  })
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  const own = /besley/i.test(await familyOf(client, 'h1')) && /radio/i.test(await familyOf(client, '[data-bench]'))
  const { shift, fcp } = await page.evaluate(() => ({
    shift: (window as unknown as { seen: { shift: number } }).seen.shift,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await context.close()
  return { own, shift, fcp }
}

/** How often first visits are rendered in the site's own typefaces, and the layout shift of the font swap. */
export async function benchTypefaces(browser: Browser): Promise<string> {
  const runs = Number(option('runs', '6'))
  const rows: (string | number)[][] = []
  const all: FirstVisit[] = []
  for (const [line, speed] of Object.entries(lines)) {
    for (const slower of processors) {
      const visits: FirstVisit[] = []
      for (const path of paths)
        for (let run = 0; run < runs; run += 1) visits.push(await firstVisit(browser, path, speed, slower))
      all.push(...visits)
      rows.push([
        `${line}, processor ${slower}x slower`,
        `${visits.filter(({ own }) => own).length} of ${visits.length}`,
        Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
        seconds(median(visits.map(({ fcp }) => fcp))),
      ])
      console.error(`typefaces on ${line}, ${slower}x`)
    }
  }
  const share = ((100 * all.filter(({ own }) => own).length) / all.length).toFixed(0)
  const head = ['First visits', 'in own typefaces', 'largest shift', 'first paint s']
  return `${share} of 100 first visits in the site's own typefaces (${paths.join(', ')}).\n\n${table(head, rows)}`
}
