import './load-env'
import { formatProblem } from '@/lib/content/problems'
import { contentAndTypeErrors } from './content-and-type-errors'
import { writeContentIndex } from './content-index'
import { missingPackage } from './type-errors'

/**
 * The first step of `npm run build`: writes the list of content files, then checks the content and the types.
 * A production install has no devDependencies, so neither is checked there.
 */
const root = process.cwd()
const missing = missingPackage(root)
if (missing) {
  console.warn(
    `Content and types are not checked here: ${missing} is not installed. "npm ci --include=dev" installs it.`,
  )
  writeContentIndex(root)
}
const errors = missing ? [] : await contentAndTypeErrors(root)
for (const problem of errors) console.error(formatProblem(problem))
if (errors.length > 0) process.exitCode = 1
