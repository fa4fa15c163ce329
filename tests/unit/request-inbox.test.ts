import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteContent } from '@/lib/content/site-content'
import { type Inbox, startInbox } from '@/scripts/request-inbox'

let inbox: Inbox
beforeEach(async () => {
  inbox = await startInbox({ port: 0, quiet: true })
})
afterEach(() => inbox.close())

function post(fields: Record<string, string>, headers: Record<string, string> = { Origin: 'http://localhost:3000' }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(`${inbox.url}/requests`, { method: 'POST', body, headers, redirect: 'manual' })
}

it('the local inbox rejects a post without Origin or Referer, as the form service does', async () => {
  expect((await post({ name: 'Ana' }, {})).status).toBe(403)
  expect((await post({ name: 'Ana' }, { Origin: 'null' })).status).toBe(403)
  expect(inbox.requests).toHaveLength(0)
  expect((await post({ name: 'Ana' }, { Referer: 'http://localhost:3000/' })).status).toBe(200)
})

it('the local inbox does not redirect to a javascript: URL, and shows what it received as data', async () => {
  const response = await post({
    name: '<script>alert(1)</script>',
    [siteContent().formFields.next]: 'javascript:alert(1)',
  })
  expect(response.headers.get('location')).toBeNull()
  const shown = await fetch(inbox.url)
  expect(shown.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await shown.text()).toContain('<script>alert(1)</script>')
})
