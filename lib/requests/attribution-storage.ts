import {
  type Attribution,
  type Campaign,
  campaignFromSearch,
  cleanCampaign,
  collectAttribution,
} from '@/lib/requests/attribution'
import { LANDING_KEY, readStorage, writeStorage } from '@/lib/requests/browser-storage'

const STORAGE_KEY = 'attribution'
/** How long a record is valid, in milliseconds. */
export const MAX_AGE_MS = 30 * 60 * 1000

/** The record in localStorage. `timestamp` is in milliseconds since the epoch. */
type AttributionRecord = Campaign & { timestamp: number }

/** Neither too old nor from the future. False for NaN. */
const isValidTime = (timestamp: number, now: number) => now - timestamp <= MAX_AGE_MS && timestamp <= now

/** Reads the stored record. One that is damaged, from the future or too old is removed. */
function readRecord(now: number): AttributionRecord | null {
  const stored = readStorage(() => localStorage, STORAGE_KEY)
  if (!stored) return null
  try {
    const record: Partial<Record<string, unknown>> | null = JSON.parse(stored)
    const timestamp = record?.timestamp
    if (typeof timestamp === 'number' && isValidTime(timestamp, now))
      return { ...cleanCampaign((name) => record?.[name]), timestamp }
  } catch {
    // Damaged: removed below.
  }
  writeStorage(() => localStorage, STORAGE_KEY, null)
  return null
}

/** Reads and removes the campaign that the boot script stored. Its time may be invalid. */
function takeLanding(): AttributionRecord | null {
  const landing = readStorage(() => sessionStorage, LANDING_KEY)
  if (!landing) return null
  writeStorage(() => sessionStorage, LANDING_KEY, null)
  const at = landing.indexOf('?')
  const campaign = campaignFromSearch(landing.slice(Math.max(at, 0)))
  return campaign ? { ...campaign, timestamp: Number(landing.slice(0, at)) } : null
}

/**
 * Stores the campaign of this page's URL, replacing any earlier one;
 * a URL without a campaign leaves a valid record unchanged. Never throws.
 */
export function storeAttribution(): void {
  const now = Date.now()
  const campaign = campaignFromSearch(window.location.search)
  const landing = takeLanding()
  const record = campaign ? { ...campaign, timestamp: now } : landing
  if (record && isValidTime(record.timestamp, now))
    writeStorage(() => localStorage, STORAGE_KEY, JSON.stringify(record))
  // Removes a record that is not valid any more.
  else readRecord(now)
}

/** @returns the attribution of a request sent from this page now */
export function currentAttribution(): Attribution {
  return collectAttribution({
    url: window.location.href,
    title: document.title,
    referrer: document.referrer,
    stored: readRecord(Date.now()),
  })
}
