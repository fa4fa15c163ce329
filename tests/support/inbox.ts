import { expect } from 'playwright/test'
import type { InboxMode, Lead } from '../../scripts/lead-inbox'
import { inboxAddress } from './servers'

/**
 * Tells the lead inbox how to answer requests with a message, and no others: tests run side by side.
 * @param message the message of a test's own
 */
export async function tellInbox(message: string, mode: InboxMode, delayMs?: number): Promise<void> {
  const order = JSON.stringify({ mode, delayMs, containing: message })
  const answer = await fetch(`${inboxAddress}/control`, { method: 'POST', body: order })
  expect(answer.ok).toBe(true)
}

/**
 * @param message the message of a test's own
 * @returns the fields of every request that arrived with it
 */
export async function arrived(message: string): Promise<Record<string, string>[]> {
  const leads = (await (await fetch(`${inboxAddress}/leads.json`)).json()) as Lead[]
  return leads.map(({ fields }) => Object.fromEntries(fields)).filter((fields) => fields.message === message)
}
