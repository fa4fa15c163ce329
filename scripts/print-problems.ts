import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'

/** @returns a number with its word: "1 problem", "2 problems" */
export const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`

/** Prints problems, one per line, with `--github` also as annotations. Errors make the command fail. */
export function printProblems(problems: readonly Problem[], level: 'error' | 'notice', prefix = ''): void {
  const isOnGithub = process.argv.includes('--github')
  for (const problem of problems) {
    console.log(`${prefix}${formatProblem(problem)}`)
    if (isOnGithub) console.log(githubAnnotation(problem, level))
  }
  if (level === 'error' && problems.length > 0) process.exitCode = 1
  // GitHub shows ten annotations of one step.
  if (isOnGithub && problems.length > 10)
    console.log(`GitHub shows 10 of ${problems.length} at their lines. This log has all of them.`)
}
