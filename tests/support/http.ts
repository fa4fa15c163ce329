import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { siteAddress } from './servers'

export type RawResponse = {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire. */
  bytes: Buffer
  /** Unpacked. */
  text: string
}

/**
 * Asks a server for an address exactly as it is written: no client of ours tidies the path or the headers.
 * @param path what stands in the request line
 * @param options method and headers
 * @param body sent with the request
 * @param server the server's address, the site's embedded one by default
 * @throws Error when the server closes the connection without an answer
 */
export function ask(
  path: string,
  options: Pick<RequestOptions, 'method' | 'headers'> = {},
  body?: string,
  server = siteAddress,
): Promise<RawResponse> {
  const { hostname, port } = new URL(server)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, ...options, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () => {
        const bytes = Buffer.concat(parts)
        const packed = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (packed ? gunzipSync(bytes) : bytes).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text })
      })
    })
    asked.setTimeout(20_000, () => asked.destroy(new Error(`no answer for ${path.slice(0, 200)}`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The same, packed as every browser and every host can. */
export const askPacked = (path: string): Promise<RawResponse> => ask(path, { headers: { 'accept-encoding': 'gzip' } })

/** @returns the address of the script that hydrates a finished page's islands */
export function scriptOf(html: string): string {
  return /data-script="([^"]*)"/.exec(html)?.[1] ?? ''
}
