import './load-env'
import { pathToFileURL } from 'node:url'
import { pageAt } from '@/lib/content/pages'
import { errorMessage } from '@/lib/error-message'
import { HONEYPOT_FIELD, type RequestFieldName } from '@/lib/requests/fields'
import { hiddenFields, requestSubject, subjectField } from '@/lib/requests/posted-fields'
import { type RequestFormSettings, requestFormSettings } from '@/lib/requests/request-form-settings'
import { routes } from '@/lib/routes'

const TIMEOUT_MS = 60_000

/**
 * Posts one test request, as the form does without scripts.
 * @returns what is wrong with the answer; null when it is the redirect to the thank-you page
 */
export async function testRequestProblem(settings: RequestFormSettings): Promise<string | null> {
  const { action, next, pageUrl, phone } = settings
  const typed: Record<RequestFieldName, string> = {
    name: 'TEST (weekly check)',
    phone: phone.display,
    message: 'TEST: this is the weekly check of the website’s request form. Nobody needs to be called.',
  }
  const body = new FormData()
  const fields = {
    ...typed,
    [HONEYPOT_FIELD]: '',
    ...hiddenFields(settings),
    [subjectField]: requestSubject(typed.name, undefined, false),
  }
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  try {
    const answer = await fetch(action, {
      method: 'POST',
      body,
      // The form service refuses a post without them.
      headers: { Origin: new URL(pageUrl).origin, Referer: pageUrl },
      // The Content-Security-Policy allows only a redirect to this site: any other is an error.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const location = answer.headers.get('location')
    if ([301, 302, 303].includes(answer.status) && location === next) return null
    const text = (await answer.text()).replace(/<(style|script)\b[\s\S]*?<\/\1>|<[^>]*>|\s+/gi, ' ').replace(/ +/g, ' ')
    return `found ${answer.status}${location ? ` to ${location}` : ''}, expected a redirect to ${next}. It says: ${text.slice(0, 500)}`
  } catch (error) {
    // fetch itself only says that it failed; its cause names the certificate or the connection.
    const reason = errorMessage((error instanceof Error && error.cause) || error)
    return `found no answer (${reason}), expected a redirect to ${next}`
  }
}

/**
 * Tells a monitoring service that the test request was taken. It mails the owner when it hears nothing for a week.
 * @returns what is wrong with its answer, null if nothing is
 */
export async function heartbeatProblem(url: string): Promise<string | null> {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return ok ? null : `found ${status}, expected 200`
  } catch (error) {
    return `found no answer (${errorMessage((error instanceof Error && error.cause) || error)})`
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const settings = requestFormSettings(pageAt(routes.contact()), 'Weekly check')
  const problem = await testRequestProblem(settings)
  const heartbeat = process.env.HEARTBEAT_URL
  // Nothing is reported after a failure: the service misses the report, and mails the owner.
  const silence = !problem && heartbeat ? await heartbeatProblem(heartbeat) : null
  if (problem) console.error(`Requests may be lost. ${settings.action}: ${problem}`)
  else console.log('The form service took the test request. Check that it arrived in each inbox.')
  if (silence) console.error(`HEARTBEAT_URL: ${silence}`)
  if (problem || silence) process.exitCode = 1
}
