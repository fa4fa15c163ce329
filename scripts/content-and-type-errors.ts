import { mentionsOf } from '@/lib/content/mentions'
import { ContentError } from '@/lib/content/problems'
import { errorMessage } from '@/lib/error-message'
import { writeContentIndex } from './content-index'
import { missingPackage, typeErrors } from './type-errors'

/** @returns the error of content that is invalid or cannot be read */
async function contentError(root: string): Promise<Error | undefined> {
  try {
    writeContentIndex(root)
    await import('@/lib/content/registry')
  } catch (error) {
    return error instanceof Error ? error : new Error(errorMessage(error))
  }
}

/**
 * Finds errors that stop all other checks: a missing or wrong field in a file of content, a file that cannot be read,
 * code that does not compile.
 * @param root the project's folder, which is the current folder
 * @returns one line for each error, with its file; empty without errors
 */
export async function contentAndTypeErrors(root: string): Promise<string> {
  const notInstalled = missingPackage(root)
  if (notInstalled) return `${notInstalled} is not installed: run "npm ci".`
  const error = await contentError(root)
  const problems = error instanceof ContentError ? error.problems : []
  // The compiler reports the same files again, and errors in the code that reads them.
  const reported = problems.map(({ file }) => file)
  const types = typeErrors(root)
    .split(/\n(?=\S)/)
    .filter((line) => !error || (line.startsWith('content/') && !reported.includes(line.replace(/\(.*/s, ''))))
  // `contentError` has written the index, so it lists the pages that exist.
  const pageIds: readonly string[] = Object.values(await import('@/content/ids.gen')).flat()
  const named = problems.flatMap(({ found }) => /^"([\w-]+\/[\w-]+)"$/.exec(found)?.[1] ?? [])
  const missing = new Set(named.filter((id) => !pageIds.includes(id)))
  const mentions = mentionsOf(root, [...missing]).map(
    ({ file, line, id }) => `${file}:${line}: names ${id}, which does not exist`,
  )
  return [error?.message, ...mentions, ...types].filter(Boolean).join('\n')
}
