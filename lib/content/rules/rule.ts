import type { Problem } from '@/lib/content/problems'
import type { CopyPage, CopyString } from '@/lib/content/rules/copy'

/** What a rule looks at. */
export type RuleInput = { root: string; copy: readonly CopyPage[]; lineOf: (file: string, text: string) => number }
/** @returns every place where the content breaks the rule, worded for the person who wrote it */
export type Rule = (input: RuleInput) => Problem[]

/** What a rule says of a place it has found. */
export type Told = Omit<Problem, 'file' | 'line' | 'field'>

/** A problem with one string, at its line. */
export const problemAt = ({ lineOf }: RuleInput, { file, where, text }: CopyString, told: Told): Problem => ({
  file,
  line: lineOf(file, text),
  field: where,
  ...told,
})

/** The beginning of a text, in quotes. */
export const short = (text: string) => `"${text.length > 60 ? `${text.slice(0, 57)}...` : text}"`

/** A token, known or not: {phone}. */
export const tokenForm = /\{[^{}]*\}/g
