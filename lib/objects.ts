/** @returns the keys of a literal, in their order. Object.keys returns them as string */
export const keysOf = <K extends string>(object: Readonly<Record<K, unknown>>) => Object.keys(object) as K[]

/** @returns an object with the keys, each once, and a value for every one */
export function objectOf<K extends string, V>(keys: readonly K[], valueFor: (key: K) => V): Record<K, V> {
  // Object.fromEntries widens the keys to string.
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>
}

/** @returns true when a text is one of an object's keys */
export function isKeyOf<K extends string>(object: Readonly<Record<K, unknown>>, text: string | undefined): text is K {
  return text !== undefined && Object.hasOwn(object, text)
}
