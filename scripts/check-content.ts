import { formatProblem, githubAnnotation, type Problem } from '@/lib/content/problems'
import { typeProblems } from '@/lib/content-rules/type-problems'
import { unreadableContent } from '@/lib/content-rules/unreadable'

/**
 * `npm run check:content`: prints every problem of every post and every other piece of content, one a line, and exits 1
 * when there is one. `-- --github` also prints each as a GitHub annotation.
 * `-- --advice` prints style advice instead, and never fails.
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

// The other rules rely on it that every field is there.
const misfits = options.has('--advice') ? [] : typeProblems(root)
print(misfits)
if (misfits.length > 0) {
  console.log('\nEverything else is checked once this is mended.')
} else {
  try {
    // Imports all content, of which a file may be broken.
    const { printAdvice, printProblems } = await import('./content-problems')
    if (options.has('--advice')) printAdvice(root, print)
    else printProblems(root, print)
  } catch (error) {
    const problem = unreadableContent(error, root)
    if (!problem) throw error
    print([problem])
  }
}
