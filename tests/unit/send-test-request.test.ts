import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteContent } from '@/lib/content/site-content'
import { fieldLimits, HONEYPOT_FIELD, requestFieldNames } from '@/lib/requests/fields'
import { hiddenFields } from '@/lib/requests/posted-fields'
import { type Inbox, startInbox } from '@/scripts/request-inbox'
import { heartbeatProblem, testRequestProblem } from '@/scripts/send-test-request'
import { sharedForm } from '../fixtures/request-form'

let inbox: Inbox
beforeEach(async () => {
  inbox = await startInbox({ port: 0, quiet: true })
})
afterEach(() => inbox.close())

const settings = () => ({ ...sharedForm, action: `${inbox.url}/requests`, copyEmail: 'office@site.test' })
const setMode = (mode: string) => fetch(`${inbox.url}/control`, { method: 'POST', body: JSON.stringify({ mode }) })

describe('the command that sends a test request', () => {
  it('posts every field of the form, marked as a test, and accepts the redirect to the thank-you page', async () => {
    expect(await testRequestProblem(settings())).toBeNull()
    const [received] = inbox.requests
    const fields = Object.fromEntries(received?.fields ?? [])
    const hidden = Object.keys(hiddenFields(settings()))
    expect(Object.keys(fields)).toEqual([...requestFieldNames, HONEYPOT_FIELD, ...hidden])
    const { next, copyEmail, subject } = siteContent().formFields
    expect(fields).toMatchObject({ [next]: sharedForm.next, [copyEmail]: 'office@site.test', [HONEYPOT_FIELD]: '' })
    for (const marked of [fields.name, fields.message, fields[subject]]) expect(marked).toMatch(/^TEST/)
    for (const name of requestFieldNames) expect(fields[name]?.length).toBeLessThanOrEqual(fieldLimits[name])
    expect(received).toMatchObject({ origin: 'https://site.test', referer: sharedForm.pageUrl })
  })

  it('reports a service that refuses the request or is down', async () => {
    await setMode('refuse')
    expect(await testRequestProblem(settings())).toMatch(/^found 500, .*The service refuses this request\./)
    await setMode('down')
    expect(await testRequestProblem(settings())).toMatch(/^found no answer/)
  })

  it('says whether the monitoring service has taken the report', async () => {
    expect(await heartbeatProblem(inbox.url)).toBeNull()
    expect(await heartbeatProblem(`${inbox.url}/nothing`)).toContain('found 404')
    expect(await heartbeatProblem('http://localhost:1/')).toContain('found no answer')
  })

  it.each([
    ['a page that says the form needs activation', 200, ''],
    ['a redirect to another page', 302, 'https://forms.test/captcha'],
    ['a redirect that would post the request again', 307, sharedForm.next],
  ])('rejects %s', async (_, status, location) => {
    const service: Server = createServer((request, response) => {
      request.resume()
      response
        .writeHead(status, location ? { Location: location } : {})
        .end('<p>This form needs <b>Activation</b>.</p>')
    })
    await new Promise<void>((ready) => service.listen(0, ready))
    const action = `http://localhost:${(service.address() as AddressInfo).port}/`
    const problem = await testRequestProblem({ ...sharedForm, action })
    service.close()
    expect(problem).toContain(`found ${status}`)
    expect(problem).toContain(location || 'This form needs Activation')
  })
})
