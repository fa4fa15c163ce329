import { contentFiles } from '@/lib/content/content-files'

/**
 * @param root the project's folder
 * @param ids ids of pages, such as residential/panel-upgrades
 * @returns every line of content that names one of them, redirects excepted
 */
export function mentionsOf(root: string, ids: readonly string[]): { file: string; line: number; id: string }[] {
  const patterns = ids.map((id) => ({ id, pattern: new RegExp(`(?<![\\w-])${id}(?![\\w/-])`) }))
  return contentFiles(root)
    .filter(({ file }) => file !== 'content/redirects.ts')
    .flatMap(({ file, lines }) =>
      lines.flatMap((text, index) =>
        patterns.filter(({ pattern }) => pattern.test(text)).map(({ id }) => ({ file, line: index + 1, id })),
      ),
    )
}
