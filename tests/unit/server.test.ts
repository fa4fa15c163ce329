import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { siteServer } from '@/lib/hosting/server'
import { hostingRules } from '@/lib/hosting/site-config'

const dir = mkdtempSync(join(tmpdir(), 'site-'))
afterEach(() => rmSync(dir, { recursive: true, force: true }))

function build(name: string) {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir)
  for (const file of ['index.html', '404.html', `${name}.html`]) {
    writeFileSync(join(dir, file), name)
    writeFileSync(join(dir, `${file}.gz`), gzipSync(name))
  }
}

describe('siteServer', () => {
  it('goes on serving when the site is built anew', async () => {
    build('first')
    const server = siteServer(dir, hostingRules({}))
    await new Promise<void>((ready) => server.listen(0, ready))
    const text = async (path: string) => {
      const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`)
      return `${response.status} ${await response.text()}`
    }
    expect(await text('/')).toBe('200 first')
    build('second')
    expect(await text('/')).toBe('200 second')
    expect(await text('/first')).toBe('404 second')
    expect(await text('/second')).toBe('200 second')
    server.close()
  })

  it('keeps a query with a second question mark', async () => {
    build('first')
    const server = siteServer(dir, hostingRules({}))
    await new Promise<void>((ready) => server.listen(0, ready))
    const address = `http://localhost:${(server.address() as AddressInfo).port}/about/?utm_content=why?&gclid=1`
    const { headers } = await fetch(address, { redirect: 'manual' })
    expect(headers.get('location')).toBe('/about?utm_content=why?&gclid=1')
    server.close()
  })
})
