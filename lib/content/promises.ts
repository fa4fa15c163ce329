import type { Promises } from '@/content/schema'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'

/**
 * @param path the page that the promises are on
 * @param promises those of content/promises.ts by default
 * @returns the promises that have a value, with their tokens filled
 */
export function promisesOn(path: string, promises: Promises = siteContent().promises) {
  const written = Object.values(promises.items).filter(({ value }) => value.trim())
  return renderCopy(written, path)
}
