import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { siteServer } from '@/lib/hosting/server'
import { browserFlags, findBrowser } from '@/tests/support/browser'

/**
 * `npm run bench`: a first visit on a phone to one page of each kind, as a Markdown table. Needs a build.
 * Options: --runs=5, --paths=/,/contact, --against=DIR (a folder with another build's out/ and hosting/, measured in
 * turn with this one). It talks to Chromium over a pipe and without the debugger's domains, which make scripts slow.
 */
const option = (name: string, otherwise: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise

/** Lighthouse's mobile preset: slow 4G (milliseconds, bytes per second) and a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_375 }
const PROCESSOR_SLOWDOWN = 4
const SETTLED_MS = 4000

/** One page of each kind, and what is tapped there. */
const pages: Record<string, string> = {
  '/': 'main details > summary',
  '/residential': 'button[commandfor]',
  '/residential/panel-upgrades': 'main details > summary',
  '/smart-home/lutron-homeworks': 'input[name="name"]',
  '/emergency/power-outage': 'main details > summary',
  '/gta/vaughan': 'button[commandfor]',
  '/toronto/the-annex': 'main details > summary',
  '/contact': 'input[name="name"]',
  '/about': 'button[commandfor]',
  '/blog': 'button[commandfor]',
}

type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: Record<string, unknown> }
type Client = {
  send(method: string, params?: object, session?: string): Promise<Record<string, unknown>>
  onEvent(listener: (method: string, params: Record<string, unknown>) => void): void
  close(): void
}

/** Starts Chromium with an empty profile. */
function startBrowser(): Client {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'))
  const flags = [...browserFlags, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank']
  const browser: ChildProcess = spawn(findBrowser(), flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [input, output] = [browser.stdio[3] as Writable, browser.stdio[4] as Readable]
  const waiting = new Map<number, (result: Record<string, unknown>) => void>()
  let listener: (method: string, params: Record<string, unknown>) => void = () => {}
  let count = 0
  let text = ''
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (text + part).split('\0')
    text = messages.pop() ?? ''
    for (const message of messages) {
      const { id, method, params = {}, result = {} } = JSON.parse(message) as Message
      if (id !== undefined) waiting.get(id)?.(result)
      else if (method) listener(method, params)
    }
  })
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve) => {
        count += 1
        waiting.set(count, resolve)
        input.write(`${JSON.stringify({ id: count, method, params, sessionId })}\0`)
      }),
    onEvent: (heard) => {
      listener = heard
    },
    close: () => {
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true }))
      browser.kill()
    },
  }
}

/** Runs in the page before its scripts: collects performance entries. */
const OBSERVE = `
  globalThis.seen = { fcp: 0, lcp: 0, shift: 0, blocking: [], interaction: 0 }
  const watch = (type, take, more) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  watch('paint', (entry) => { if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime })
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime })
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value })
  watch('longtask', (entry) => { seen.blocking.push([entry.startTime, entry.duration]) })
  watch('event', (entry) => { seen.interaction = Math.max(seen.interaction, entry.duration) }, { durationThreshold: 16 })`

/** Runs in the page: the figures, and whether headings and text have the site's typefaces. */
const READ = `JSON.stringify({
  ...seen,
  blocking: seen.blocking.filter(([start]) => start >= seen.fcp).reduce((sum, [, ms]) => sum + Math.max(0, ms - 50), 0),
  typefaces: Number(['h1', 'main p'].every((selector) => {
    const family = getComputedStyle(document.querySelector(selector)).fontFamily.split(',')[0]
    return [...document.fonts].some((face) => family.includes(face.family.replaceAll('"', '')) && face.status === 'loaded')
  })),
})`

type Figures = Record<'fcp' | 'lcp' | 'blocking' | 'interaction' | 'shift' | 'typefaces', number> &
  Record<'script' | 'bytes' | 'requests' | 'scriptTime', number>

/** One first visit: an empty cache, the slow connection and processor, and a tap once the page is at rest. */
async function visit(browser: Client, address: string, tapped: string): Promise<Figures> {
  const { browserContextId } = await browser.send('Target.createBrowserContext')
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params: object = {}) => browser.send(method, params, String(sessionId))
  const evaluate = async (expression: string) => {
    const { result } = (await send('Runtime.evaluate', { expression })) as { result: { value?: string } }
    return result.value ?? ''
  }
  const types = new Map<unknown, unknown>()
  const bytes = { all: 0, script: 0 }
  browser.onEvent((method, { requestId, type, encodedDataLength }) => {
    if (method === 'Network.responseReceived') types.set(requestId, type)
    if (method !== 'Network.loadingFinished') return
    bytes.all += Number(encodedDataLength)
    if (types.get(requestId) === 'Script') bytes.script += Number(encodedDataLength)
  })
  await send('Page.enable')
  await send('Network.enable')
  await send('Performance.enable')
  await send('Network.emulateNetworkConditions', NETWORK)
  await send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
  await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true })
  await send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE })
  await send('Page.navigate', { url: address })
  await new Promise((done) => setTimeout(done, SETTLED_MS))
  const [first, requests] = [{ ...bytes }, types.size]
  const { metrics } = (await send('Performance.getMetrics')) as { metrics: { name: string; value: number }[] }
  const box = JSON.parse(
    await evaluate(`(() => {
      const element = document.querySelector(${JSON.stringify(tapped)})
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return JSON.stringify({ x: x + width / 2, y: y + height / 2 })
    })()`),
  ) as { x: number; y: number }
  await new Promise((done) => setTimeout(done, 500))
  await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [box] })
  await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await new Promise((done) => setTimeout(done, 1000))
  const seen = JSON.parse(await evaluate(READ)) as Omit<Figures, 'script' | 'bytes' | 'requests' | 'scriptTime'>
  await browser.send('Target.disposeBrowserContext', { browserContextId })
  const scriptTime = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  return { ...seen, script: first.script / 1000, bytes: first.all / 1000, requests, scriptTime }
}

const columns: [heading: string, figure: keyof Figures, digits: number][] = [
  ['first paint ms', 'fcp', 0],
  ['largest paint ms', 'lcp', 0],
  ['blocking ms', 'blocking', 0],
  ['interaction ms', 'interaction', 0],
  ['script time ms', 'scriptTime', 0],
  ['shift', 'shift', 3],
  ['script kB', 'script', 1],
  ['first visit kB', 'bytes', 1],
  ['requests', 'requests', 0],
  ['own typefaces', 'typefaces', 0],
]
const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const runs = Number(option('runs', '5'))
const against = option('against', '')
const builds = ['.', ...(against ? [against] : [])]
const servers = builds.map((dir) => {
  const rules = JSON.parse(readFileSync(join(dir, 'hosting/rules.json'), 'utf8'))
  return siteServer(join(dir, 'out'), rules).listen(0)
})
const addresses = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}`)
const browser = startBrowser()
const chosen = option('paths', '').split(',').filter(Boolean)
const table = [
  `| Page | ${columns.map(([heading]) => heading).join(' | ')} |`,
  `| --- |${' ---: |'.repeat(columns.length)}`,
]
for (const path of chosen.length > 0 ? chosen : Object.keys(pages)) {
  const visits: Figures[][] = builds.map(() => [])
  // In turn, so that other load on the machine affects both builds equally.
  for (let run = 0; run < runs; run += 1)
    for (const [index, address] of addresses.entries())
      visits[index]?.push(await visit(browser, address + path, pages[path] ?? 'button[commandfor]'))
  for (const [index, dir] of builds.entries()) {
    const cells = columns.map(([, figure, digits]) =>
      median((visits[index] ?? []).map((one) => one[figure])).toFixed(digits),
    )
    table.push(`| ${path}${builds.length > 1 ? ` (${dir})` : ''} | ${cells.join(' | ')} |`)
  }
  console.error(`measured ${path}`)
}
console.log(
  `First visit at 390 px, 150 ms and 1.6 Mbit/s, processor ${PROCESSOR_SLOWDOWN} times slower, medians of ${runs}. ${cpus().length} cores, Node ${process.version}.\n\n${table.join('\n')}`,
)
browser.close()
for (const server of servers) server.close()
