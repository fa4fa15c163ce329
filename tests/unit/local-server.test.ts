import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hostingRules } from '@/lib/build/hosting/hosting-rules'
import { projectFolder } from '../support/temporary-folder'

/** Runs a script. @returns its exit code and all that it prints */
const run = (script: string, variables: Record<string, string>) =>
  new Promise<string>((done) => {
    const options = { env: { ...process.env, ...variables }, timeout: 60_000 }
    execFile(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`], options, (error, stdout, stderr) =>
      done(`${error?.code ?? 0}: ${stdout}${stderr}`),
    )
  })

/** @returns a server at a port that was free, and the port */
async function anyServer(): Promise<[Server, number]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return [server, (server.address() as AddressInfo).port]
}

it('a local server says in one line, before a build, which variable sets a port that cannot be used', async () => {
  const [server, taken] = await anyServer()
  onTestFinished(() => void server.close())
  const [other, free] = await anyServer()
  other.close()
  const runs: [script: string, variable: string, value: string | number][] = [
    ['preview', 'PORT', 'abc'],
    ['preview', 'PORT', taken],
    ['preview', 'INBOX_PORT', taken],
    ['dev', 'PORT', '-1'],
    ['dev', 'PORT', taken],
    ['start', 'PORT', '99999'],
    ['request-inbox', 'INBOX_PORT', '1e3'],
  ]
  await Promise.all(
    runs.map(async ([script, variable, value]) => {
      const said = await run(script, { PORT: String(free), [variable]: String(value) })
      expect(said, script).toMatch(new RegExp(`^1: .*\\b${variable}\\b.*\\n$`))
      expect(said, script).toContain(String(value))
    }),
  )
})

it('npm start is for this machine only, follows the rules of the last build, and ends with npm', async () => {
  const rules = hostingRules({})
  const root = projectFolder({ 'out/index.html': '', 'out/404.html': '', 'hosting/rules.json': JSON.stringify(rules) })
  const [server, port] = await anyServer()
  server.close()
  const npm = spawn('npm', ['start'], { cwd: root, env: { ...process.env, PORT: String(port) } })
  onTestFinished(() => void npm.kill())
  const headers = (address: string) => fetch(`http://${address}:${port}`).then((response) => response.headers)
  await vi.waitFor(() => headers('127.0.0.1'), { timeout: 60_000, interval: 200 })
  for (const { address, internal, family } of Object.values(networkInterfaces()).flatMap((all) => all ?? []))
    if (!internal && family === 'IPv4') await expect(headers(address), address).rejects.toThrow()
  const everywhere = { ...rules.everywhere, 'X-Build': 'next' }
  writeFileSync(join(root, 'hosting/rules.json'), JSON.stringify({ ...rules, everywhere }))
  expect((await headers('127.0.0.1')).get('X-Build')).toBe('next')
  npm.kill('SIGHUP')
  await vi.waitFor(() => expect(headers('127.0.0.1')).rejects.toThrow(), { timeout: 60_000, interval: 200 })
})
