import {
  type Attribution,
  campaignFromSearch,
  collectAttribution,
  parseRecord,
  STORAGE_KEY,
} from '@/lib/leads/attribution'
import { readStorage, writeStorage } from '@/lib/leads/browser-storage'

/** The stored record's text; one that no longer counts is removed. */
function readRecord(now: number): string | null {
  const stored = readStorage(() => localStorage, STORAGE_KEY)
  if (stored && !parseRecord(stored, now)) writeStorage(() => localStorage, STORAGE_KEY, null)
  return stored
}

/** Where the page's inline script notes a tagged address, as milliseconds since the epoch and the query (lib/hosting/boot-script.ts). */
const LANDING_KEY = 'landing'

/** Takes the note of a page that was left before its scripts ran. */
function consumeLanding(): string | null {
  const note = readStorage(() => sessionStorage, LANDING_KEY)
  if (!note) return null
  writeStorage(() => sessionStorage, LANDING_KEY, null)
  const at = note.indexOf('?')
  const campaign = campaignFromSearch(note.slice(Math.max(at, 0)))
  return campaign && JSON.stringify({ ...campaign, timestamp: Number(note.slice(0, at)) })
}

/**
 * Keeps the campaign of the address that this page was opened at, in place of any earlier one;
 * an address without one leaves a record that still counts alone. Never throws.
 */
export function storeAttribution(): void {
  const now = Date.now()
  const campaign = campaignFromSearch(window.location.search)
  const landing = consumeLanding()
  const record = campaign ? JSON.stringify({ ...campaign, timestamp: now }) : landing
  if (!record || !parseRecord(record, now)) {
    readRecord(now)
    return
  }
  writeStorage(() => localStorage, STORAGE_KEY, record)
}

/**
 * @returns the attribution of a request sent from this page now
 */
export function currentAttribution(): Attribution {
  const now = Date.now()
  return collectAttribution({
    url: window.location.href,
    title: document.title,
    referrer: document.referrer,
    stored: readRecord(now),
    now,
  })
}
