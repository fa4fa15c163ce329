import { formatProblem, githubAnnotation } from '@/lib/content/problems'
import { unreadableContent } from '@/lib/content-rules/unreadable'

/**
 * `npm run check:content`: prints every problem of every post and every other piece of content, one a line, and exits 1
 * when there is one. `-- --github` also prints each as a GitHub annotation.
 * `-- --advice` prints style advice instead, and never fails.
 */
const options = new Set(process.argv.slice(2))
try {
  // Imports all content, of which a file may be broken.
  const { printProblems } = await import('./content-problems')
  process.exitCode = printProblems(process.cwd(), options) ? 1 : 0
} catch (error) {
  const problem = unreadableContent(error, process.cwd())
  if (!problem) throw error
  console.log(formatProblem(problem))
  if (options.has('--github')) console.log(githubAnnotation(problem, 'error'))
  process.exitCode = 1
}
