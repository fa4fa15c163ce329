import './load-env'
import { contentAndTypeErrors } from './content-and-type-errors'

/**
 * `npm run check:content`: prints every problem of posts and other content, one per line, and exits 1 if there is one.
 * Missing fields and type errors are reported first, because the other checks need complete content.
 * `-- --github` also prints each problem as a GitHub annotation. `-- --advice` prints style advice instead.
 */
const root = process.cwd()
const errors = await contentAndTypeErrors(root)
if (errors) {
  console.log(`${errors}\n\nFix these first. The other checks run after that.`)
  process.exitCode = 1
} else {
  // Imported late: it imports all content, and a file may be broken.
  const { printAdvice, printProblems } = await import('./print-content-problems')
  if (process.argv.includes('--advice')) printAdvice(root)
  else printProblems(root)
}
