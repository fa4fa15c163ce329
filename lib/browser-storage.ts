/** Keys of unsent form text in sessionStorage start with this. */
export const DRAFT_PREFIX = 'lead-draft:'

/**
 * Reads a stored value. Storage may throw (private mode, blocked cookies): then there is none.
 * @param storage returns the storage; a function, since even naming it can throw
 */
export function readStorage(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/**
 * Writes a value, or removes it when null. Storage that throws is left alone: the page works without.
 */
export function writeStorage(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private mode or a full disk: nothing is kept, nothing breaks.
  }
}

/** Forgets every unsent form text of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Without storage there is nothing to forget.
  }
}
