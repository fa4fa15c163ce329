import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of content, with its lines. */
export type SourceFile = { file: string; lines: string[] }

/** @returns every file of the project's content that is not generated, with its lines */
export function contentFiles(root: string): SourceFile[] {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.gen)\.(ts|md)$/.test(name))
    .sort()
    .map((name) => {
      const file = `content/${name.replaceAll('\\', '/')}`
      return { file, lines: readFileSync(join(root, file), 'utf8').split(/\r\n?|\n/) }
    })
}
