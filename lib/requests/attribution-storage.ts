import {
  type Attribution,
  type Campaign,
  campaignFromUrl,
  cleanCampaign,
  collectAttribution,
} from '@/lib/requests/attribution'
import { readStorage, writeStorage } from '@/lib/requests/browser-storage'

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

/** Stores the campaign of this page's URL in place of an earlier one. Without one, a valid one stays. Never throws. */
export function storeAttribution(): void {
  const campaign = campaignFromUrl(window.location.href)
  if (campaign) writeStorage(() => localStorage, STORAGE_KEY, JSON.stringify({ ...campaign, timestamp: Date.now() }))
  // Removes a campaign that is not valid any more.
  else readStored(Date.now())
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
