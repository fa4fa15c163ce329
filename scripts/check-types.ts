import { missingPackage, typeErrors } from '@/lib/type-errors'

/**
 * The first step of `npm run build`. Nothing of the project is loaded before: a file that is missing or cannot be read is
 * told by its line. A production install has no packages for tests, and its build no types to check them with.
 */
const root = process.cwd()
const missing = missingPackage(root)
const errors = missing ? '' : typeErrors(root)
if (missing) console.warn(`Types are not checked: ${missing} is not installed. "npm ci --include=dev" installs it.`)
if (errors) {
  console.error(errors)
  process.exitCode = 1
}
