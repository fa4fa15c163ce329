import type { Problem } from '@/lib/content/problems'
import type { CopyPage, CopyString } from '@/lib/content/rules/copy'

/** What a rule checks. */
export type RuleInput = { root: string; copy: readonly CopyPage[]; lineOf: (file: string, text: string) => number }
/** @returns every place where the content breaks the rule, worded for the person who wrote it */
export type Rule = (input: RuleInput) => Problem[]

/** What a rule found and what it expected instead. */
export type Mismatch = Omit<Problem, 'file' | 'line' | 'field'>

/** A problem with a file as a whole: it is reported on the first line. */
export const fileProblem = (file: string, field: string, mismatch: Mismatch): Problem => ({
  file,
  line: 1,
  field,
  ...mismatch,
})

/** A problem with one string, at its line. */
export const problemAt = ({ lineOf }: RuleInput, { file, where, text }: CopyString, mismatch: Mismatch): Problem => ({
  file,
  line: lineOf(file, text),
  field: where,
  ...mismatch,
})

/** The beginning of a text, in quotes. */
export const excerpt = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`
