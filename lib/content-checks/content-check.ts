import type { Mismatch, Problem } from '@/lib/content/problems'
import type { PageCopy, WrittenText } from '@/lib/content-checks/copy'

/** What a check reads. */
type CheckInput = { root: string; copy: readonly PageCopy[]; lineOf: (file: string, text: string) => number }
/** @returns a problem for each text, list or value that fails the check, worded for the person who wrote it */
export type ContentCheck = (input: CheckInput) => Problem[]

/** @returns a problem of one text, at its line */
export const problemAt = (
  { lineOf }: CheckInput,
  { file, keyPath, text }: WrittenText,
  mismatch: Mismatch,
): Problem => ({ file, line: lineOf(file, text), field: keyPath, ...mismatch })

/**
 * @param check returns each error in a text: what it found and what it expected
 * @returns a check of each text of the site by itself
 */
export function eachText(check: (written: WrittenText, page: PageCopy) => readonly Mismatch[]): ContentCheck {
  return (input) =>
    input.copy.flatMap((page) =>
      page.texts.flatMap((written) => check(written, page).map((mismatch) => problemAt(input, written, mismatch))),
    )
}

/** @returns the beginning of a text, in quotes */
export const quoteStart = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`
