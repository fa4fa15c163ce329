import type { Redirects } from '@/content/schema'
import { publishedPaths } from '@/lib/build/hosting/published'
import { contentFiles, type SourceFile } from '@/lib/content/content-files'
import { type Problem, plainProblem } from '@/lib/content/problems'

/** Every line of content that names a page by its id, redirects excepted. */
function mentionsOf(path: string, files: SourceFile[]): { file: string; line: number }[] {
  const id = new RegExp(`(?<![\\w-])${path.slice(1)}(?![\\w/-])`)
  return files
    .filter(({ file }) => file !== 'content/redirects.ts')
    .flatMap(({ file, lines }) => lines.flatMap((text, index) => (id.test(text) ? [{ file, line: index + 1 }] : [])))
}

// No module here imports content: a file of it may be broken (scripts/content-and-type-errors.ts).

/** @returns every line of content that still names a page with a redirect. Its links use the redirect, lists omit it */
export function redirectedMentions(root: string, redirects: Redirects): Problem[] {
  const files = contentFiles(root)
  return Object.entries<{ to: string }>(redirects)
    .filter(([path]) => /^\/[^/]+\/[^/]+$/.test(path))
    .flatMap(([path, { to }]) =>
      mentionsOf(path, files).map(({ file, line }) =>
        plainProblem(file, line, `names ${path}, which redirects to ${to}`),
      ),
    )
}

/**
 * @param path the path of a page that is gone and has no redirect
 * @param pages the paths of the pages that exist
 * @returns one problem with both remedies, and the lines that name the page
 */
export function removedPage(root: string, path: string, pages: readonly string[]): Problem {
  const [, parent = '', name = ''] = /^(.*)\/(.*)$/.exec(path) ?? []
  const published = publishedPaths(root)
  const added = pages.filter((page) => !published.includes(page))
  // A new page of its folder was probably renamed, one of its name moved.
  const renamed = added.find((page) => page.startsWith(`${parent}/`))?.slice(parent.length + 1) ?? 'new-name'
  const target = added.find((page) => page.endsWith(`/${name}`)) ?? (pages.includes(parent) ? parent : '/')
  const slug = parent && ` Renamed? Name its file ${name}.ts again, and write slug: '${renamed}' in it.`
  const redirect = `Removed? Add to content/redirects.ts: '${path}': { to: '${target}' },`
  const lines = mentionsOf(path, contentFiles(root)).map(({ file, line }) => `\n  ${file}:${line}`)
  const text = `${path} has no page any more.${slug} ${redirect}${lines.length > 0 ? '\nIt is named in:' : ''}`
  return plainProblem('content/redirects.ts', 1, text + lines.join(''))
}

/**
 * Content that names a removed page cannot be loaded. That is one problem, not one for each line.
 * @param pages the paths of the pages that exist
 * @returns the problems, those of each removed page in one; a misspelt name is none
 */
export function withRemovedPages(root: string, problems: readonly Problem[], pages: readonly string[]): Problem[] {
  const pathOf = ({ found }: Problem) => `/${/^"(.*)"$/.exec(found)?.[1]}`
  const removed = publishedPaths(root).filter((path) => !pages.includes(path) && problems.map(pathOf).includes(path))
  const others = problems.filter((problem) => !removed.includes(pathOf(problem)))
  return [...removed.map((path) => removedPage(root, path, pages)), ...others]
}
