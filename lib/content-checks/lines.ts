import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '@/lib/memoize'

/** How many characters identify a text within its file. */
const FRAGMENT_LENGTH = 40

/**
 * @param root the project's folder
 * @returns a function that finds the line of a file on which a text is written; 1 where it is not found
 */
export function lineFinder(root: string): (file: string, text: string) => number {
  const linesOf = memoize((file: string) => readFileSync(join(root, file), 'utf8').split('\n'))
  return (file, text) => {
    // Quotes and line breaks may be escaped in the source: compare up to the first of them.
    const fragment = text.slice(0, FRAGMENT_LENGTH).split(/['"`\\\n]/)[0] ?? ''
    const found = fragment.length > 2 ? linesOf(file).findIndex((line) => line.includes(fragment)) : -1
    return found < 0 ? 1 : found + 1
  }
}
