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

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** @returns `did you mean …?`, or undefined when no known name is close (Levenshtein distance) */
export function didYouMean(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase()
  let best: string | undefined
  let least = Math.max(2, Math.ceil(typed.length * 0.4)) + 1
  for (const name of known) {
    if (Math.abs(name.length - wanted.length) >= least) continue
    const steps = distance(wanted, name.toLowerCase())
    if (steps < least) [best, least] = [name, steps]
  }
  return best && `did you mean ${best}?`
}
