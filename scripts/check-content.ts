import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'
import { firstErrors } from './first-errors'

/**
 * `npm run check:content`: prints every problem of every post and every other piece of content, one a line, and exits 1
 * when there is one. What is missing and what does not compile comes first: the other rules rely on it that every field is there.
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

const errors = options.has('--advice') ? '' : await firstErrors(root)
if (errors) {
  console.log(`${errors}\n\nEverything else is checked once this is mended.`)
  process.exitCode = 1
} else {
  // Imports all content, of which a file may be broken.
  const { printAdvice, printProblems } = await import('./content-problems')
  if (options.has('--advice')) printAdvice(root, print)
  else printProblems(root, print)
}
