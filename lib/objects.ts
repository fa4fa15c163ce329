/**
 * @param object a literal: it has no keys besides those of its type
 * @returns its keys, in the order in which they are written. Object.keys returns them as string
 */
export const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>) => Object.keys(object) as K[]

/**
 * @param keys the keys, each once
 * @param valueFor returns the value of a key
 * @returns an object with a value for every key
 */
export function objectOf<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> {
  // Object.fromEntries widens the keys to string.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>
}

/** @returns true when a text is one of an object's keys */
export function isKeyOf<K extends string>(object: Readonly<Record<K, unknown>>, text: string | undefined): text is K {
  return text !== undefined && Object.hasOwn(object, text)
}
