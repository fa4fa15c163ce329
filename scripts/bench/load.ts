import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { option, site, table } from './common'

/** The resident memory of a process, in MB; 0 where ps is unavailable. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Math.round(Number(stdout ?? 0) / 1000)
}

async function loadOne(path: string, connections: number, forSeconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = Date.now() + forSeconds * 1000
  const times: number[] = []
  let errors = 0
  const visitor = async () => {
    while (Date.now() < end) {
      const start = performance.now()
      try {
        const request = get(site + path, { agent, headers: { 'accept-encoding': 'gzip' } })
        const [answer]: IncomingMessage[] = await once(request, 'response')
        if (answer) await once(answer.resume(), 'end')
        if (answer?.statusCode === 200) times.push(performance.now() - start)
        else errors += 1
      } catch {
        errors += 1
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return { perSecond: Math.round(times.length / forSeconds), half: at(0.5), worst: at(0.99), errors }
}

export async function benchLoad(server: ChildProcess): Promise<string> {
  const connections = Number(option('connections', '50'))
  const forSeconds = Number(option('seconds', '10'))
  const rows: (string | number)[][] = []
  for (const path of ['/', '/residential/panel-upgrades', '/blog', '/healthz.txt']) {
    const before = memoryOf(Number(server.pid))
    const { perSecond, half, worst, errors } = await loadOne(path, connections, forSeconds)
    rows.push([`\`${path}\``, perSecond, half, worst, errors, before, memoryOf(Number(server.pid))])
    console.error(`loaded ${path}`)
  }
  const head = ['Path', 'requests/s', 'median ms', '99th percentile ms', 'errors', 'memory before MB', 'after MB']
  return `\`npm start\`, gzip, ${connections} connections for ${forSeconds} s each, the load made on the same machine.\n\n${table(head, rows)}`
}
