import { contentFiles } from '@/lib/content/content-files'

/**
 * @param root the project's folder
 * @param paths paths of pages, without the first slash, such as residential/panel-upgrades
 * @returns every line of content that names one of them, redirects excepted
 */
export function mentionsOf(root: string, paths: readonly string[]): { file: string; line: number; path: string }[] {
  const patterns = paths.map((path) => ({ path, pattern: new RegExp(`(?<![\\w-])${path}(?![\\w/-])`) }))
  return contentFiles(root)
    .filter(({ file }) => file !== 'content/redirects.ts')
    .flatMap(({ file, lines }) =>
      lines.flatMap((text, index) =>
        patterns.filter(({ pattern }) => pattern.test(text)).map(({ path }) => ({ file, line: index + 1, path })),
      ),
    )
}
