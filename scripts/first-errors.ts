import { mentionsOf } from '@/lib/content/mentions'
import { errorMessage } from '@/lib/error-message'
import { writeContentIndex } from './content-index'
import { missingPackage, typeErrors } from './type-errors'

/** Errors in the fields of content files, or in their folders: one line for each. */
async function contentErrors(root: string): Promise<string> {
  try {
    writeContentIndex(root)
    await import('@/lib/content/registry')
    return ''
  } catch (error) {
    return errorMessage(error)
  }
}

/**
 * Finds errors that stop all other checks: a missing or wrong field in a file of content, a file that cannot be read,
 * code that does not compile.
 * @param root the project's folder, which is the current folder
 * @returns one line for each error, with its file; empty without errors
 */
export async function firstErrors(root: string): Promise<string> {
  const notInstalled = missingPackage(root)
  if (notInstalled) return `${notInstalled} is not installed: run "npm ci".`
  const content = await contentErrors(root)
  // The compiler reports the same files again, and errors in the code that reads them.
  const reported = content.split('\n').map((line) => line.replace(/:.*/, ''))
  const types = typeErrors(root)
    .split(/\n(?=\S)/)
    .filter((error) => !content || (error.startsWith('content/') && !reported.includes(error.replace(/\(.*/s, ''))))
  const missing = [...content.matchAll(/found "([\w-]+\/[\w-]+)", expected a p/g)].map(([, path = '']) => path)
  const mentions = mentionsOf(root, [...new Set(missing)]).map(
    ({ file, line, path }) => `${file}:${line}: names ${path}, which does not exist`,
  )
  return [content, ...mentions, ...types].filter(Boolean).join('\n')
}
