import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'

/**
 * @param path the page that the promises are on
 * @returns the promises that have a value, with their tokens filled
 */
export function promisesOn(path: string) {
  const written = Object.values(siteContent().promises.items).filter(({ value }) => value.trim())
  return renderCopy(written, path)
}
