import { finding, type Problem, type Said } from '@/lib/content/problems'
import type { CopyPage, CopyString } from '@/lib/content-rules/copy'

/** What a rule checks. */
type RuleInput = { root: string; copy: readonly CopyPage[]; lineOf: (file: string, text: string) => number }
/** @returns every place where the content breaks the rule, worded for the person who wrote it */
export type Rule = (input: RuleInput) => Problem[]

/** A problem with one string, at its line. */
export const problemAt = ({ lineOf }: RuleInput, { file, where, text }: CopyString, ...said: Said): Problem => ({
  file,
  ...finding(lineOf(file, text), where, ...said),
})

/**
 * @param check returns what it found in a string, and what it expected, for each fault
 * @returns the rule that checks every string of the site so, by itself
 */
export function eachString(check: (string: CopyString, page: CopyPage) => readonly Said[]): Rule {
  return (input) =>
    input.copy.flatMap((page) =>
      page.strings.flatMap((string) => check(string, page).map((said) => problemAt(input, string, ...said))),
    )
}

/** The beginning of a text, in quotes. */
export const excerpt = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`
