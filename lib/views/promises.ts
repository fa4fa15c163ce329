import { promises as ownPromises } from '@/content/promises'
import type { Promises } from '@/content/schema'
import { fill } from '@/lib/content/fill'

/**
 * @param path the page that the promises are on
 * @returns what Promises shows; undefined while every promise is empty
 */
export function promisesView(path: string, source: Promises = ownPromises) {
  const items = Object.values(source.items).filter(({ value }) => value.trim())
  return items.length > 0 ? fill({ heading: source.heading, items }, path) : undefined
}

export type PromisesView = NonNullable<ReturnType<typeof promisesView>>
