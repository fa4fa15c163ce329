import type { IncomingMessage, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { siteContent } from '@/lib/content/site-content'
import { escapeMarkup } from '@/lib/escape-markup'
import { endWithoutPort, listenLocally, onEnd, portFrom } from './local-server'

/**
 * A local mock of the form service. Like the real one it accepts the browser's multipart post, rejects one without
 * Origin or Referer, and redirects to the URL in the field `formFields.next`. It shows received requests in the
 * terminal and on its own page; nothing is written to disk.
 *
 *   GET  /               the received requests, newest first
 *   GET  /requests.json  the same, for tests
 *   POST /requests       a request (any path but /control accepts one, like the real service)
 *   POST /control        {"mode": "ok" | "slow" | "refuse" | "down", "delayMs"?: number, "containing"?: string}: how to
 *                        answer from now on, or only requests that contain a text (tests that run side by side)
 */

/** How the inbox answers a request. */
export type InboxMode = 'ok' | 'slow' | 'refuse' | 'down'
export type ReceivedRequest = { receivedAt: string; origin: string; referer: string; fields: [string, string][] }
export type Inbox = { url: string; requests: readonly ReceivedRequest[]; close(): void }

type Behaviour = { mode: InboxMode; delayMs: number }

const MAX_BYTES = 1_000_000
const MAX_REQUESTS = 500
/** Longer than the form waits (components/request-form/use-sending.ts), so that it shows its message. */
const SLOW_MS = 20_000
const modes: readonly InboxMode[] = ['ok', 'slow', 'refuse', 'down']

/** Untrusted text is printed to a terminal: escape sequences could rewrite its output. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const forTerminal = (text: string) => text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')

const page = (title: string, body: string, refresh = false) =>
  `<!doctype html><html lang="en-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${
    refresh ? '<meta http-equiv="refresh" content="5">' : ''
  }<title>${title}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%;margin:0 0 2rem}th,td{text-align:left;vertical-align:top;border-bottom:1px solid #ccc;padding:.3rem .6rem .3rem 0}th{font-weight:600;width:14rem}td{white-space:pre-wrap;overflow-wrap:anywhere}</style><h1>${title}</h1>${body}</html>`

function listPage(requests: readonly ReceivedRequest[], mode: InboxMode): string {
  const tables = requests.map(({ receivedAt, origin, fields }) => {
    const rows = fields.map(([name, value]) => `<tr><th>${escapeMarkup(name)}<td dir="auto">${escapeMarkup(value)}`)
    return `<h2>${receivedAt}</h2><p>From ${escapeMarkup(origin || 'a page that named no origin')}</p><table>${rows.join('')}</table>`
  })
  const answer = mode === 'ok' ? '' : `<p><strong>Mode: ${mode}.</strong></p>`
  return page('Request inbox', answer + (tables.join('') || '<p>No request has arrived yet.</p>'), true)
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
}
const sendPage = (response: ServerResponse, status: number, title: string, text: string) =>
  send(response, status, 'text/html', page(title, `<p>${text}</p>`))

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > MAX_BYTES) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * Starts an inbox.
 * @param options the port (0 for any free one), and whether received requests are printed
 * @returns the running inbox
 * @throws Error when the port is taken
 */
export async function startInbox({ port, quiet = false }: { port: number; quiet?: boolean }): Promise<Inbox> {
  const { formFields } = siteContent()
  const requests: ReceivedRequest[] = []
  const normal: Behaviour = { mode: 'ok', delayMs: SLOW_MS }
  /** How to respond, by a text that the request contains; the empty text matches every request. */
  const behaviours = new Map<string, Behaviour>([['', normal]])
  const behaviourFor = (body: Buffer): Behaviour =>
    [...behaviours].findLast(([text]) => body.includes(text))?.[1] ?? normal

  async function acceptRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin = '', referer = '', 'content-type': type = '' } = request.headers
    const body = await bodyOf(request)
    if (!body) return sendPage(response, 413, 'Too large', 'A request may hold one million bytes.')
    const { mode, delayMs } = behaviourFor(body)
    if (mode === 'down') {
      request.socket.destroy()
      return
    }
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (mode === 'refuse') return sendPage(response, 500, 'Not accepted', 'The service refuses this request.')
    // A page opened from the file system, or with a strict referrer policy, sends the origin "null".
    if ((!origin || origin === 'null') && !referer)
      return sendPage(response, 403, 'Not accepted', 'Make sure you open this page through a web server.')
    let form: FormData
    try {
      form = await new Request('http://inbox/', { method: 'POST', headers: { 'Content-Type': type }, body }).formData()
    } catch {
      return sendPage(response, 415, 'Not accepted', 'The body is no form.')
    }
    const fields = [...form].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : `(file ${value.name}, ${value.size} bytes)`,
    ])
    requests.unshift({ receivedAt: new Date().toISOString(), origin, referer, fields })
    requests.length = Math.min(requests.length, MAX_REQUESTS)
    if (!quiet) {
      const lines = fields.filter(([, value]) => value).map(([name, value]) => `  ${name}: ${forTerminal(value)}`)
      console.log(`\nA request has arrived\n${lines.join('\n')}`)
    }
    const next = form.get(formFields.next)
    if (typeof next === 'string' && URL.canParse(next) && /^https?:$/.test(new URL(next).protocol)) {
      response.writeHead(302, { Location: new URL(next).href }).end()
      return
    }
    sendPage(response, 200, 'Thank you', 'The form was submitted. It named no absolute address to go on to.')
  }

  async function setMode(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await bodyOf(request))?.toString() || 'null'
    const behaviour: (Partial<Behaviour> & { containing?: string }) | null = JSON.parse(body)
    if (!behaviour?.mode || !modes.includes(behaviour.mode))
      return send(response, 400, 'text/plain', `mode: found ${behaviour?.mode}, expected one of ${modes.join(', ')}`)
    const { mode, delayMs = SLOW_MS, containing = '' } = behaviour
    behaviours.set(containing, { mode, delayMs })
    send(response, 200, 'application/json', JSON.stringify({ mode, delayMs, containing }))
  }

  // Personal data: accept connections from this machine only.
  const server = await listenLocally(port, async (request, response) => {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://inbox')
      if (request.method === 'POST') await (pathname === '/control' ? setMode : acceptRequest)(request, response)
      else if (pathname === '/requests.json') send(response, 200, 'application/json', JSON.stringify(requests))
      else if (pathname === '/') send(response, 200, 'text/html', listPage(requests, behaviours.get('')?.mode ?? 'ok'))
      else sendPage(response, 404, 'Not found', 'Arrived requests are on the <a href="/">first page</a>.')
    } catch (error) {
      if (!response.headersSent) send(response, 400, 'text/plain', String(error))
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
