import { readStorage, writeStorage } from '@/lib/leads/browser-storage'

const KEY = 'chunk-reload'
/** Two failures this close together are not a deploy: reloading again would be a loop. In milliseconds. */
const QUIET_MS = 60_000

/**
 * @param reason what was thrown or rejected
 * @returns true when a script file of the site could not be loaded, as happens when a deploy replaced it
 */
export function isChunkError(reason: unknown): boolean {
  if (!(reason instanceof Error)) return false
  return reason.name === 'ChunkLoadError' || /(loading|load) (css )?chunk/i.test(reason.message)
}

/**
 * Whether to reload the page for a failed chunk: once, then not again for a minute. Without storage, never.
 * @param now milliseconds since the epoch
 */
export function mayReload(now: number): boolean {
  const last = Number(readStorage(() => sessionStorage, KEY))
  if (now - last < QUIET_MS) return false
  writeStorage(() => sessionStorage, KEY, String(now))
  return readStorage(() => sessionStorage, KEY) === String(now)
}
