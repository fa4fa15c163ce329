import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { externalLinks, type LinkFinding, linkFindings, linkReport } from '@/scripts/check-links'

const waits = { timeoutMs: 10_000, pauseMs: 1 }
let server: Server
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((ready) => server.listen(0, ready))
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

describe('the links of the built site', () => {
  it('are those to other sites, once each, with the files that have them', () => {
    const dir = mkdtempSync(join(tmpdir(), 'links-'))
    mkdirSync(join(dir, 'gta'))
    writeFileSync(
      join(dir, 'index.html'),
      '<link rel="canonical" href="https://site.test/"><a href="https://site.test/about">a</a><a href="/about">b</a>' +
        '<a class="x" href="https://other.test/a?b=1&amp;c=2#d">c</a><a href="https://other.test/a?b=1&amp;c=2">d</a>',
    )
    writeFileSync(join(dir, 'gta/ajax.html'), '<a href="https://other.test/a?b=1&amp;c=2"><b>e</b></a>')
    const links = externalLinks(dir, 'https://site.test')
    rmSync(dir, { recursive: true })
    expect([...links]).toEqual([['https://other.test/a?b=1&c=2', ['gta/ajax.html', 'index.html']]])
  })
})

describe('the check of links', () => {
  it('accepts what answers a GET only, at the second try, or by a redirect', async () => {
    let asked = 0
    const address = await serve(({ method, url }, response) => {
      if (url === '/moved') response.writeHead(301, { Location: '/there' }).end()
      else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end('page')
      else if (url === '/late') response.writeHead(asked++ < 2 ? 503 : 200).end()
      else response.end('page')
    })
    const links = ['/', '/moved', '/no-head', '/late'].map((path) => [`${address}${path}`, ['index.html']] as const)
    expect(await linkFindings(new Map(links), waits)).toEqual([])
  })

  it('finds what is gone or refused', async () => {
    const address = await serve(({ url }, response) => response.writeHead(url === '/gone' ? 404 : 403).end())
    const links = ['/refused', '/gone'].map((path) => [`${address}${path}`, ['index.html']] as const)
    expect(await linkFindings(new Map(links), waits)).toMatchObject([
      { url: `${address}/gone`, found: '404', refused: false },
      { url: `${address}/refused`, found: '403', refused: true },
    ])
  })

  it('finds what does not answer in time', async () => {
    const address = await serve(() => {})
    const [finding] = await linkFindings(new Map([[address, ['index.html']]]), { ...waits, timeoutMs: 50 })
    expect(finding).toMatchObject({ found: expect.stringContaining('timeout'), refused: false })
  })

  it('asks four at a time', async () => {
    let open = 0
    let most = 0
    const address = await serve((_, response) => {
      most = Math.max(most, ++open)
      setTimeout(() => {
        open--
        response.end()
      }, 100)
    })
    const links = Array.from({ length: 8 }, (_, index) => [`${address}/${index}`, ['index.html']] as const)
    expect(await linkFindings(new Map(links), waits)).toEqual([])
    expect(most).toBe(4)
  })
})

describe('the report', () => {
  const finding = (refused: boolean, pages: string[]): LinkFinding => ({
    url: `https://${refused ? 'shy' : 'lost'}.test/`,
    pages,
    found: refused ? '403' : '404',
    refused,
  })

  it('names each broken link with its pages, and is empty without one', () => {
    expect(linkReport([])).toBe('')
    expect(linkReport([finding(true, ['a.html'])])).toBe('')
    const report = linkReport([finding(true, ['a.html']), finding(false, ['a.html', 'b.html', 'c.html', 'd.html'])])
    expect(report).toContain('- https://lost.test/ (404), on a.html, b.html, c.html and 1 more\n')
    expect(report).toContain('- https://shy.test/ (403), on a.html\n')
  })
})
