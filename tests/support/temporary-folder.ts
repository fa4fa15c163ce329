import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

/** Writes files into a folder. @param files path within the folder to content */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** @returns the path of a folder with these files, which is deleted when the test ends */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFiles(folder, files)
  return folder
}

/** @returns the path of a folder for the project's commands, with these files and without `own` */
export function projectFolder(files: Record<string, string | Buffer>, own: readonly string[] = []): string {
  const root = temporaryFolder(files)
  const shared = ['node_modules', 'app', 'components', 'content', 'lib', 'scripts', 'package.json', 'tsconfig.json']
  for (const name of shared.filter((name) => !own.includes(name))) symlinkSync(resolve(name), join(root, name))
  return root
}
