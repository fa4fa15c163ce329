import './load-env'
import { contentAndTypeErrors } from './content-and-type-errors'
import { count, printProblems } from './print-problems'
import { syntaxProblems } from './syntax-slips'

/**
 * `npm run check:content`: prints every problem of posts and other content, one per line, and exits 1 if there is one.
 * Missing fields and type errors are reported first, because the other checks need complete content.
 * `-- --github` also prints each problem as a GitHub annotation. `-- --advice` prints style advice instead, and
 * `-- --syntax` only files that cannot be read: `npm run format` checks them, because Biome would suggest deletions.
 */
const root = process.cwd()
const isSyntaxOnly = process.argv.includes('--syntax')
const errors = isSyntaxOnly ? await syntaxProblems(root) : await contentAndTypeErrors(root)
if (errors.length > 0) {
  printProblems(errors, 'error')
  console.log(`\n${count(errors.length, 'problem')} to mend first. The other checks run after that.`)
} else if (!isSyntaxOnly) {
  // Imported late: it imports all content, and a file may be broken.
  const { printAdvice, printContentProblems } = await import('./print-content-problems')
  if (process.argv.includes('--advice')) printAdvice(root)
  else printContentProblems(root)
}
