import { typeErrors } from '@/lib/type-errors'

/**
 * The first step of `npm run build`. Nothing of the project is loaded before: a file that is missing or cannot be read is
 * told by its line.
 */
const errors = typeErrors(process.cwd())
if (errors) {
  console.error(errors)
  process.exitCode = 1
}
