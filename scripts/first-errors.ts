import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '@/lib/error-message'
import { missingPackage, typeErrors } from '@/lib/type-errors'
import { writeContentIndex } from './content-index'

/** What is wrong with the fields of a file of content, or with its place in a folder: one line for each. */
async function contentErrors(root: string): Promise<string> {
  try {
    writeContentIndex(root)
    await import('@/lib/content/registry')
    return ''
  } catch (error) {
    return errorMessage(error)
  }
}

/** Every line of content that names a page which is not there: a removed page is named in many files. */
function mentionsOf(missing: readonly string[], root: string): string[] {
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((name) => /(?<!\.gen)\.(ts|md)$/.test(name) && name !== 'redirects.ts')
    .sort()
    .flatMap((name) =>
      readFileSync(join(root, 'content', name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          missing
            .filter((path) => new RegExp(`(?<![\\w-])${path}(?![\\w-])`).test(line))
            .map((path) => `content/${name}:${index + 1}: names ${path}, which is not there`),
        ),
    )
}

/**
 * What has to be mended before anything else is looked at: a field that is missing or wrong in a file of content, a file
 * that cannot be read, whatever does not compile.
 * @param root the project's folder, which is the present one
 * @returns one line for each, with its file; nothing where all is in order
 */
export async function firstErrors(root: string): Promise<string> {
  const notInstalled = missingPackage(root)
  if (notInstalled) return `${notInstalled} is not installed: run "npm ci".`
  const content = await contentErrors(root)
  // The compiler says the same of these files in its own words, and of the code that reads them.
  const told = content.split('\n').map((line) => line.replace(/:.*/, ''))
  const types = typeErrors(root)
    .split(/\n(?=\S)/)
    .filter((error) => !content || (error.startsWith('content/') && !told.includes(error.replace(/\(.*/s, ''))))
  const missing = [...content.matchAll(/found "([\w-]+\/[\w-]+)", expected a p/g)].map(([, path = '']) => path)
  return [content, ...mentionsOf([...new Set(missing)], root), ...types].filter(Boolean).join('\n')
}
