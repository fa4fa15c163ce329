import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * `npm start`: Next's own production server, with a doorman. Next answers 500 to a path that is no UTF-8, to a range
 * that cannot be served, and to any method but GET on a file; these are the asker's mistakes, and are told so.
 * Arguments: -p 3000 (or PORT), -H 0.0.0.0 (or HOSTNAME).
 */
const args = process.argv.slice(2)
const option = (flag: string) => (args.includes(flag) ? args[args.indexOf(flag) + 1] : undefined)
const port = Number(option('-p') ?? process.env.PORT ?? 3000)
const hostname = option('-H')
/** How long answers under way may take once the server is told to stop. In milliseconds. */
const PATIENCE_MS = 20_000

function refuse(response: ServerResponse, status: number, words: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    ...headers,
  })
  response.end(`${words}\n`)
}

/** @returns true when the address of a request can be read: a path, its escapes whole and UTF-8 */
function readable({ url = '' }: IncomingMessage): boolean {
  if (!url.startsWith('/')) return false
  try {
    decodeURIComponent(url.split('?')[0] as string)
    return true
  } catch {
    return false
  }
}

// Next and React look at this while they load.
Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
const app = next({ dev: false, port, hostname })
await app.prepare()
const answer = app.getRequestHandler()

const server = createServer((request, response) => {
  if (!readable(request)) return refuse(response, 400, 'Bad request')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    request.resume()
    return refuse(response, 405, 'Method not allowed', { Allow: 'GET, HEAD', Connection: 'close' })
  }
  // A server may always answer with the whole.
  delete request.headers.range
  answer(request, response)
})

/** Takes no new connections, lets answers under way finish, and ends. */
function stop(): void {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

server.listen(port, hostname, () => console.log(`Ready on http://${hostname ?? 'localhost'}:${port}`))
