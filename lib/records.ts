/**
 * @param record a literal: it has no keys besides those of its type
 * @returns its keys, in the order in which they are written. Object.keys returns them as string
 */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[]

/**
 * @param keys the keys, each once
 * @param valueFor returns the value of a key
 * @returns a record with a value for every key
 */
export function recordOf<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> {
  // Object.fromEntries widens the keys to string.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>
}

/** @returns true when a text is one of a record's keys */
export function isKeyOf<K extends string>(record: Readonly<Record<K, unknown>>, text: string | undefined): text is K {
  return text !== undefined && Object.hasOwn(record, text)
}
