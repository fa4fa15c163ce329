import type { Mismatch, Problem } from '@/lib/content/problems'
import type { CopyPage, CopyString } from '@/lib/content-checks/copy'

/** What a check reads. */
type CheckInput = { root: string; copy: readonly CopyPage[]; lineOf: (file: string, text: string) => number }
/** @returns every place that fails the check, worded for the person who wrote it */
export type ContentCheck = (input: CheckInput) => Problem[]

/** @returns a problem of one string, at its line */
export const problemAt = (
  { lineOf }: CheckInput,
  { file, keyPath, text }: CopyString,
  mismatch: Mismatch,
): Problem => ({ file, line: lineOf(file, text), field: keyPath, ...mismatch })

/**
 * @param check returns each error in a string: what it found and what it expected
 * @returns a check of each string of the site by itself
 */
export function eachString(check: (string: CopyString, page: CopyPage) => readonly Mismatch[]): ContentCheck {
  return (input) =>
    input.copy.flatMap((page) =>
      page.strings.flatMap((string) => check(string, page).map((mismatch) => problemAt(input, string, mismatch))),
    )
}

/** @returns the beginning of a text, in quotes */
export const quoteStart = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`
