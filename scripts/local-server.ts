import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { errorMessage } from '@/lib/error-message'

/** The addresses of `localhost`: other machines cannot reach them. */
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1']

type PortVariable = 'PORT' | 'INBOX_PORT'

const isTaken = (error: unknown) => errorMessage(error).includes('EADDRINUSE')

/** @returns the port that a variable has. Ends the process with one line when it is no port */
export function portFrom(variable: PortVariable, typed: string): number {
  const port = /^\d+$/.test(typed) ? Number(typed) : 0
  if (port >= 1 && port <= 65_535) return port
  console.error(`${variable}: found ${typed}, expected a number from 1 to 65535`)
  process.exit(1)
}

/**
 * Serves on this machine only, unless told otherwise.
 * @param port the port; 0 for any free one
 * @returns the port, and a function that ends the servers
 * @throws Error when the port cannot be used
 */
export async function listenLocally(
  port: number,
  handler: RequestListener,
  addresses = LOOPBACK,
): Promise<{ port: number; close(): void }> {
  const servers: Server[] = []
  const close = () => {
    for (const server of servers) server.close().closeAllConnections()
  }
  let used = port
  for (const address of addresses) {
    const server = createServer(handler).listen(used, address)
    try {
      await once(server, 'listening')
      used = (server.address() as AddressInfo).port
      servers.push(server)
    } catch (error) {
      // A system without IPv6 has no ::1.
      if (servers.length > 0 && !isTaken(error)) continue
      close()
      throw error
    }
  }
  return { port: used, close }
}

/** Ends the process with one line, which names the variable of the port. */
export function endWithoutPort(port: number, variable: PortVariable, error: unknown): never {
  const reason = isTaken(error) ? 'is taken' : `cannot be used (${errorMessage(error)})`
  console.error(`Port ${port} ${reason}. The variable ${variable} sets another one.`)
  process.exit(1)
}

/** Ends the process with one line when a port cannot be used: before a build, which takes minutes. */
export async function assertFree(port: number, variable: PortVariable): Promise<void> {
  try {
    const { close } = await listenLocally(port, () => {})
    close()
  } catch (error) {
    endWithoutPort(port, variable, error)
  }
}

/** @returns what started this process: npm, and the shell between them, whose parent only Linux tells */
function startedBy(): string {
  const shell = `/proc/${process.ppid}/stat`
  return `${process.ppid} ${existsSync(shell) ? /\) \S (\d+)/.exec(readFileSync(shell, 'latin1'))?.[1] : ''}`
}

/** Calls `stop` when the process is told to end, or npm has ended, which passes on few signals. */
export function onEnd(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (!process.env.npm_lifecycle_event) return
  const first = startedBy()
  setInterval(() => {
    if (startedBy() !== first) stop()
  }, 500).unref()
}
