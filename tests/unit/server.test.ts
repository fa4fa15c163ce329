import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { hostingRules } from '@/lib/hosting/hosting-rules'
import { siteServer } from '@/lib/hosting/server'
import { temporaryFolder } from '../support/temporary-folder'

it('the local server serves a new build without a restart', async () => {
  const dir = temporaryFolder()
  const build = (name: string) => {
    for (const old of readdirSync(dir)) rmSync(join(dir, old))
    for (const file of ['index.html', '404.html', `${name}.html`]) {
      writeFileSync(join(dir, file), name)
      writeFileSync(join(dir, `${file}.gz`), gzipSync(name))
    }
  }
  build('first')
  const server = siteServer(dir, hostingRules({}))
  onTestFinished(() => void server.close())
  await new Promise<void>((ready) => server.listen(0, ready))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const text = async (path: string) => {
    const response = await fetch(`${url}${path}`)
    return `${response.status} ${await response.text()}`
  }
  expect(await text('/')).toBe('200 first')
  build('second')
  expect(await text('/')).toBe('200 second')
  expect(await text('/first')).toBe('404 second')
  expect(await text('/second')).toBe('200 second')
})
