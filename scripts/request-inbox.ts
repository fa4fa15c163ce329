import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { siteContent } from '@/lib/content/site-content'
import { endWithoutPort, listenLocally, onEnd, portFrom } from './local-server'

/**
 * A local mock of the form service. Like the real one it accepts the browser's multipart post, rejects one without
 * Origin or Referer, and redirects to the URL in the field `formFields.next`. It prints received requests in the
 * terminal; nothing is written to disk.
 *
 *   GET  /          the received requests, newest first
 *   POST /requests  a request (any path but /control accepts one, like the real service)
 *   POST /control   {"mode": "ok" | "slow" | "refuse" | "down", "delayMs"?: number, "containing"?: string}: how to
 *                   answer from now on, or only requests that contain a text (tests that run side by side)
 */

/** How the inbox answers a request. */
export type InboxMode = 'ok' | 'slow' | 'refuse' | 'down'
export type ReceivedRequest = { receivedAt: string; origin: string; referer: string; fields: [string, string][] }
export type Inbox = { url: string; requests: readonly ReceivedRequest[]; close(): void }

type Behaviour = { mode: InboxMode; delayMs: number }

/** Longer than the form waits (components/request-form/use-sending.ts), so that it shows its message. */
const SLOW_MS = 20_000

/** Untrusted text is printed to a terminal: escape sequences could rewrite its output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const forTerminal = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')

function send(response: ServerResponse, status: number, body: string, type = 'text/plain'): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
}

/** Starts an inbox, which prints requests unless `quiet`. Port 0 is any free one; a taken one throws. */
export async function startInbox({ port, quiet = false }: { port: number; quiet?: boolean }): Promise<Inbox> {
  const { formFields } = siteContent()
  const requests: ReceivedRequest[] = []
  const normal: Behaviour = { mode: 'ok', delayMs: SLOW_MS }
  /** How to respond, by a text that the request contains; the empty text matches every request. */
  const behaviours = new Map<string, Behaviour>([['', normal]])
  const behaviourFor = (body: Buffer): Behaviour =>
    [...behaviours].findLast(([part]) => body.includes(part))?.[1] ?? normal

  async function acceptRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin = '', referer = '', 'content-type': type = '' } = request.headers
    const body = await buffer(request)
    const { mode, delayMs } = behaviourFor(body)
    if (mode === 'down') {
      request.socket.destroy()
      return
    }
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (mode === 'refuse') return send(response, 500, 'The service refuses this request.')
    // A page opened from the file system, or with a strict referrer policy, sends the origin "null".
    if ((!origin || origin === 'null') && !referer)
      return send(response, 403, 'Make sure you open this page through a web server.')
    const posted = new Request('http://inbox/', { method: 'POST', headers: { 'Content-Type': type }, body })
    const form = await posted.formData()
    const fields = [...form].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : `(file ${value.name}, ${value.size} bytes)`,
    ])
    requests.unshift({ receivedAt: new Date().toISOString(), origin, referer, fields })
    if (!quiet) {
      const lines = fields.filter(([, value]) => value).map(([name, value]) => `  ${name}: ${forTerminal(value)}`)
      console.log(`\nA request has arrived\n${lines.join('\n')}`)
    }
    const next = form.get(formFields.next)
    if (typeof next === 'string' && URL.canParse(next) && /^https?:$/.test(new URL(next).protocol)) {
      response.writeHead(302, { Location: new URL(next).href }).end()
      return
    }
    send(response, 200, 'The form was submitted. It named no absolute address to go on to.')
  }

  async function setMode(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked: { mode: InboxMode; delayMs?: number; containing?: string } = JSON.parse(await text(request))
    const { mode, delayMs = SLOW_MS, containing = '' } = asked
    behaviours.set(containing, { mode, delayMs })
    send(response, 200, '')
  }

  // Personal data: accept connections from this machine only.
  const server = await listenLocally(port, async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://inbox')
      if (request.method === 'POST') await (pathname === '/control' ? setMode : acceptRequest)(request, response)
      else if (pathname === '/') send(response, 200, JSON.stringify(requests, null, 2), 'application/json')
      else send(response, 404, 'Arrived requests are at /.')
    } catch (error) {
      if (!response.headersSent) send(response, 400, String(error))
    }
  })
  return { url: `http://localhost:${server.port}`, requests, close: server.close }
}

/** Starts the inbox on its port. Ends the process with one line when the port cannot be used. */
export async function startLocalInbox(): Promise<Inbox> {
  const port = portFrom('INBOX_PORT', process.env.INBOX_PORT || '4100')
  return startInbox({ port }).catch((error: unknown) => endWithoutPort(port, 'INBOX_PORT', error))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { url } = await startLocalInbox()
  onEnd(() => process.exit())
  console.log(`Request inbox: ${url} (the form posts to ${url}/requests)`)
}
