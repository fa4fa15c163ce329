import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every address that a build has made, one per line. Builds only add to it. */
export const PUBLISHED_FILE = 'content/published.txt'

/** @returns the addresses that were built before, in the order of the file */
export function publishedAddresses(root: string): string[] {
  const file = join(root, PUBLISHED_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/**
 * Adds the addresses that are new.
 * @param root the project's folder
 * @param pages every page of the build
 * @returns the number of new addresses
 */
export function recordPublished(root: string, pages: readonly string[]): number {
  const known = new Set(publishedAddresses(root))
  const added = pages.filter((page) => !known.has(page))
  if (added.length > 0) appendFileSync(join(root, PUBLISHED_FILE), `${added.join('\n')}\n`)
  return added.length
}
