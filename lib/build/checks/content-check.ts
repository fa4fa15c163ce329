import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageCopy, WrittenText } from '@/lib/build/checks/copy'
import { fieldLine, fieldName } from '@/lib/content/parse-content'
import type { Mismatch, Problem } from '@/lib/content/problems'

/** What a check reads: the project's folder, and the site's copy. */
export type CheckInput = { root: string; copy: readonly PageCopy[] }
/** @returns a problem for each text, list or value that fails the check, worded for the person who wrote it */
export type ContentCheck = (input: CheckInput) => Problem[]

/** How many characters identify a text within its file. */
const FRAGMENT_LENGTH = 40

/** @returns the keys of a text or a list, with numbers for entries */
export const keysIn = (keyPath: string) => keyPath.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** @returns a problem of one text or list, at its line */
export function problemAt(
  { root }: CheckInput,
  written: Pick<WrittenText, 'file' | 'keyPath'> & Partial<WrittenText>,
  mismatch: Mismatch,
): Problem {
  const { file, keyPath, text = '', line: first, field = keyPath } = written
  if (first) {
    const [before = ''] = text.split(mismatch.found.replace(/^"|"$/g, ''))
    const line = before === text ? first : first + before.split('\n').length - 1
    return { file, line, field, ...mismatch }
  }
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  // Quotes and line breaks may be escaped in the source: compare up to the first of them.
  const fragment = text.slice(0, FRAGMENT_LENGTH).split(/['"`\\\n]/)[0] ?? ''
  const index = fragment.length > 2 ? lines.findIndex((line) => line.includes(fragment)) : -1
  const keys = keysIn(keyPath)
  return { file, line: index < 0 ? fieldLine(root, file, keys) : index + 1, field: fieldName(keys), ...mismatch }
}

/** @returns a check of each text by itself: what is wrong with it, found and expected */
export function eachText(check: (written: WrittenText, page: PageCopy) => readonly Mismatch[]): ContentCheck {
  return (input) =>
    input.copy.flatMap((page) =>
      page.texts.flatMap((written) => check(written, page).map((mismatch) => problemAt(input, written, mismatch))),
    )
}

const QUOTE_LENGTH = 60

/** @returns the beginning of a text, in quotes */
export const quoteStart = (text: string) =>
  `"${text.length > QUOTE_LENGTH ? `${text.slice(0, QUOTE_LENGTH - 3)}...` : text}"`
