/** @returns a stored value; null without one and when access throws (private mode, no cookies) */
export function readStorage(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null
  }
}

/** Writes a value, or removes it when null. Errors are ignored: the page works without storage. */
export function writeStorage(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private mode or a full disk: nothing is stored.
  }
}
