/**
 * Reads a stored value. Storage may throw (private mode, blocked cookies): that counts as no value.
 * @param storage returns the storage; a function, since even naming it can throw
 * @param key the value's name
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
 * @param storage returns the storage
 * @param key the value's name
 * @param value the text to keep
 */
export function writeStorage(storage: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key)
    else storage().setItem(key, value)
  } catch {
    // Private mode or a full disk: nothing is kept, nothing breaks.
  }
}
