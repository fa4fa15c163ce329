import { typeErrors } from '@/lib/type-errors'

/**
 * `npm run build`: checks the types of the whole project, then builds it. Nothing of the project is loaded before: a
 * file that is missing or cannot be read is told by its line.
 */
const errors = typeErrors(process.cwd())
if (errors) {
  console.error(errors)
  process.exit(1)
}
await import('./build-site')
