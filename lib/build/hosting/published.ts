import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The path of every page that a build has made, one per line. Builds only add to it. */
export const PUBLISHED_FILE = 'content/published.txt'

/** @returns the paths that were built before, in the order of the file */
export function publishedPaths(root: string): string[] {
  const file = join(root, PUBLISHED_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
}

/** Adds the paths of a build's pages that are new, and returns their number. */
export function recordPublished(root: string, pages: readonly string[]): number {
  const known = new Set(publishedPaths(root))
  const added = pages.filter((page) => !known.has(page))
  if (added.length > 0) appendFileSync(join(root, PUBLISHED_FILE), `${added.join('\n')}\n`)
  return added.length
}
