import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'
import { contentAndTypeErrors } from './content-and-type-errors'

/**
 * `npm run check:content`: prints every problem of posts and other content, one per line, and exits 1 if there is one.
 * Missing fields and type errors are reported first, because the other checks need complete content.
 * `-- --github` also prints each problem as a GitHub annotation. `-- --advice` prints style advice instead.
 */
const options = new Set(process.argv.slice(2))
const root = process.cwd()

function print(problems: readonly Problem[], level: 'error' | 'notice' = 'error'): void {
  for (const problem of problems) {
    console.log(formatProblem(problem))
    if (options.has('--github')) console.log(githubAnnotation(problem, level))
    if (level === 'error') process.exitCode = 1
  }
}

const errors = await contentAndTypeErrors(root)
if (errors) {
  console.log(`${errors}\n\nFix these first. The other checks run after that.`)
  process.exitCode = 1
} else {
  // Imported late: it imports all content, and a file may be broken.
  const { printAdvice, printProblems } = await import('./print-content-problems')
  if (options.has('--advice')) printAdvice(root, print)
  else printProblems(root, print)
}
