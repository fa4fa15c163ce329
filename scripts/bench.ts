import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, totalmem } from 'node:os'
import { basename, join } from 'node:path'
import matter from 'gray-matter'
import { type Browser, chromium } from 'playwright/test'
import { browserFlags, findBrowser } from '../tests/support/browser'

/**
 * `npm run bench`: what a visitor waits for, what a build takes, and what the server bears, as Markdown.
 * Parts: `npm run bench pages`, `npm run bench build`, `npm run bench load`; all three without an argument.
 * Options: --no-build (the build that is there), --runs=5, --paths=/,/contact, --posts=100,500,2000,
 * --connections=50, --seconds=10, --port=3170.
 */
const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
const option = (name: string, byDefault: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? byDefault
const wanted = (part: string) => parts.length === 0 || parts.includes(part)

const port = Number(option('port', '3170'))
const site = `http://localhost:${port}`

/** Lighthouse's phone: a 4G connection on a bad day, and a processor four times slower than this one. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 }
const PROCESSOR_SLOWDOWN = 4
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

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

const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
const seconds = (ms: number) => (ms / 1000).toFixed(2)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** Builds the site in a folder. @returns how long it took, in milliseconds */
function build(dir: string): number {
  const start = Date.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: dir,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (status !== 0) throw new Error(`the build failed:\n${stdout.slice(-2000)}\n${stderr.slice(-2000)}`)
  return Date.now() - start
}

function serve(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', '-p', String(port)], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      if (/ready/i.test(String(text))) resolve(server)
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}: is port ${port} free?`)))
  })
}

type Visit = { fcp: number; lcp: number; tbt: number; cls: number; bytes: Record<string, number>; requests: number }

/** What the page tells about itself; runs in the page. */
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
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
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
  // tsx wraps functions in a helper of its own, which the page does not have.
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

async function benchPages(): Promise<string> {
  const runs = Number(option('runs', '5'))
  const paths = option('paths', '')
  const types = paths ? Object.fromEntries(paths.split(',').map((path) => [path, path])) : pageTypes
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const rows: (string | number)[][] = []
  try {
    for (const [name, path] of Object.entries(types)) {
      const plain: Visit[] = []
      const blocked: Visit[] = []
      // In turns, so that whatever else the machine does falls on both alike.
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

/** Hard links where they work: a copy of node_modules would take longer than the build. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkSync(source, target)
  }
}

/** Posts like the ones that are there, until there are so many: each with what must be its own, its picture included. */
function addPosts(dir: string, count: number): void {
  const folder = join(dir, 'content/blog')
  const files = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'README.md')
  const sizes = readdirSync(join(dir, 'public/img'))
  for (let n = files.length; n < count; n += 1) {
    const file = files[n % files.length] as string
    const { data, content } = matter(readFileSync(join(folder, file), 'utf8'))
    const picture = `${data.featuredImage}-${n}`
    linkSync(join(dir, `content/images/${data.featuredImage}.webp`), join(dir, `content/images/${picture}.webp`))
    // A picture's sizes are named for it and its content: those that are there serve its copy as well.
    for (const size of sizes.filter((name) => name.replace(/-[\da-f]{8}-\d+\.\w+$/, '') === data.featuredImage))
      linkSync(join(dir, 'public/img', size), join(dir, 'public/img', size.replace(data.featuredImage, picture)))
    const numbered = {
      ...data,
      title: `${data.title} ${n}`,
      seoTitle: `${n} ${data.seoTitle}`.slice(0, 60),
      metaDescription: `${n}: ${data.metaDescription}`.slice(0, 155),
      featuredImage: picture,
      publishDate: new Date(Date.UTC(2010, 0, 1 + n)).toISOString().slice(0, 10),
    }
    writeFileSync(join(folder, `${basename(file, '.md')}-${n}.md`), matter.stringify(content, numbered))
  }
}

function benchBuild(): string {
  const rows: (string | number)[][] = []
  for (const count of option('posts', '100,500,2000').split(',').map(Number)) {
    // Beside the site: hard links do not cross file systems, and the system's folder for passing files may be on another.
    const dir = mkdtempSync(join(process.cwd(), '..', '.bench-'))
    try {
      const left = new Set(['.git', '.next', 'node_modules'])
      cpSync(process.cwd(), dir, { recursive: true, filter: (path) => !left.has(basename(path)) })
      linkTree('node_modules', join(dir, 'node_modules'))
      addPosts(dir, count)
      const time = build(dir)
      const pages = readdirSync(join(dir, '.next/server/app'), { recursive: true, encoding: 'utf8' })
      const htmlPages = pages.filter((name) => name.endsWith('.html')).length
      rows.push([count, htmlPages, (time / 1000).toFixed(0), (time / htmlPages).toFixed(0)])
      console.error(`built with ${count} posts`)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }
  return `Build from nothing, pictures there already.\n\n${table(['Posts', 'pages', 'build s', 'ms per page'], rows)}`
}

/** The memory that a process holds, in MB; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(stdout ?? 0) / 1000)
}

async function loadOne(path: string, connections: number, forSeconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = Date.now() + forSeconds * 1000
  const times: number[] = []
  let errors = 0
  const one = () =>
    new Promise<void>((resolve) => {
      const start = performance.now()
      const failed = () => {
        errors += 1
        resolve()
      }
      get(site + path, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        answer.resume()
        answer.on('error', failed)
        answer.on('end', () => {
          if (answer.statusCode !== 200) return failed()
          times.push(performance.now() - start)
          resolve()
        })
      }).on('error', failed)
    })
  const visitor = async () => {
    while (Date.now() < end) await one()
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return { perSecond: Math.round(times.length / forSeconds), half: at(0.5), worst: at(0.99), errors }
}

async function benchLoad(server: ChildProcess): Promise<string> {
  const connections = Number(option('connections', '50'))
  const forSeconds = Number(option('seconds', '10'))
  const rows: (string | number)[][] = []
  for (const path of ['/', '/residential/panel-upgrades', '/blog', '/healthz.txt']) {
    const before = memoryOf(server.pid as number)
    const { perSecond, half, worst, errors } = await loadOne(path, connections, forSeconds)
    rows.push([`\`${path}\``, perSecond, half, worst, errors, before, memoryOf(server.pid as number)])
    console.error(`loaded ${path}`)
  }
  const head = ['Path', 'requests/s', 'median ms', '99th percentile ms', 'errors', 'memory before MB', 'after MB']
  return `\`npm start\`, gzip, ${connections} connections for ${forSeconds} s each, the load made on the same machine.\n\n${table(head, rows)}`
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const version = browser.version()
  await browser.close()
  const memory = Math.round(totalmem() / 2 ** 30)
  const machine = `${cpus().length} cores of ${cpus()[0]?.model ?? 'unknown'}, ${memory} GB, ${process.platform}, Node ${process.version}, Chromium ${version}, ${new Date().toISOString().slice(0, 10)}.`
  console.log(machine)
  if (wanted('pages') || wanted('load')) {
    if (!args.includes('--no-build')) build(process.cwd())
    const server = await serve()
    try {
      if (wanted('pages')) console.log(`\n${await benchPages()}`)
      if (wanted('load')) console.log(`\n${await benchLoad(server)}`)
    } finally {
      server.removeAllListeners('exit')
      server.kill('SIGTERM')
    }
  }
  if (wanted('build')) console.log(`\n${benchBuild()}`)
}

await main()
