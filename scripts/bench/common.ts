import { type ChildProcess, spawn, spawnSync } from 'node:child_process'

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
