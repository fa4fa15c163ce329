/** @returns the first entry of a list. @throws Error when the list is empty */
export function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('found an empty list')
  return item
}

/** @returns the last entry of a list. @throws Error when the list is empty */
export const last = <T>(list: readonly T[]): T => first(list.slice(-1))
