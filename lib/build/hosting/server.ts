import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join, posix } from 'node:path'
import Negotiator from 'negotiator'
import sirv from 'sirv'
import {
  type HostingRules,
  headersFor,
  isMissingPost,
  locationWith,
  notServed,
  redirectFinder,
} from '@/lib/build/hosting/hosting-rules'

/** @returns a local server of the exported site, with the hosts' rules; not yet listening */
export function siteServer(dir: string, rules: HostingRules): Server {
  const redirectOf = redirectFinder(rules)
  const files = sirv(dir, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    // Reads the disk at each request: the site may be built again while it is served.
    dev: true,
  })

  function setHeaders(response: ServerResponse, path: string): void {
    for (const [name, value] of Object.entries(headersFor(rules, path))) response.setHeader(name, value)
  }

  function answer(response: ServerResponse, status: number, body: string | Buffer = '', type = 'text/plain'): void {
    setHeaders(response, '/404')
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)
  }

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    // A proxy may send the whole URL. A query may contain further question marks.
    const [, pathname = '', query = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/i.exec(request.url ?? '') ?? []
    const redirect = (destination: string, permanent: boolean) => {
      response.setHeader('Location', locationWith(destination, query))
      answer(response, permanent ? 308 : 307)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD')
      request.resume()
      return answer(response, 405)
    }
    let path: string
    try {
      // As nginx, it ignores repeated slashes.
      path = posix.normalize(`/${decodeURIComponent(pathname)}`)
    } catch {
      return answer(response, 400)
    }
    const codings = new Negotiator(request).encodings(['br', 'gzip'])
    const missing = () => {
      const packed = codings.includes('gzip')
      if (packed) response.setHeader('Content-Encoding', 'gzip')
      response.setHeader('Vary', 'Accept-Encoding')
      answer(response, 404, readFileSync(join(dir, packed ? '404.html.gz' : '404.html')), 'text/html')
    }
    if (/^\/404(\.html)?$/.test(path) || notServed.test(path)) return missing()
    const moved = redirectOf(path)
    if (moved) return redirect(moved.destination, moved.permanent)
    const noFile = () => (isMissingPost(rules, path) ? redirect(rules.blog, false) : missing())
    // sirv would serve the file without the slash.
    if (path.length > 1 && path.endsWith('/')) return noFile()
    // A server may ignore Range (RFC 9110, 14.2); sirv throws on an invalid one.
    delete request.headers.range
    // sirv compares no weights, and decodes less of a path.
    request.headers['accept-encoding'] = codings.join()
    request.url = path.split('/').map(encodeURIComponent).join('/')
    setHeaders(response, path)
    response.setHeader('Vary', 'Accept-Encoding')
    files(request, response, noFile)
  }

  return createServer((request, response) => {
    // A build replaces the site while it is served, so a file can go before it is read.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    try {
      respond(request, response)
    } catch {
      answer(response, 503, 'There is no complete site: run "npm run build".')
    }
  })
}
