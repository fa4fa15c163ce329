import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileProblem, finding, type Problem } from '@/lib/content/problems'

/**
 * A file of content that cannot be read stops every program that imports it, with a stack trace. This finds the place.
 * @param error what an import threw
 * @param root the project's folder
 * @returns the line that is wrong, worded for its author; null when the error is none of content
 */
export function unreadableContent(error: unknown, root: string): Problem | null {
  if (!(error instanceof Error)) return null
  // esbuild, by which tsx reads TypeScript, and Node: neither gives the place in any other way.
  const syntax = /^(.*):(\d+):(\d+): ERROR: /m.exec(error.message)
  const importer = /^Cannot find (?:module|package) .* imported from (.*)$/m.exec(error.message)
  const path = syntax?.[1] ?? importer?.[1]
  if (!path || !existsSync(path)) return null
  const file = relative(root, path).replaceAll('\\', '/')
  const isContent = file.startsWith('content/')
  if (syntax && !isContent) return null
  const lines = readFileSync(path, 'utf8').split('\n')
  if (syntax) {
    const line = Number(syntax[2])
    const found = `"${lines[line - 1]?.trim().slice(0, 80)}"`
    const hint = "here or on the line above; an apostrophe between two ' is typed \\' or ’"
    return { file, ...finding(line, 'text', found, 'each text between two quotes, with a comma after it', hint) }
  }
  const missing = (text: string) => {
    const target = /from '@\/([^']+)'/.exec(text)?.[1]
    return target && !['', '.ts', '.tsx', '/index.ts'].some((ending) => existsSync(join(root, target + ending)))
  }
  const index = lines.findIndex(missing)
  const found = /'@\/([^']+)'/.exec(lines[index] ?? '')?.[1]
  if (!found?.startsWith('content/')) return null
  // Told where content names it, and by its own name where only code does.
  return isContent
    ? { file, line: index + 1, field: 'file', found, expected: 'a file that is there' }
    : fileProblem(`${found}.ts`, 'file', 'no such file', 'the file: the site reads it')
}
