import { once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { hostingRules } from '@/lib/build/hosting/hosting-rules'
import { siteServer } from '@/lib/build/hosting/server'
import { temporaryFolder } from '../support/temporary-folder'

const files = { 'index.html': 'home', '404.html': 'not found', '404.html.gz': '', 'old.txt': 'old' }

it('npm start goes on while a build replaces the site, and when there is none', async () => {
  const dir = join(
    temporaryFolder(Object.fromEntries(Object.entries(files).map(([name, text]) => [`out/${name}`, text]))),
    'out',
  )
  const server = siteServer(dir, hostingRules({})).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const statusOf = (path: string) =>
    fetch(url + path).then(
      ({ status }) => status,
      () => 'ended',
    )
  expect(await statusOf('/old.txt')).toBe(200)
  // The file goes after the server has found it and before it reads it.
  server.once('request', () => rmSync(join(dir, 'old.txt')))
  expect(await statusOf('/old.txt')).toBe('ended')
  expect(await statusOf('/old.txt')).toBe(404)
  renameSync(dir, `${dir}-before`)
  for (const path of ['/', '/no-such-page', '/404']) expect(await statusOf(path), path).toBe(503)
  renameSync(`${dir}-before`, dir)
  expect([await statusOf('/'), await statusOf('/no-such-page')]).toEqual([200, 404])
})
