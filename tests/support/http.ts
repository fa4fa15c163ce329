import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { siteUrl } from './servers'

/** Bytes of a body in the first round trip of a connection: ten packets of 1,460 bytes, with 1,200 of headers. */
export const FIRST_ROUND_TRIP = 10 * 1460 - 1200

type RawResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** The body as received, compressed or not. */
  bytes: Buffer
  /** The decompressed body. */
  text: string
}

/**
 * Sends a request. Unlike `fetch`, it does not normalize the path or add headers.
 * @throws Error when the server closes the connection without a response
 */
export function fetchRaw(
  path: string,
  options: Pick<RequestOptions, 'method' | 'headers'> = {},
  server = siteUrl,
): Promise<RawResponse> {
  const { hostname, port } = new URL(server)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, ...options, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => {
        const bytes = Buffer.concat(parts)
        const compressed = response.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (compressed ? gunzipSync(bytes) : bytes).toString('utf8')
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
      })
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error(`no response for ${path.slice(0, 200)}`)))
    sent.on('error', reject)
    sent.end()
  })
}

/** Requests a path with gzip, which every browser and host supports. */
export const fetchCompressed = (path: string): Promise<RawResponse> =>
  fetchRaw(path, { headers: { 'accept-encoding': 'gzip' } })

/** @returns the URL of the script that hydrates the islands of a built page */
export function islandScriptOf(html: string): string {
  return /data-script="([^"]*)"/.exec(html)?.[1] ?? ''
}
