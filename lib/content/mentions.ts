import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param root the project's folder
 * @returns every file of content that is not generated, with its lines
 */
export function contentFiles(root: string): { file: string; lines: string[] }[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.gen)\.(ts|md)$/.test(name))
    .sort()
    .map((name) => {
      const file = `content/${name.replaceAll('\\', '/')}`
      return { file, lines: readFileSync(join(root, file), 'utf8').split('\n') }
    })
}

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
