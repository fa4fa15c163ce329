import { expect } from 'playwright/test'
import type { InboxMode, ReceivedRequest } from '../../scripts/request-inbox'
import { inboxUrl } from './servers'

/** Sets how the inbox responds to the requests of one test, by message: tests run in parallel. */
export async function setInboxMode(message: string, mode: InboxMode, delayMs?: number): Promise<void> {
  const body = JSON.stringify({ mode, delayMs, containing: message })
  const response = await fetch(`${inboxUrl}/control`, { method: 'POST', body })
  expect(response.ok).toBe(true)
}

/** @returns the fields of every request that the inbox received with this message */
export async function receivedRequests(message: string): Promise<Record<string, string>[]> {
  const requests = (await (await fetch(inboxUrl)).json()) as ReceivedRequest[]
  return requests.map(({ fields }) => Object.fromEntries(fields)).filter((fields) => fields.message === message)
}
