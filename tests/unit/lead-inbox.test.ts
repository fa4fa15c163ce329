import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formFields } from '@/content/form-service'
import { type Inbox, startInbox } from '@/scripts/lead-inbox'

let inbox: Inbox
beforeEach(async () => {
  inbox = await startInbox({ port: 0, quiet: true })
})
afterEach(() => inbox.close())

function lead(fields: Record<string, string>, headers: Record<string, string> = { Origin: 'http://localhost:3000' }) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(`${inbox.address}/leads`, { method: 'POST', body, headers, redirect: 'manual' })
}
const control = (order: unknown) => fetch(`${inbox.address}/control`, { method: 'POST', body: JSON.stringify(order) })

describe('the local lead inbox', () => {
  it('accepts a multipart post and redirects to the address that it names', async () => {
    const answer = await lead({
      name: 'Ana 💡',
      message: '<b>"a"</b>\r\nשלום',
      [formFields.next]: 'http://localhost:3000/thank-you',
    })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('http://localhost:3000/thank-you')
    expect(Object.fromEntries(inbox.leads[0]?.fields ?? [])).toMatchObject({
      name: 'Ana 💡',
      message: '<b>"a"</b>\r\nשלום',
    })
  })

  it.each<Record<string, string>>([{}, { Origin: 'null' }])(
    'refuses a post without Origin or Referer: %o',
    async (headers) => {
      expect((await lead({ name: 'Ana' }, headers)).status).toBe(403)
      expect(inbox.leads).toHaveLength(0)
    },
  )

  it('accepts a post with a Referer only', async () => {
    expect((await lead({ name: 'Ana' }, { Referer: 'http://localhost:3000/' })).status).toBe(200)
  })

  it('does not redirect to a javascript: address', async () => {
    expect((await lead({ name: 'Ana', [formFields.next]: 'javascript:alert(1)' })).headers.get('location')).toBeNull()
  })

  it('lists arrived requests as escaped text', async () => {
    await lead({ name: '<script>alert(1)</script>' })
    const html = await (await fetch(inbox.address)).text()
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>')
  })

  it('switches to refusing, down and back to normal on request', async () => {
    await control({ mode: 'refuse' })
    expect((await lead({ name: 'Ana' })).status).toBe(500)
    await control({ mode: 'down' })
    await expect(lead({ name: 'Ana' })).rejects.toThrow()
    expect(inbox.leads).toHaveLength(0)
    await control({ mode: 'ok' })
    expect((await lead({ name: 'Ana' })).status).toBe(200)
  })

  it('delays its answer on request, and keeps the post', async () => {
    await control({ mode: 'slow', delayMs: 100 })
    const answer = lead({ name: 'Ana' })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(inbox.leads).toHaveLength(0)
    await answer
    expect(inbox.leads).toHaveLength(1)
  })

  it('rejects an unknown mode by its name', async () => {
    const answer = await control({ mode: 'asleep' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe('mode: found asleep, expected one of ok, slow, refuse, down')
  })
})
