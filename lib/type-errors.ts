import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param root the project's folder
 * @returns a package that the types need and that is not installed; `NODE_ENV=production npm ci` leaves out those of the
 *   tests
 */
export function missingPackage(root: string): string | undefined {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = Object.keys({ ...dependencies, ...devDependencies })
  return names.find((name) => !existsSync(join(root, 'node_modules', name)))
}

/**
 * Has the compiler check the whole project: a field that is missing or misspelt, an address that no page has, a page
 * without its drawing. Next's build does not.
 * @param root the project's folder, all packages installed
 * @returns the compiler's own lines, each with its file and line; nothing where there is no error
 * @throws Error when the compiler cannot be run
 */
export function typeErrors(root: string): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // An incremental check has gone on to report errors that were mended.
  const options = ['-p', 'tsconfig.json', '--noEmit', '--incremental', 'false', '--pretty', 'false']
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler, ...options], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0 && !stdout) throw new Error(`the compiler cannot be run: ${stderr}`)
  // An error begins its line; what goes into detail is indented. What an earlier build left in .next may be out of date.
  const errors = stdout.split(/\n(?=\S)/).filter((error) => error.trim() && !error.startsWith('.next'))
  return errors.join('\n').trimEnd()
}
