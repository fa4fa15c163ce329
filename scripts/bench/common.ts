import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright/test'

/** What the parts of the bench share: options, tables, the built site and its server. */
export const args = process.argv.slice(2)
const parts = args.filter((arg) => !arg.startsWith('--'))
export const option = (name: string, byDefault: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? byDefault
export const wanted = (part: string) => parts.length === 0 || parts.includes(part)

const port = Number(option('port', '3170'))
export const site = `http://localhost:${port}`

export const median = (figures: number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
export const table = (head: string[], rows: (string | number)[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
export const seconds = (ms: number) => (ms / 1000).toFixed(2)
export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/**
 * A phone with an empty cache, on a slow connection and processor.
 * @param network latency in ms, throughput in bytes per second
 * @param slowdown CPU throttling
 */
export async function throttledPhone(
  browser: Browser,
  network: { latency: number; downloadThroughput: number; uploadThroughput: number },
  slowdown: number,
): Promise<{ context: BrowserContext; page: Page; client: CDPSession }> {
  const viewport = { width: 412, height: 823 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, client }
}

/** Builds the site in a folder. @returns how long it took, in milliseconds */
export function build(dir: string): number {
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

export function serve(): Promise<ChildProcess> {
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
