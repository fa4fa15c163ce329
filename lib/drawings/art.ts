import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a drawing's source at build time; lib/drawings/art/README.md says how each is redrawn.
 * @param name a file in lib/drawings/art
 * @returns its text
 */
export function readArt(name: string): string {
  return readFileSync(join(process.cwd(), 'lib/drawings/art', name), 'utf8')
}
