import { type Attribution, campaignFromSearch, collectAttribution, parseRecord } from '@/lib/leads/attribution'
import { LANDING_KEY, readStorage, writeStorage } from '@/lib/leads/browser-storage'

const STORAGE_KEY = 'attribution'

/** The stored record's text; an expired one is removed. */
function readRecord(now: number): string | null {
  const stored = readStorage(() => localStorage, STORAGE_KEY)
  if (stored && !parseRecord(stored, now)) writeStorage(() => localStorage, STORAGE_KEY, null)
  return stored
}

/** Reads and removes the campaign that the boot script stored. */
function consumeLanding(): string | null {
  const landing = readStorage(() => sessionStorage, LANDING_KEY)
  if (!landing) return null
  writeStorage(() => sessionStorage, LANDING_KEY, null)
  const at = landing.indexOf('?')
  const campaign = campaignFromSearch(landing.slice(Math.max(at, 0)))
  return campaign && JSON.stringify({ ...campaign, timestamp: Number(landing.slice(0, at)) })
}

/**
 * Stores the campaign of this page's URL, replacing any earlier one;
 * a URL without a campaign leaves a valid record unchanged. Never throws.
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

/** @returns the attribution of a request sent from this page now */
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
