import {
  type Attribution,
  type Campaign,
  campaignFromSearch,
  cleanCampaign,
  collectAttribution,
} from '@/lib/requests/attribution'
import { LANDING_KEY, readStorage, writeStorage } from '@/lib/requests/browser-storage'

const STORAGE_KEY = 'attribution'
/** How long a stored campaign is valid, in milliseconds. `{campaign-age}` (render-copy.ts) gives it in minutes. */
export const CAMPAIGN_MAX_AGE_MS = 30 * 60 * 1000

/** The campaign in localStorage. `timestamp` is in milliseconds since the epoch. */
type StoredCampaign = Campaign & { timestamp: number }

/** Neither too old nor from the future. False for NaN. */
const isValidTime = (timestamp: number, now: number) => now - timestamp <= CAMPAIGN_MAX_AGE_MS && timestamp <= now

/** Reads the stored campaign. One that is damaged, from the future or too old is removed. */
function readStored(now: number): StoredCampaign | null {
  const stored = readStorage(() => localStorage, STORAGE_KEY)
  if (!stored) return null
  try {
    const values: Partial<Record<string, unknown>> | null = JSON.parse(stored)
    const timestamp = values?.timestamp
    if (typeof timestamp === 'number' && isValidTime(timestamp, now))
      return { ...cleanCampaign((name) => values?.[name]), timestamp }
  } catch {
    // Damaged: removed below.
  }
  writeStorage(() => localStorage, STORAGE_KEY, null)
  return null
}

/** Reads and removes the campaign that the boot script stored. Its time may be invalid. */
function takeLanding(): StoredCampaign | null {
  const landing = readStorage(() => sessionStorage, LANDING_KEY)
  if (!landing) return null
  writeStorage(() => sessionStorage, LANDING_KEY, null)
  const at = landing.indexOf('?')
  const campaign = campaignFromSearch(landing.slice(Math.max(at, 0)))
  return campaign ? { ...campaign, timestamp: Number(landing.slice(0, at)) } : null
}

/**
 * Stores the campaign of this page's URL, or of the landing that the boot script kept, and replaces any earlier one.
 * Without either, a valid one stays unchanged. Never throws.
 */
export function storeAttribution(): void {
  const now = Date.now()
  const campaign = campaignFromSearch(window.location.search)
  const landing = takeLanding()
  const current = campaign ? { ...campaign, timestamp: now } : landing
  if (current && isValidTime(current.timestamp, now))
    writeStorage(() => localStorage, STORAGE_KEY, JSON.stringify(current))
  // Removes a campaign that is not valid any more.
  else readStored(now)
}

/** @returns the attribution of a request sent from this page now */
export function currentAttribution(): Attribution {
  return collectAttribution({
    url: window.location.href,
    title: document.title,
    referrer: document.referrer,
    stored: readStored(Date.now()),
  })
}
