import { withRemovedPages } from '@/lib/build/checks/removed-pages'
import { byFileAndLine, ContentError, type Problem, plainProblem } from '@/lib/content/problems'
import { errorMessage } from '@/lib/error-message'
import { writeContentIndex } from './content-index'
import { syntaxProblems } from './syntax-slips'
import { missingPackage, typeErrors } from './type-errors'

/** @returns the problems of content that is invalid or cannot be loaded */
async function contentErrors(root: string): Promise<readonly Problem[]> {
  try {
    writeContentIndex(root)
    // Imported late: it imports all content, and a file may be broken.
    const { loadContent } = await import('@/lib/content/load-content')
    return loadContent().problems
  } catch (error) {
    return error instanceof ContentError ? error.problems : [plainProblem('content', 1, errorMessage(error))]
  }
}

/**
 * @returns by file and line the errors that stop all other checks: a file of content that cannot be read, a missing or
 *   wrong field in one, the name of a page that is gone, code that does not compile
 */
export async function contentAndTypeErrors(root: string): Promise<Problem[]> {
  const notInstalled = missingPackage(root)
  if (notInstalled) return [plainProblem('package.json', 1, `${notInstalled} is not installed: run "npm ci"`)]
  const slips = await syntaxProblems(root)
  if (slips.length > 0) return slips
  const found = await contentErrors(root)
  // `contentErrors` has written the index, so it lists the pages that exist.
  const ids: readonly string[] = Object.values(await import('@/content/ids.gen')).flat()
  const problems = withRemovedPages(root, found, ['/', '/toronto', '/emergency', ...ids.map((id) => `/${id}`)])
  // The compiler reports the same fields again, and errors in the code that reads them.
  const reported = found.map(({ file }) => file)
  const types = typeErrors(root).filter(
    ({ file }) => found.length === 0 || (file.startsWith('content/') && !reported.includes(file)),
  )
  const isLoadError = ({ file }: Problem) => file === 'content' && types.length > 0
  return [...problems.filter((problem) => !isLoadError(problem)), ...types].sort(byFileAndLine)
}
