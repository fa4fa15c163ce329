import { closestMatch } from 'leven'

/** What was found, and what was expected instead, in words for the author of the content. */
export type Mismatch = { found: string; expected: string; hint?: string }

/** A problem before its file is known. */
export type LineProblem = Mismatch & { line: number; field: string }

/** A problem in a file of content. The file is named from the project's root, with forward slashes. */
export type Problem = LineProblem & { file: string }

/** @returns what was found and expected, without a file and a line */
export const mismatch = (found: string, expected: string, hint?: string): Mismatch => ({ found, expected, hint })

/** @returns a problem at a line, before its file is known */
export const lineProblem = (
  line: number,
  field: string,
  found: string,
  expected: string,
  hint?: string,
): LineProblem => ({ line, field, found, expected, hint })

/** @returns a problem of a file as a whole, at its first line */
export const fileProblem = (file: string, field: string, found: string, expected: string, hint?: string): Problem => ({
  file,
  ...lineProblem(1, field, found, expected, hint),
})

/** @returns a problem that is told in a sentence */
export const plainProblem = (file: string, line: number, found: string): Problem => ({
  file,
  ...lineProblem(line, '', found, ''),
})

/** Compares two problems, for `sort`. @returns a negative number when the first one comes first */
export const byFileAndLine = (a: Problem, b: Problem) => a.file.localeCompare(b.file) || a.line - b.line

/** @returns `found X, expected Y (hint)`, or a sentence alone */
export const messageOf = ({ found, expected, hint }: Mismatch) =>
  expected ? `found ${found}, expected ${expected}${hint ? ` (${hint})` : ''}` : found

/** @returns `file:line: field: found X, expected Y (hint)`, or `file:line: sentence` */
export function formatProblem(problem: Problem): string {
  const { file, line, field } = problem
  return `${file}:${line}: ${field && `${field}: `}${messageOf(problem)}`
}

/** Content is invalid. The message has one line for each problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'))
  }
}

/** @returns a problem as an annotation of its line on GitHub (a workflow command) */
export function githubAnnotation(problem: Problem, level: 'error' | 'notice'): string {
  const { file, line, field } = problem
  const encode = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const value = (text: string) => encode(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${level} file=${value(file)},line=${line}${field && `,title=${value(field)}`}::${encode(messageOf(problem))}`
}

/** @returns `did you mean …?`, or undefined when no known name is close */
export function didYouMean(typed: string, known: readonly string[]): string | undefined {
  const names = known.map((name) => name.toLowerCase())
  const maxDistance = Math.max(2, Math.ceil(typed.length * 0.4))
  const closest = closestMatch(typed.toLowerCase(), names, { maxDistance })
  return closest && `did you mean ${known[names.indexOf(closest)]}?`
}
