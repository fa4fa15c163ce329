import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { remembered } from '@/lib/remembered'

/** How many characters identify a text within its file. */
const FRAGMENT = 40

/**
 * @param root the project's folder
 * @returns a function that finds the line of a file on which a text is written; 1 where it is not found
 */
export function lineFinder(root: string): (file: string, text: string) => number {
  const linesOf = remembered((file: string) => readFileSync(join(root, file), 'utf8').split('\n'))
  return (file, text) => {
    // Quotes and line breaks may be escaped in the source: compare up to the first of them.
    const fragment = text.slice(0, FRAGMENT).split(/['"`\\\n]/)[0] ?? ''
    const found = fragment.length > 2 ? linesOf(file).findIndex((line) => line.includes(fragment)) : -1
    return found < 0 ? 1 : found + 1
  }
}

/**
 * @param root the project's folder
 * @param file a file of facts
 * @param path the keys that lead to a field
 * @returns the line on which the field is written, or the line of what it belongs to
 */
export function fieldLine(root: string, file: string, path: readonly PropertyKey[]): number {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const last = path.reduce<number>((line, key) => {
    const written = [`'${String(key)}':`, ` ${String(key)}:`]
    const found = lines.findIndex((text, index) => index >= line && written.some((start) => text.includes(start)))
    return found < 0 ? line : found
  }, 0)
  return last + 1
}
